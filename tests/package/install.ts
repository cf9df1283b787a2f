import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildPackage } from '../../scripts/package/build.ts';
import { README } from '../../scripts/package/readme.ts';
import { npm, packed } from '../../scripts/package/tarball.ts';

/** Tools of the foreign project. They come from here, so that the installation needs no network. */
const TOOLS = [
  'vitest',
  'vite',
  'jsdom',
  'msw',
  'msw-2',
  'typescript-7',
  '@types/node',
  '@playwright/test',
  '@modelcontextprotocol/sdk',
];

/** Node that runs the foreign project. CI sets the oldest one that the package supports. */
export const FOREIGN_NODE = process.env['WAYMARK_PACKAGE_NODE'] ?? process.execPath;

/** A project outside the repository in which the packed package is installed. */
export type ForeignProject = { folder: string; tarball: string; installed: string; remove: () => void };

/** The test file that a text shows. */
function exampleIn(text: string): string {
  const [, code] = /```ts\n(\/\/ lock\.test\.ts[^]*?)```/.exec(text) ?? [];
  if (code === undefined) throw new Error('The text shows no lock.test.ts');
  return code;
}

/** Builds and packs the package, and installs it in a copy of `tests/package/foreign`, offline. */
export async function foreignProject(): Promise<ForeignProject> {
  const base = mkdtempSync(path.join(tmpdir(), 'waymark-foreign-'));
  const remove = () => rmSync(base, { recursive: true, force: true });
  try {
    const built = path.join(base, 'package');
    const folder = path.join(base, 'foreign');
    await buildPackage(built);
    const tarball = packed(built, base);
    cpSync('tests/package/foreign', folder, { recursive: true });
    writeFileSync(path.join(folder, 'readme.spec.ts'), exampleIn(readFileSync('README.md', 'utf8')));
    writeFileSync(path.join(folder, 'package-readme.spec.ts'), exampleIn(README));
    const { status, stderr } = npm(['install', '--offline', '--save-dev', tarball], folder);
    if (status !== 0) throw new Error(`npm install failed: ${stderr}`);
    for (const tool of TOOLS) {
      const link = path.join(folder, 'node_modules', tool);
      mkdirSync(path.dirname(link), { recursive: true });
      symlinkSync(path.resolve('node_modules', tool), link, 'junction');
    }
    return { folder, tarball, installed: path.join(folder, 'node_modules/waymark-mock'), remove };
  } catch (error) {
    remove();
    throw error;
  }
}
