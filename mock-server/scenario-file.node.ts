import { existsSync, readFileSync } from 'node:fs';
import { toValidationErrors } from './contract/decode.ts';
import { inWords } from './contract/words.ts';
import { LARGEST_SNAPSHOT } from './control/snapshots.ts';
import { isOpenedFrom, worldOfFile, zWorldFile } from './control/world-file.ts';
import { DEFAULT_WORLD, type Worlds } from './world/worlds.ts';

/** A file for `--scenario-file`. `open`: makes it the world `default`. */
type ScenarioFile = { open: (worlds: Worlds) => Promise<void> };

function parsed(path: string): unknown {
  if (!existsSync(path)) throw new Error('there is no such file');
  const text = readFileSync(path, 'utf8');
  if (text.length > LARGEST_SNAPSHOT) throw new Error('it is too large');
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new Error('it is not JSON');
  }
}

/** Reads a saved world. Throws a message for the terminal if the file is missing or is something else. */
export function readScenarioFile(path: string): ScenarioFile {
  const unusable = (reason: string) => new Error(`${path} cannot be opened: ${reason}.`);
  let json: unknown;
  try {
    json = parsed(path);
  } catch (error) {
    throw unusable((error as Error).message);
  }
  const { data: file, error } = zWorldFile.safeParse(json, { error: inWords });
  if (!file) {
    const [first] = Object.entries(toValidationErrors(error.issues, 'file'));
    throw unusable(`${first?.[0]}: ${first?.[1].join(', ')}`);
  }
  return {
    async open(worlds) {
      const held = worlds.get(DEFAULT_WORLD);
      // A restart keeps what has changed since.
      if (held && isOpenedFrom(held, file)) return;
      const opened = await worldOfFile(file, (scenario, epoch) => worlds.seedsOf(scenario, epoch));
      if ('refusal' in opened) throw unusable(`${opened.refusal.field}: ${opened.refusal.message}`);
      await worlds.create({ ...opened.world, id: DEFAULT_WORLD });
    },
  };
}
