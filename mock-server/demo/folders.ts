/** Parent folders of a path, nearest first: `/a/b/c` → `/a/b/`, `/a/`, `/`. */
export function foldersAbove(path: string): string[] {
  const parts = path.split('/').slice(1, -1);
  return [...parts.keys(), parts.length].map((count) => ['', ...parts.slice(0, count), ''].join('/')).reverse();
}
