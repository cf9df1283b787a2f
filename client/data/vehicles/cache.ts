import type { CommandAnswer, Vehicle } from '../../api/model.ts';
import { onLogout } from '../../state/logout-registry.ts';
import { queryClient } from '../query-client.ts';
import { knownVehicles, readAlone } from './known.ts';
import { type Change, type Changes, isOvertaken, note, whileAsking, withNewer } from './late-answers.ts';
import { vehicleQuery, vehiclesQuery } from './queries.ts';

/**
 * Updates vehicles in the cached list and in single reads. Lists requested earlier that arrive later do not revert it
 * (`late-answers.ts`).
 */
export function changeVehicles(changes: Changes): void {
  note(changes);
  put(changes);
}

export const changeVehicle = (id: number, change: Change): void => changeVehicles(new Map([[id, change]]));

function put(changes: Changes): void {
  if (changes.size === 0) return;
  const { queryKey } = vehiclesQuery();
  // Keeps the age of the list.
  const updatedAt = queryClient.getQueryState(queryKey)?.dataUpdatedAt;
  const changed = (vehicle: Vehicle) => changes.get(vehicle.id)?.(vehicle) ?? vehicle;
  queryClient.setQueryData(queryKey, (vehicles) => vehicles?.map(changed), { updatedAt });
  for (const { id } of readAlone()) {
    // The page of a vehicle that is missing from the list.
    if (changes.has(id)) queryClient.setQueryData(vehicleQuery(id).queryKey, (read) => read && changed(read));
  }
}

/** Reads vehicles again and updates the list. Skips those that are not in it. Rejects with an `ApiError`. */
export const refreshVehicles = (ask: () => Promise<readonly Vehicle[]>, signal?: AbortSignal): Promise<void> =>
  whileAsking(async (askedAt) => {
    const answered = await ask();
    if (signal?.aborted || isOvertaken(askedAt)) return;
    const changes = replacing(withNewer(answered.map((vehicle) => ({ vehicle, askedAt }))));
    note(changes, askedAt);
    put(changes);
  });

/** Writes to a vehicle and caches the response, except for newer device reports. Rejects with an `ApiError`. */
export const saveVehicle = (save: () => Promise<Vehicle>): Promise<Vehicle> =>
  whileAsking(async (askedAt) => {
    const vehicle = await save();
    const [saved = vehicle] = withNewer([{ vehicle, askedAt }]);
    changeVehicles(replacing([saved]));
    return saved;
  });

const replacing = (vehicles: readonly Vehicle[]): Changes =>
  new Map(vehicles.map((vehicle) => [vehicle.id, () => vehicle]));

/**
 * Interval at which reports of a batch enter the list together, because each change renders a list of thousands again.
 */
const SOON = 1_000;
let waiting: { deviceKey: string; answer: CommandAnswer }[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
onLogout(() => {
  clearTimeout(timer);
  timer = undefined;
  waiting = [];
  reportedAt.clear();
});

/** Time of each device's last report on locks, engine, ignition and panic. */
type ReportedName = keyof CommandAnswer['parsed'];
const reportedAt = new Map<string, Partial<Record<ReportedName, number>>>();

/** Drops the values that a newer report has replaced: two answers in flight may arrive out of order. */
function newsOf(deviceKey: string, answer: CommandAnswer): CommandAnswer {
  if (!answer.answered_at) return answer;
  const at = Date.parse(answer.answered_at);
  const known = reportedAt.get(deviceKey) ?? {};
  const news = Object.entries(answer.parsed).filter(([name]) => at >= (known[name as ReportedName] ?? 0));
  reportedAt.set(deviceKey, { ...known, ...Object.fromEntries(news.map(([name]) => [name, at])) });
  const { command_success } = answer.parsed;
  return { ...answer, parsed: { ...Object.fromEntries(news), command_success } };
}

/** Applies a command response to the last known state (commerce 4). */
export function patchReported(deviceKey: string, answer: CommandAnswer): void {
  waiting.push({ deviceKey, answer: newsOf(deviceKey, answer) });
  putReported();
}

/** The same for one of many devices, within a second. */
export function patchReportedSoon(deviceKey: string, answer: CommandAnswer): void {
  waiting.push({ deviceKey, answer: newsOf(deviceKey, answer) });
  timer ??= setTimeout(putReported, SOON);
}

/** Applies the waiting reports in order. */
export function putReported(): void {
  clearTimeout(timer);
  timer = undefined;
  const answers = Map.groupBy(waiting, ({ deviceKey }) => deviceKey);
  waiting = [];
  if (answers.size === 0) return;
  const changes = new Map<number, Change>();
  for (const { id, device_key } of knownVehicles()) {
    const received = answers.get(device_key);
    if (received)
      changes.set(id, (vehicle) => received.reduce((known, { answer }) => reported(known, answer), vehicle));
  }
  changeVehicles(changes);
}

/**
 * The vehicle with a response applied. Omitted values stay. A confirmed command counts as a report and updates the age. One
 * executed before the last report changes neither place nor time.
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
