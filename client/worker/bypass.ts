/** Static routing of service workers, which the library of types does not have yet. */
type Routing = { addRoutes?: (routes: readonly { condition: object; source: 'network' }[]) => Promise<void> };

/** Methods of writes. */
const WRITES = ['POST', 'PUT', 'PATCH', 'DELETE'];

/**
 * Has the browser send every write past the worker. A worker loses the calls of a closing page, like the end of live
 * video. Browsers without static routing ignore this. In the demo, the same worker is the server (`answersApi`) and gets them.
 */
export async function sendWritesDirectly(event: ExtendableEvent & Routing): Promise<void> {
  if ('answersApi' in self) return;
  const or = WRITES.map((requestMethod) => ({ requestMethod }));
  await event.addRoutes?.([{ condition: { or }, source: 'network' }]);
}
