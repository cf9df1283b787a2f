import {
  IconBellRinging,
  IconCalendarX,
  IconCloudOff,
  IconLetterP,
  IconNavigationFilled,
  IconParkingCircleFilled,
  IconPlayerPauseFilled,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { VehicleState } from '../rules/vehicle-state.ts';
import styles from './vehicle-state.module.css';

/** One icon a state; in a disc, where the circle is there already, parked is the letter alone. */
const ICONS = {
  moving: IconNavigationFilled,
  parked: IconParkingCircleFilled,
  alarm: IconBellRinging,
  offline: IconCloudOff,
  paused: IconPlayerPauseFilled,
  expired: IconCalendarX,
};

export function StateIcon({ state, size = 16 }: { state: VehicleState; size?: number }) {
  const Icon = ICONS[state];
  return <Icon size={size} aria-hidden className={styles.icon} data-state={state} />;
}

/** The state as a disc beside a name; the word has to stand near it. */
export function StateDisc({ state, size = 32 }: { state: VehicleState; size?: 32 | 40 }) {
  const Icon = state === 'parked' ? IconLetterP : ICONS[state];
  return (
    <span className={styles.disc} data-state={state} data-size={size}>
      <Icon size={size === 40 ? 20 : 18} aria-hidden />
    </span>
  );
}

/** The state as an icon and its word, in its colour. */
export function StateLabel({ state, children }: { state: VehicleState; children: ReactNode }) {
  return (
    <span className={styles.label} data-state={state}>
      <StateIcon state={state} />
      {children}
    </span>
  );
}
