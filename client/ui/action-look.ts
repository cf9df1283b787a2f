import {
  IconActivity,
  IconAlertTriangle,
  IconBattery1,
  IconBellRinging,
  IconCarCrash,
  IconClock,
  IconCurrentLocation,
  IconEngine,
  IconGauge,
  IconKey,
  IconLock,
  IconLockOpen,
  IconMapPinCheck,
  IconPlayerPlay,
  IconPlayerStop,
  IconSettings,
  IconTool,
  IconTruck,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import type { Tone } from './tone-disc.tsx';

type Icon = ComponentType<{ size?: number; 'aria-hidden'?: boolean }>;
export type Look = { icon: Icon; tone: Tone };

/** By command type and alert type (commerce 3). All others are neutral. */
const LOOKS: Readonly<Record<string, Look>> = {
  lock: { icon: IconLock, tone: 'quiet' },
  unlock: { icon: IconLockOpen, tone: 'quiet' },
  pic_arm_trigger: { icon: IconLock, tone: 'quiet' },
  pic_disarm_trigger: { icon: IconLockOpen, tone: 'quiet' },
  device_status_command: { icon: IconCurrentLocation, tone: 'quiet' },
  device_management_command: { icon: IconSettings, tone: 'quiet' },
  keylocker: { icon: IconKey, tone: 'quiet' },
  keylocker_paging_events: { icon: IconKey, tone: 'quiet' },
  remote_start: { icon: IconPlayerPlay, tone: 'quiet' },
  remote_start_event: { icon: IconPlayerPlay, tone: 'quiet' },
  remote_stop: { icon: IconPlayerStop, tone: 'quiet' },
  engine: { icon: IconEngine, tone: 'quiet' },
  ignition: { icon: IconEngine, tone: 'quiet' },
  geofences: { icon: IconMapPinCheck, tone: 'accent' },
  engine_idle: { icon: IconClock, tone: 'warning' },
  curfew: { icon: IconClock, tone: 'warning' },
  speed_limit: { icon: IconGauge, tone: 'warning' },
  accelerometer_event: { icon: IconCarCrash, tone: 'warning' },
  dtc: { icon: IconEngine, tone: 'warning' },
  low_battery: { icon: IconBattery1, tone: 'warning' },
  backup_low_battery: { icon: IconBattery1, tone: 'warning' },
  battery_state: { icon: IconBattery1, tone: 'quiet' },
  maintenance_due_date: { icon: IconTool, tone: 'warning' },
  maintenance_mileage_interval: { icon: IconTool, tone: 'warning' },
  remote_start_fail: { icon: IconAlertTriangle, tone: 'warning' },
  panic: { icon: IconBellRinging, tone: 'alarm' },
  theft_alarm: { icon: IconBellRinging, tone: 'alarm' },
  towing_detection: { icon: IconTruck, tone: 'alarm' },
};
const OTHER: Look = { icon: IconActivity, tone: 'quiet' };

/** Icon and tone of an action. Its name gives the meaning. */
export const actionLook = (action: string): Look => LOOKS[action] ?? OTHER;
