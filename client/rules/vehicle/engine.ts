import type { Vehicle } from '../../api/model.ts';
import { isSilent } from './vehicle-state.ts';

/**
 * State of an engine by the vehicle's last report. `driven`: the vehicle moves, or its key is on, whether the engine runs or
 * not. `unknown`: the engine ran, but the report lacks the key or is too old.
 */
export type EngineRun = 'off' | 'remote' | 'driven' | 'unknown';

/** Distinguishes a remotely started engine from a driver's, so that no driver's engine is stopped. */
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
