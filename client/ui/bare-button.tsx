import type { ComponentProps } from 'react';
import styles from './bare-button.module.css';

/** A button without styles. Inherits text and color, and the caller styles the rest. */
export function BareButton({ className = '', ...rest }: ComponentProps<'button'>) {
  return <button type="button" {...rest} className={`${styles.bare} ${className}`} />;
}
