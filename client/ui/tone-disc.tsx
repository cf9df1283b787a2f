import type { ComponentType } from 'react';
import styles from './tone-disc.module.css';

type Icon = ComponentType<{ size?: number; 'aria-hidden'?: boolean }>;
export type Tone = 'moving' | 'parked' | 'alarm' | 'warning' | 'paused' | 'accent' | 'quiet';

type Props = {
  icon: Icon;
  tone: Tone;
  /** 32 pixels, 24 beside a line of small text, 40 where it stands for a whole panel. */
  size?: keyof typeof ICON_SIZES;
  /** Found by it, where it is a vehicle's. */
  'data-state'?: string;
};

const ICON_SIZES = { small: 14, usual: 18, large: 20 };

/** An icon in a disc of a colour, at the beginning of a row; the words beside it say what it means. */
export function ToneDisc({ icon: Icon, tone, size = 'usual', ...data }: Props) {
  return (
    <span className={styles.disc} data-tone={tone} data-size={size} {...data}>
      <Icon size={ICON_SIZES[size]} aria-hidden />
    </span>
  );
}
