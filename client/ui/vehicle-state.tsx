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
import type { VehicleState } from '../rules/vehicle/vehicle-state.ts';
import { type Tone, ToneDisc } from './tone-disc.tsx';
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

const TONES = {
  moving: 'moving',
  parked: 'parked',
  alarm: 'alarm',
  offline: 'quiet',
  paused: 'paused',
  expired: 'paused',
} satisfies Record<VehicleState, Tone>;

export function StateIcon({ state, size = 16 }: { state: VehicleState; size?: number }) {
  const Icon = ICONS[state];
  return <Icon size={size} aria-hidden className={styles.icon} data-state={state} />;
}

/** The state as a disc beside a name; the word has to stand near it. */
export function StateDisc({ state, size = 'usual' }: { state: VehicleState; size?: 'usual' | 'large' }) {
  const icon = state === 'parked' ? IconLetterP : ICONS[state];
  return <ToneDisc icon={icon} tone={TONES[state]} size={size} data-state={state} />;
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
