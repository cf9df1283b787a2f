import type { ReactNode } from 'react';
import styles from './map-frame.module.css';
import type { Padding } from './viewport.ts';

/** The part of the map that no panel covers. Only its children take clicks. */
export function FreePart({ padding, children }: { padding: Padding; children: ReactNode }) {
  const { left, right, top, bottom } = padding;
  return (
    <div className={styles.free} style={{ left, right, top, bottom }}>
      {children}
    </div>
  );
}
