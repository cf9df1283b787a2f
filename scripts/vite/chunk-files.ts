/** A chunk in Vite's manifest: its file, style sheets and static imports. */
type Chunk = { file: string; css?: string[]; imports?: string[] };
/** Chunks of a build by source or name. */
export type Manifest = Readonly<Record<string, Chunk>>;

/** Files that load before any of `sources` runs, with all static imports. */
export function filesOf(sources: readonly string[], manifest: Manifest): string[] {
  const files = new Set<string>();
  const seen = new Set<string>();
  const add = (name: string) => {
    if (seen.has(name)) return;
    seen.add(name);
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build has no chunk of ${name}. Run \`vite build\` again.`);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    for (const imported of chunk.imports ?? []) add(imported);
  };
  for (const source of sources) add(source);
  return [...files];
}
