/** Message from a page to the worker: take control of this page. */
export const CLAIM = 'waymark: claim';

/** Session storage key of the address that a lost page requested, until a worker can serve it. */
export const WANTED = 'waymark-demo-wanted';

/** Session storage key that limits a lost page to one retry. */
export const SECOND_CHANCE = 'waymark-demo-lost';
