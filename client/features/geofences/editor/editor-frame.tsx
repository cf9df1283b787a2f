import type { ReactNode } from 'react';
import { GeofenceGate } from '../geofence-gate.tsx';
import styles from './editor.module.css';

/** Layout of the editor. */
export function EditorFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.page}>
      <h1>{title}</h1>
      <GeofenceGate>{children}</GeofenceGate>
    </div>
  );
}
