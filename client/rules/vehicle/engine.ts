import type { Vehicle } from '../../api/model.ts';
import { isSilent } from './vehicle-state.ts';

/**
 * How an engine runs, by the vehicle's last report. `driven`: the vehicle moves, or its key is on, with the engine running or
 * not. `unknown`: the engine ran, but the report does not mention the key, or is too old to go by.
 */
export type EngineRun = 'off' | 'remote' | 'driven' | 'unknown';

/** Tells an engine that was started remotely from one that a driver runs, so that no driver's engine is stopped. */
export function engineRun(vehicle: Pick<Vehicle, 'last_known_state' | 'power_save_settings'>, now: number): EngineRun {
  const reported = vehicle.last_known_state;
  const key = reported?.ignition_on ?? reported?.controller?.ignition_on;
  const isMoving = (reported?.speed ?? 0) > 0;
  if (!reported) return 'off';
  const runs = reported.controller?.engine_on ?? key ?? false;
  if (isSilent(vehicle, now)) return runs ? 'unknown' : 'off';
  if (isMoving || key) return 'driven';
  if (!runs) return 'off';
  return key === false ? 'remote' : 'unknown';
}
