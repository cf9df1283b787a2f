import type { ComponentType } from 'react';
import styles from './tone-disc.module.css';

type Icon = ComponentType<{ size?: number; 'aria-hidden'?: boolean }>;
export type Tone = 'alarm' | 'warning' | 'paused' | 'accent' | 'quiet';

type Props = {
  icon: Icon;
  tone: Tone;
  /** 32 pixels, or 24 beside a line of small text. */
  size?: 'usual' | 'small';
};

/** An icon in a disc of a colour, at the beginning of a row; the words beside it say what it means. */
export function ToneDisc({ icon: Icon, tone, size = 'usual' }: Props) {
  return (
    <span className={styles.disc} data-tone={tone} data-size={size}>
      <Icon size={size === 'small' ? 14 : 18} aria-hidden />
    </span>
  );
}
