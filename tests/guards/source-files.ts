import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** A source file with its imports, as paths from the root of the repository. */
export type SourceFile = { path: string; text: string; imports: string[] };

/** `import … from '…'`, `export … from '…'`, `import '…'`, `import('…')`. */
const IMPORT = /(?:\bfrom\s*|\bimport\s*\(?\s*)'([^'\n]+)'/g;

/** All TypeScript sources below some folders. */
export function sourceFiles(...folders: string[]): SourceFile[] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map(read),
  );
}

function read(path: string): SourceFile {
  const text = readFileSync(path, 'utf8');
  const imports = [...text.matchAll(IMPORT)].map(([, target]) =>
    target?.startsWith('.') ? normalize(join(dirname(path), target)) : (target ?? ''),
  );
  return { path, text, imports };
}

/** Whether a path is a test or lies in a test folder. */
export const isTest = ({ path }: SourceFile): boolean => /\.test\.tsx?$/.test(path);
