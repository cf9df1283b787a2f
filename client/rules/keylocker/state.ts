import type { KeylockerState, Vehicle } from '../../api/model.ts';

/** A state of the key locker or its vehicle (commerce 3). */
export const STATES = ['armed', 'key', 'door', 'engine', 'doors'] as const;
export type StateName = (typeof STATES)[number];

/** A reported state. `isOn`: armed, key inside, open, running, locked. `null`: not reported. `at`: when, in ms, if it is known. */
export type StateLine = { name: StateName; isOn: boolean | null; at: number | null };
export type Voltage = { volts: number | null; at: number | null };

const timeOf = (text: string | undefined): number | null => (text === undefined ? null : Date.parse(text));

/**
 * States of the key locker with the time of their report. Engine, doors and voltage are those of the key locker's report if it has
 * them, otherwise those of the vehicle's last report.
 */
export function stateLines(
  state: KeylockerState,
  { last_known_state: last }: Pick<Vehicle, 'last_known_state'>,
): StateLine[] {
  const at = timeOf(state.reported_at);
  const lastAt = timeOf(last?.timestamp);
  const either = (name: StateName, own: boolean | undefined, other: boolean | undefined): StateLine =>
    own === undefined
      ? { name, isOn: other ?? null, at: other === undefined ? null : lastAt }
      : { name, isOn: own, at };
  return [
    { name: 'armed', isOn: state.armed, at },
    { name: 'key', isOn: state.key_present, at },
    { name: 'door', isOn: state.door_open, at },
    either('engine', state.engine_on, last?.controller?.engine_on),
    either('doors', state.doors_locked, last?.armed),
  ];
}

/** Voltage of the battery that feeds the key locker: of its own report, or of `last_known_state.keylocker` (core 3). */
export function voltageOf(
  state: KeylockerState | null,
  { last_known_state: last }: Pick<Vehicle, 'last_known_state'>,
): Voltage {
  if (state?.main_battery_voltage !== undefined)
    return { volts: state.main_battery_voltage, at: timeOf(state.reported_at) };
  const volts = last?.keylocker?.main_battery_voltage;
  return volts === undefined ? { volts: null, at: null } : { volts, at: timeOf(last?.timestamp) };
}
