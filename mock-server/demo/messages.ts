/** What a page says to the worker: take me under your control. */
export const CLAIM = 'waymark: claim';

/** In the tab's storage: the address that a lost page was asked for, until there is a worker that has it. */
export const WANTED = 'waymark-demo-wanted';

/** In the tab's storage while a lost page gives the worker a second chance, so that it does not get a third. */
export const SECOND_CHANCE = 'waymark-demo-lost';
