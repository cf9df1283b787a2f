import { existsSync, readFileSync } from 'node:fs';
import type { ZodType } from 'zod';
import { toValidationErrors } from './contract/decode.ts';
import { inWords } from './contract/words.ts';
import { isTooDeep } from './control/request.ts';
import { sealOf } from './control/seal.ts';
import { LARGEST_SNAPSHOT } from './control/snapshots.ts';
import { isOpenedFrom, type WorldFile, worldOfFile, zWorldFile } from './control/world-file.ts';
import { assets } from './repository.node.ts';
import { type RecordedScenario, zRecordedScenario } from './world/recorded-scenario.ts';
import { OWN_SCENARIOS, type RecordedName, type Scenarios, scenariosWith } from './world/scenarios.ts';
import { DEFAULT_WORLD, type Worlds } from './world/worlds.ts';

const SCENARIO_KIND = 'waymark-scenario';
const HASH_LENGTH = 8;

/** A file for `--scenario-file`. */
export type ScenarioFile = {
  /** The scenarios of the mock, with the one of the file. */
  scenarios: Scenarios;
  /** Name of its own scenario. `null`: a saved world. */
  name: RecordedName | null;
  /** Makes it the world `default`. */
  open: (worlds: Worlds) => Promise<void>;
};

function parsed(path: string): unknown {
  if (!existsSync(path)) throw new Error('there is no such file');
  const text = readFileSync(path, 'utf8');
  if (text.length > LARGEST_SNAPSHOT) throw new Error('it is too large');
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new Error('it is not JSON');
  }
  if (isTooDeep(json)) throw new Error('it is nested too deep');
  return json;
}

/**
 * Reads a saved world, or a scenario made from a recording. Throws a message for the terminal if the file is missing or is
 * something else.
 */
export async function readScenarioFile(path: string): Promise<ScenarioFile> {
  const unusable = (reason: string) => new Error(`${path} cannot be opened: ${reason}.`);
  let json: unknown;
  try {
    json = parsed(path);
  } catch (error) {
    throw unusable((error as Error).message);
  }
  function checked<T>(schema: ZodType<T>): T {
    const { data, error } = schema.safeParse(json, { error: inWords });
    if (data !== undefined) return data;
    const [first] = Object.entries(toValidationErrors(error?.issues ?? [], 'file'));
    throw unusable(`${first?.[0]}: ${first?.[1].join(', ')}`);
  }
  const { format } = (json ?? {}) as { format?: unknown };
  return typeof format === 'string' && format.startsWith(SCENARIO_KIND)
    ? recordedScenario(checked(zRecordedScenario), unusable)
    : savedWorld(checked(zWorldFile), unusable);
}

type Unusable = (reason: string) => Error;

function savedWorld(file: WorldFile, unusable: Unusable): ScenarioFile {
  return {
    scenarios: OWN_SCENARIOS,
    name: null,
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

/** Named by its content, so that stored worlds and cached seeds of another file are not taken for its own. */
async function recordedScenario(file: RecordedScenario, unusable: Unusable): Promise<ScenarioFile> {
  const { hubs } = assets.streets();
  if (file.vehicles.some(({ hub }) => hub >= hubs.length)) throw unusable(`vehicles: There are ${hubs.length} hubs`);
  const name: RecordedName = `recorded-${(await sealOf(file)).slice(0, HASH_LENGTH)}`;
  return {
    scenarios: scenariosWith({ [name]: file }),
    name,
    async open(worlds) {
      const held = worlds.get(DEFAULT_WORLD);
      if (held?.origin.scenario !== name) await worlds.create({ id: DEFAULT_WORLD, scenario: name });
    },
  };
}
