/** Files of `fixtures/map` that the map service reads. */
export const MAP_FILES = [
  'basemap.pmtiles',
  'cities.json',
  'context.pmtiles',
  'gazetteer.json',
  'outskirts.json',
] as const;
export type MapFile = (typeof MAP_FILES)[number];

/** Source of the files: the disk in Node, the network in a service worker. Read on first use. */
export interface MapAssets {
  bytes(name: MapFile): Promise<Uint8Array<ArrayBuffer>>;
  json(name: Extract<MapFile, `${string}.json`>): Promise<unknown>;
}

/** Caches results by name, so that each file is read once. Retries failures. */
function once<Name extends string, Answer>(read: (name: Name) => Promise<Answer>): (name: Name) => Promise<Answer> {
  const answers = new Map<Name, Promise<Answer>>();
  return (name) => {
    const known = answers.get(name);
    if (known) return known;
    const answer = read(name);
    answers.set(name, answer);
    answer.catch(() => answers.delete(name));
    return answer;
  };
}

/** Builds assets from a function that reads a file's bytes. */
export function mapAssets(read: (name: MapFile) => Promise<Uint8Array<ArrayBuffer>>): MapAssets {
  const bytes = once(read);
  return {
    bytes,
    json: once(async (name) => JSON.parse(new TextDecoder().decode(await bytes(name))) as unknown),
  };
}
