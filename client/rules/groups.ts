/**
 * Names in a groups list (core 3): bracketed, comma-separated, each in single quotes, or in double quotes where it holds
 * an apostrophe, the way Python prints a list. Anything else that may stand there means no groups.
 */
export function readGroups(list: string | null | undefined): string[] {
  const inner = /^\s*\[([\s\S]*)\]\s*$/.exec(list ?? '')?.[1] ?? '';
  const names = Array.from(inner.matchAll(QUOTED), ([, single, double]) =>
    (single ?? double ?? '').replace(ESCAPE, '$1'),
  );
  return [...new Set(names.filter((name) => name !== ''))];
}

const QUOTED = /'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"/g;
const ESCAPE = /\\(.)/g;

/** The list as the server keeps it; without names an empty bracket. */
export function writeGroups(names: readonly string[]): string {
  const quoted = names.map((name) => (name.includes("'") ? `"${name}"` : `'${name}'`));
  return `[${quoted.join(', ')}]`;
}
