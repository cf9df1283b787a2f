import type { ComponentType } from 'react';
import styles from './tone-disc.module.css';

type Icon = ComponentType<{ size?: number; 'aria-hidden'?: boolean }>;
export type Tone = 'moving' | 'parked' | 'alarm' | 'warning' | 'paused' | 'accent' | 'quiet';

type Props = {
  icon: Icon;
  tone: Tone;
  /** 32 pixels, 24 beside small text, 40 for a whole panel. */
  size?: keyof typeof ICON_SIZES;
  /** State of a vehicle, as a hook for tests. */
  'data-state'?: string;
};

const ICON_SIZES = { small: 14, usual: 18, large: 20 };

/** An icon in a colored disc, at the start of a row. The text beside it gives the meaning. */
export function ToneDisc({ icon: Icon, tone, size = 'usual', ...data }: Props) {
  return (
    <span className={styles.disc} data-tone={tone} data-size={size} {...data}>
      <Icon size={ICON_SIZES[size]} aria-hidden />
    </span>
  );
}
