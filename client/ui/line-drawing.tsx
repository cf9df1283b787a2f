import type { ReactNode } from 'react';
import styles from './line-drawing.module.css';

type Props = { viewBox: string; className?: string | undefined; children: ReactNode };

/** Frame of a drawing in lines, which fills its place. Decorative: texts beside it say the same. */
export function LineDrawing({ viewBox, className, children }: Props) {
  return (
    <svg
      className={className ? `${styles.drawing} ${className}` : styles.drawing}
      viewBox={viewBox}
      aria-hidden
      focusable="false"
    >
      {children}
    </svg>
  );
}
