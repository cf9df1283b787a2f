import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** A bundled package, as Vite lists it. */
export type Entry = { name: string; version: string; identifier?: string; text?: string };

/** Set as `build.license` of each build: Vite's lists of bundled packages. */
export const PORTAL_LICENSES = { fileName: '.vite/licenses.json' };
export const WORKER_LICENSES = { fileName: '.vite/worker-licenses.json' };

/** Packages in web workers, which Vite's list leaves out. */
const inWorkers = new Map<string, Entry>();

const ROOT = path.resolve(import.meta.dirname, '../..');
const RULE = '-'.repeat(80);

/**
 * Writes `third-party-notices.txt` for the portal: license and notice of each package in the portal and its workers. Most
 * of these licenses require them in every copy.
 */
export function thirdPartyNotices(): Plugin {
  let folder = '';
  return {
    name: 'waymark:third-party-notices',
    apply: 'build',
    writeBundle({ dir }) {
      folder = dir ?? '';
    },
    closeBundle: {
      // Runs after the build of the service worker.
      order: 'post',
      sequential: true,
      handler() {
        if (folder === '') return;
        const lists = [PORTAL_LICENSES, WORKER_LICENSES].map(({ fileName }) => path.join(folder, fileName));
        const entries = lists.flatMap((file) => JSON.parse(readFileSync(file, 'utf8')) as Entry[]);
        writeFileSync(
          path.join(folder, 'third-party-notices.txt'),
          noticesOf('portal', [...entries, ...inWorkers.values()]),
        );
        for (const file of lists) rmSync(file);
      },
    },
  };
}

/** Notes the packages of web workers for the portal's notices. Belongs in `worker.plugins`. */
export function workerNotices(): Plugin {
  return {
    name: 'waymark:worker-notices',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        for (const id of file.type === 'chunk' ? file.moduleIds : []) {
          const folder = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id)?.[0];
          if (folder !== undefined && !inWorkers.has(folder)) inWorkers.set(folder, entryOf(folder));
        }
      }
    },
  };
}

function entryOf(folder: string): Entry {
  const manifest = readFileSync(path.join(folder, 'package.json'), 'utf8');
  const { name, version, license: identifier } = JSON.parse(manifest) as Entry & { license: string };
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  return { name, version, identifier, ...(file && { text: readFileSync(path.join(folder, file), 'utf8').trim() }) };
}

/** The text of the notices. `subject`: what the packages are part of. */
export function noticesOf(subject: string, entries: readonly Entry[]): string {
  const byName = new Map(entries.map((entry) => [`${entry.name} ${entry.version}`, entry]));
  const sorted = [...byName].sort(([a], [b]) => (a < b ? -1 : 1));
  const parts = sorted.map(([title, { name, version, identifier = 'unknown', text }]) =>
    [`${title} (${identifier})`, text ?? `The package declares ${identifier}, without a text.`, noticeOf(name, version)]
      .filter((part) => part !== undefined)
      .join('\n\n'),
  );
  return `This ${subject} contains third-party software under these licenses.\n\n${parts.join(`\n\n${RULE}\n\n`)}\n`;
}

/** The `NOTICE` of a package, which the Apache License requires besides the license. */
function noticeOf(name: string, version: string): string | undefined {
  const folder = path.join(ROOT, 'node_modules', name);
  const manifest = path.join(folder, 'package.json');
  if (!existsSync(manifest) || (JSON.parse(readFileSync(manifest, 'utf8')) as Entry).version !== version) return;
  const file = readdirSync(folder).find((entry) => /^notice/i.test(entry));
  return file && readFileSync(path.join(folder, file), 'utf8').trim();
}
