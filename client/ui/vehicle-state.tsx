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

/** Icon of each state. */
const ICONS = {
  moving: IconNavigationFilled,
  parked: IconParkingCircleFilled,
  alarm: IconBellRinging,
  offline: IconCloudOff,
  paused: IconPlayerPauseFilled,
  expired: IconCalendarX,
};

/** The disc already has a circle, so parked is only the letter. */
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

/** Icon of a state for a disc drawn by its parent. */
export function StateGlyph({ state, size }: { state: VehicleState; size: number }) {
  const Icon = DISC_ICONS[state];
  return <Icon size={size} aria-hidden />;
}

/** State as a disc beside a name. Requires its text nearby. */
export function StateDisc({ state, size = 'usual' }: { state: VehicleState; size?: 'usual' | 'large' }) {
  return <ToneDisc icon={DISC_ICONS[state]} tone={TONES[state]} size={size} data-state={state} />;
}

/** State as an icon and text, in its color. */
export function StateLabel({ state, children }: { state: VehicleState; children: ReactNode }) {
  return (
    <span className={styles.label} data-state={state}>
      <StateIcon state={state} />
      {children}
    </span>
  );
}
