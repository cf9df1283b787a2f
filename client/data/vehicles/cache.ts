import type { CommandAnswer, Vehicle } from '../../api/model.ts';
import { onLogout } from '../../state/logout-registry.ts';
import type { Read } from '../invalidation.ts';
import { queryClient } from '../query-client.ts';
import { type Change, type Changes, isOvertaken, note, whileAsking, withNewer } from './overtaking.ts';
import { vehicleQuery, vehiclesQuery } from './queries.ts';

/**
 * Puts what became known of vehicles into the list and into what was read of them alone. Lists that were asked for before and
 * arrive later do not undo it (`overtaking.ts`).
 */
export function changeVehicles(changes: Changes): void {
  note(changes);
  put(changes);
}

export const changeVehicle = (id: number, change: Change): void => changeVehicles(new Map([[id, change]]));

function put(changes: Changes): void {
  if (changes.size === 0) return;
  const { queryKey } = vehiclesQuery();
  // The list as a whole is as old as before.
  const updatedAt = queryClient.getQueryState(queryKey)?.dataUpdatedAt;
  const changed = (vehicle: Vehicle) => changes.get(vehicle.id)?.(vehicle) ?? vehicle;
  queryClient.setQueryData(queryKey, (vehicles) => vehicles?.map(changed), { updatedAt });
  for (const { id } of readAlone()) {
    // A page of a vehicle that the list does not have yet.
    if (changes.has(id)) queryClient.setQueryData(vehicleQuery(id).queryKey, (read) => read && changed(read));
  }
}

/** Reads some vehicles again and puts them into the list; those that are not in it are left out. Rejects with an `ApiError`. */
export const refreshVehicles = (ask: () => Promise<readonly Vehicle[]>, signal?: AbortSignal): Promise<void> =>
  whileAsking(async (askedAt) => {
    const answered = await ask();
    if (signal?.aborted || isOvertaken(askedAt)) return;
    const changes = replacing(withNewer(answered.map((vehicle) => ({ vehicle, askedAt }))));
    note(changes, askedAt);
    put(changes);
  });

/**
 * Writes to a vehicle and puts what the server made of it into the list, but for what a device said in the meantime. Rejects
 * with an `ApiError`.
 */
export const saveVehicle = (save: () => Promise<Vehicle>): Promise<Vehicle> =>
  whileAsking(async (askedAt) => {
    const vehicle = await save();
    const [saved = vehicle] = withNewer([{ vehicle, askedAt }]);
    changeVehicles(replacing([saved]));
    return saved;
  });

const replacing = (vehicles: readonly Vehicle[]): Changes =>
  new Map(vehicles.map((vehicle) => [vehicle.id, () => vehicle]));

/** The operation alone, which begins the key of each vehicle. */
const READ_ALONE = ['getVehicle'] satisfies [Read];
const readAlone = (): Vehicle[] =>
  queryClient.getQueriesData<Vehicle>({ queryKey: READ_ALONE }).flatMap(([, vehicle]) => vehicle ?? []);

/** A list of thousands is drawn anew whenever it changes: the answers of a batch come into it together, so often. */
const SOON = 1_000;
let waiting: { deviceKey: string; answer: CommandAnswer }[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
onLogout(() => {
  clearTimeout(timer);
  timer = undefined;
  waiting = [];
  saidAt.clear();
});

/** When each device last said something of its locks, engine, ignition and panic: by the time of its answers. */
type Said = keyof CommandAnswer['parsed'];
const saidAt = new Map<string, Partial<Record<Said, number>>>();

/** An answer without what a newer one has said already: two that are on their way may arrive the wrong way round. */
function newsOf(deviceKey: string, answer: CommandAnswer): CommandAnswer {
  if (!answer.answered_at) return answer;
  const at = Date.parse(answer.answered_at);
  const known = saidAt.get(deviceKey) ?? {};
  const news = Object.entries(answer.parsed).filter(([name]) => at >= (known[name as Said] ?? 0));
  saidAt.set(deviceKey, { ...known, ...Object.fromEntries(news.map(([name]) => [name, at])) });
  const { command_success } = answer.parsed;
  return { ...answer, parsed: { ...Object.fromEntries(news), command_success } };
}

/** What a device said in answer to a command becomes its last known state (commerce 4). */
export function patchReported(deviceKey: string, answer: CommandAnswer): void {
  waiting.push({ deviceKey, answer: newsOf(deviceKey, answer) });
  putReported();
}

/** The same for one of many devices, within a second. */
export function patchReportedSoon(deviceKey: string, answer: CommandAnswer): void {
  waiting.push({ deviceKey, answer: newsOf(deviceKey, answer) });
  timer ??= setTimeout(putReported, SOON);
}

/** Puts what waits into the list, in the order in which it was said. */
export function putReported(): void {
  clearTimeout(timer);
  timer = undefined;
  const answers = Map.groupBy(waiting, ({ deviceKey }) => deviceKey);
  waiting = [];
  if (answers.size === 0) return;
  const vehicles = [...(queryClient.getQueryData(vehiclesQuery().queryKey) ?? []), ...readAlone()];
  const changes = new Map<number, Change>();
  for (const { id, device_key } of vehicles) {
    const said = answers.get(device_key);
    if (said) changes.set(id, (vehicle) => said.reduce((known, { answer }) => reported(known, answer), vehicle));
  }
  changeVehicles(changes);
}

/**
 * The vehicle after an answer: what the device did not mention stays as it was. A confirmed command is a report, also for its age;
 * one that was carried out before the last report changes neither place nor time.
 */
export function reported(vehicle: Vehicle, { parsed, answered_at }: CommandAnswer): Vehicle {
  const known = vehicle.last_known_state;
  if (!known) return vehicle;
  const { armed = known.armed, ignition_on = known.ignition_on, panic_status = known.panic_status } = parsed;
  const state = { ...known, armed, ignition_on, panic_status };
  if (known.controller) {
    const { engine_on = known.controller.engine_on } = parsed;
    state.controller = { ...known.controller, engine_on, ignition_on: ignition_on ?? known.controller.ignition_on };
  }
  const { latitude, longitude } = parsed;
  const timestamp = answered_at ?? known.timestamp;
  if (Date.parse(timestamp) >= Date.parse(known.timestamp)) {
    const hasPlace = latitude !== undefined && longitude !== undefined;
    if (hasPlace) Object.assign(state, { latitude, longitude });
    if (hasPlace || parsed.command_success) state.timestamp = timestamp;
  }
  return { ...vehicle, last_known_state: state };
}
