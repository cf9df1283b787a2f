/**
 * `npm run mock`. Plain JavaScript, because a TypeScript entry would load the type stripper before the compile cache is
 * enabled.
 */
import { enableCompileCache } from 'node:module';

enableCompileCache();
await import('./node.ts');
