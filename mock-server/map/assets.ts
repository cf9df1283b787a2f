/** The files of `fixtures/map` that the map service reads. */
export const MAP_FILES = [
  'basemap.pmtiles',
  'cities.json',
  'context.pmtiles',
  'gazetteer.json',
  'outskirts.json',
] as const;
export type MapFile = (typeof MAP_FILES)[number];

/** Where the files come from: the disk in Node, the network in a service worker. Asked for on first use only. */
export interface MapAssets {
  bytes(name: MapFile): Promise<Uint8Array<ArrayBuffer>>;
  json(name: Extract<MapFile, `${string}.json`>): Promise<unknown>;
}

/** Remembers what a function answered for a name, so that each file is read once; a failure is tried again. */
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

/** Assets over any way to read a file's bytes. */
export function mapAssets(read: (name: MapFile) => Promise<Uint8Array<ArrayBuffer>>): MapAssets {
  const bytes = once(read);
  return {
    bytes,
    json: once(async (name) => JSON.parse(new TextDecoder().decode(await bytes(name))) as unknown),
  };
}
