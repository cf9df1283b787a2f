/** `npm run pack`: the mock as a package for the tests of other projects. */
import { statSync } from 'node:fs';
import path from 'node:path';
import { buildPackage } from './package/build.ts';
import { packed } from './package/tarball.ts';

const FOLDER = 'build/package';

await buildPackage(FOLDER);
const file = packed(FOLDER, 'build');
console.log(
  `${file} (${(statSync(file).size / 1e6).toFixed(1)} MB). Install it with: npm install --save-dev ${path.resolve(file)}`,
);
