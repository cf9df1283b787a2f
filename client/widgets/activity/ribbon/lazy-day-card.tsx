import { Suspense } from 'react';
import { loadNamespaces } from '../../../i18n/setup.ts';
import { lazyChunk } from '../../../ui/lazy-chunk.tsx';
import type DayCard from './day-card.tsx';
import styles from './lazy-day-card.module.css';

const Loaded = lazyChunk(
  async () => (await Promise.all([import('./day-card.tsx'), loadNamespaces(['trips', 'activity', 'period'])]))[0],
);

/** The day of a vehicle, loaded when it is first shown. Keeps its place. */
export function LazyDayCard(props: Parameters<typeof DayCard>[0]) {
  return (
    <div className={styles.place}>
      <Suspense fallback={null}>
        <Loaded {...props} />
      </Suspense>
    </div>
  );
}
