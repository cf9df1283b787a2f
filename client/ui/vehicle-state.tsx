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

/** One icon a state. */
const ICONS = {
  moving: IconNavigationFilled,
  parked: IconParkingCircleFilled,
  alarm: IconBellRinging,
  offline: IconCloudOff,
  paused: IconPlayerPauseFilled,
  expired: IconCalendarX,
};

/** In a disc, where the circle is there already, parked is the letter alone. */
const DISC_ICONS = { ...ICONS, parked: IconLetterP };

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

/** The icon of a state on a disc that its parent draws. */
export function StateGlyph({ state, size }: { state: VehicleState; size: number }) {
  const Icon = DISC_ICONS[state];
  return <Icon size={size} aria-hidden />;
}

/** The state as a disc beside a name; the word has to stand near it. */
export function StateDisc({ state, size = 'usual' }: { state: VehicleState; size?: 'usual' | 'large' }) {
  return <ToneDisc icon={DISC_ICONS[state]} tone={TONES[state]} size={size} data-state={state} />;
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
