import type { AdvancedObd } from '../../../generated/contract/types.gen.ts';
import type { Telemetry } from '../../telemetry/telemetry.ts';
import type { Subject } from '../../telemetry/types.ts';
import { planOf, productCapabilities } from '../catalog.ts';

/** Tires below this pressure in psi are low (core 9). */
const LOW_TIRE = 28;

/** Tires and fuel as reported by the bus. `null` without a device and a plan that support it (core 6). */
export function obdView(subject: Subject, now: number, telemetry: Telemetry): AdvancedObd | null {
  const offered = productCapabilities(subject.device.product_name).obd;
  if (!planOf(subject.device.plan_id).supports_advanced_obd) return null;
  if (!offered.tire_pressure && !offered.fuel_percent) return null;
  const reading = telemetry.obd(subject, now);
  if (!reading) return {};
  const { front_left, front_right, back_left, back_right } = reading.tires;
  return {
    ...(offered.tire_pressure && {
      tire_pressure: {
        warning: [front_left, front_right, back_left, back_right].some((value) => value < LOW_TIRE),
        front_left: { value: front_left },
        front_right: { value: front_right },
        back_left: { value: back_left },
        back_right: { value: back_right },
      },
    }),
    ...(offered.fuel_percent && { fuel_percent: { value: reading.fuel_percent } }),
  };
}
