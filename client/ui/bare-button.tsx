import type { ComponentProps } from 'react';
import styles from './bare-button.module.css';

/** A button that looks like nothing yet: text and colours are those around it, the rest is its owner's. */
export function BareButton({ className = '', ...rest }: ComponentProps<'button'>) {
  return <button type="button" {...rest} className={`${styles.bare} ${className}`} />;
}
