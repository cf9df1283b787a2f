import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { STAMP, sourcesDigest } from '../sources-digest.ts';

/** Stamps a build with the digest of its sources as of its start, because sources may change during the build. */
export function builtFrom(): Plugin {
  let digest = '';
  let folder = '';
  return {
    name: 'waymark:built-from',
    apply: 'build',
    buildStart() {
      digest = sourcesDigest();
    },
    writeBundle({ dir }) {
      folder = dir ?? '';
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: () => {
        if (folder !== '') writeFileSync(join(folder, STAMP), digest);
      },
    },
  };
}
