import {
  IconBattery1,
  IconBellRinging,
  IconCloudOff,
  IconEngine,
  IconGasStation,
  IconTool,
  IconWheel,
} from '@tabler/icons-react';
import type { ConcernKind } from '../../../rules/vehicle/concerns.ts';
import type { Tone } from '../../../ui/tone-disc.tsx';

export type ConcernLook = { icon: typeof IconTool; tone: Tone };

/** Icon and tone of each concern, beside its text. */
export const CONCERN_LOOKS: Readonly<Record<ConcernKind, ConcernLook>> = {
  alarm: { icon: IconBellRinging, tone: 'alarm' },
  tracker_battery: { icon: IconBattery1, tone: 'warning' },
  vehicle_battery: { icon: IconBattery1, tone: 'warning' },
  trouble_codes: { icon: IconEngine, tone: 'warning' },
  low_tire: { icon: IconWheel, tone: 'warning' },
  low_fuel: { icon: IconGasStation, tone: 'warning' },
  service_due: { icon: IconTool, tone: 'warning' },
  offline: { icon: IconCloudOff, tone: 'quiet' },
};
