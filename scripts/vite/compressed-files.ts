import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Text files with stable content: hashed files, the list of first files and the service worker. Other files may be edited on the host. */
const TEXT_FILES = /^(?:assets\/.+\.(?:js|css|svg)|(?:first-files|sw)\.js)$/;
/** Smaller files do not benefit. */
const SMALLEST = 1024;

const encoders = {
  gz: (bytes: Buffer) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
  br: (bytes: Buffer) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
};

/** Writes compressed copies (`.gz`, `.br`) of a built client's files. */
export async function compressFiles(folder: string): Promise<void> {
  const files = (await readdir(folder, { recursive: true })).map((file) => file.replaceAll(path.sep, '/'));
  await Promise.all(files.filter((file) => TEXT_FILES.test(file)).map((file) => compress(path.join(folder, file))));
}

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < SMALLEST) return;
  for (const [ending, encode] of Object.entries(encoders)) await writeFile(`${file}.${ending}`, await encode(bytes));
}

/** Compresses the files of a finished build, so that servers need not compress per request. */
export function compressedFiles(): Plugin {
  let folder = '';
  return {
    name: 'waymark:compressed-files',
    apply: 'build',
    writeBundle({ dir }) {
      folder = dir ?? '';
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      // A failed build has written nothing, and its own error must be seen.
      handler: async () => {
        if (folder !== '') await compressFiles(folder);
      },
    },
  };
}
