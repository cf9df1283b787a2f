/**
 * `npm run mock`. Plain JavaScript, because a TypeScript entry would load the type stripper before the compile cache is
 * enabled, and because an older Node reads it far enough to say which one is needed.
 */
const NEEDED = 24;
if (Number(process.versions.node.split('.')[0]) < NEEDED) {
  console.error(
    `The mock needs Node ${NEEDED} or newer, and this is ${process.versions.node}. npm run mock uses node_modules/.bin/node, which it installs.`,
  );
  process.exit(1);
}

const { enableCompileCache } = await import('node:module');
enableCompileCache();
await import('./node.ts');
