import { z } from 'zod';
import { personas } from '../../fixtures/personas/index.ts';
import { sha256, toHex, utf8 } from '../identity/bytes.ts';
import { DAY } from '../world/duration.ts';
import type { NewWorld } from '../world/registry.ts';
import type { IdentityUserRow } from '../world/rows.ts';
import type { AnyScenario } from '../world/scenarios.ts';
import type { Overlay, Seeds, World } from '../world/world.ts';
import { isWorldTime, OUT_OF_TIME, toIso, zTime } from './instants.ts';
import { misfitOf } from './row-kinds.ts';
import { sealOf } from './seal.ts';
import { zTables } from './snapshots.ts';

/** What `format` begins with. The number after it rises when older mocks could not read a file any more. */
const WORLD_FORMAT = 'waymark-world';
const VERSION = 1;
/** Row that names the file of a world, so that a restart does not open it again over its changes. */
const FILE_ROW = 'file';
/** Password of an opened user whose own one stays behind: that of the personas. */
const PASSWORD = personas[0]?.password ?? '';

const zFormat = z.string().superRefine((format, context) => {
  const [, version] = /^waymark-world\/(\d{1,6})$/.exec(format) ?? [];
  const issue = (message: string) => context.addIssue({ code: 'custom', message });
  if (version === undefined) issue('Is not a world file');
  else if (Number(version) > VERSION) issue(`Was saved by a newer mock: this one reads ${WORLD_FORMAT}/${VERSION}`);
  else if (Number(version) < 1) issue('Is not a world file');
});

export const zWorldFile = z.strictObject({
  format: zFormat,
  mock: z.string().max(64).describe('Version of the mock that saved it.'),
  scenario: z.string().max(64),
  seed: z.int().min(0).max(0xffffffff),
  epoch: z
    .int()
    .refine((epoch) => epoch % DAY === 0 && isWorldTime(epoch), 'Must be the start of a UTC day')
    .describe('Start of the UTC day from which its seeds count, in milliseconds since 1970.'),
  seeds: z.string().max(64).describe('Hash of its seeds. A mock with other seeds cannot open it.'),
  now: zTime.refine((now) => isWorldTime(Date.parse(now)), OUT_OF_TIME).describe('Its time, at which it continues.'),
  tables: zTables,
  seal: z.string().max(64).describe('Hash of all other fields. Only unchanged files can be opened.'),
});
export type WorldFile = z.output<typeof zWorldFile>;

/** Why a file cannot be opened. */
export type FileRefusal = { field: keyof WorldFile; message: string };

const hashes = new WeakMap<Seeds, Promise<string>>();

/** SHA-256 of seeds. Equal for mocks with equal fixtures, scenario and day, in Node and in a browser. */
export function hashOfSeeds(seeds: Seeds): Promise<string> {
  const known = hashes.get(seeds);
  if (known) return known;
  const rows = Object.entries(seeds).map(([table, base]) => [table, [...base.rows.values()]]);
  const hash = sha256(utf8(JSON.stringify(rows))).then(toHex);
  hashes.set(seeds, hash);
  return hash;
}

/** Removes the users' own passwords, and their sign-ins, which need the keys of this mock. */
function withoutSecrets({ identity_users, meta, ...own }: Overlay): Overlay {
  const opened = (row: IdentityUserRow): IdentityUserRow =>
    row.verifier && row.password === null ? { ...row, password: PASSWORD, verifier: null } : row;
  const rows = { ...own };
  delete rows.identity_grants;
  const about = meta?.filter(([id]) => id !== FILE_ROW) ?? [];
  return {
    ...rows,
    ...(about.length > 0 && { meta: about }),
    ...(identity_users && { identity_users: identity_users.map(([id, row]) => [id, row && opened(row)]) }),
  };
}

/** A world as a file that any mock with the same seeds opens. `rows`: its own. */
export async function worldFileOf(world: World, rows: Overlay, version: string): Promise<WorldFile> {
  const { scenario, seed, epoch } = world.origin;
  const content = {
    format: `${WORLD_FORMAT}/${VERSION}`,
    mock: version,
    scenario,
    seed,
    epoch,
    seeds: await hashOfSeeds(world.seeds),
    now: toIso(world.clock.now()),
    // Rows may have undefined fields, which an answer omits.
    tables: JSON.parse(JSON.stringify(withoutSecrets(rows))) as WorldFile['tables'],
  };
  return { ...content, seal: await sealOf(content) };
}

/** Whether a world was opened from this file. */
export const isOpenedFrom = (world: World, { seal }: WorldFile): boolean =>
  world.tables.meta.get(FILE_ROW)?.value === seal;

/** The world of a file, for `create`. `seedsOf`: seeds of this mock. */
export async function worldOfFile(
  file: WorldFile,
  seedsOf: (scenario: string, epoch: number) => Seeds | Promise<Seeds> | null,
): Promise<{ world: NewWorld } | { refusal: FileRefusal }> {
  const { seal, ...content } = file;
  const refuse = (field: keyof WorldFile, message: string) => ({ refusal: { field, message } });
  if ((await sealOf(content)) !== seal) return refuse('seal', 'The file was changed after it was saved');
  const seeds = await seedsOf(file.scenario, file.epoch);
  if (!seeds) return refuse('scenario', 'Is not a scenario of this mock');
  if ((await hashOfSeeds(seeds)) !== file.seeds) {
    return refuse('seeds', `The file was saved by version ${file.mock} of the mock, whose fixtures differ`);
  }
  const misfit = misfitOf(seeds, file.tables);
  if (misfit) return refuse('tables', misfit);
  const { meta = [], ...tables } = file.tables;
  const rows = { ...tables, meta: [...meta, [FILE_ROW, { id: FILE_ROW, value: seal }]] } as unknown as Overlay;
  const { scenario, seed, epoch, now } = file;
  return {
    world: { scenario: scenario as AnyScenario, seed, epoch, now: Date.parse(now), rows },
  };
}
