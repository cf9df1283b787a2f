import type { ReactNode } from 'react';
import { PageTitle } from '../../../ui/page.tsx';
import { GeofenceGate } from '../geofence-gate.tsx';
import styles from './editor.module.css';

/** Layout of the editor. */
export function EditorFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.page}>
      <PageTitle>{title}</PageTitle>
      <GeofenceGate>{children}</GeofenceGate>
    </div>
  );
}
