/** `npm run mock`. Plain JavaScript, because a TypeScript entry loads the type stripper before the compile cache is on. */
import { enableCompileCache } from 'node:module';

enableCompileCache();
await import('./node.ts');
