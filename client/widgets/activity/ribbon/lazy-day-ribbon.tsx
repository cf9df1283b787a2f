import { Suspense } from 'react';
import { loadNamespaces } from '../../../i18n/setup.ts';
import { lazyChunk } from '../../../ui/lazy-chunk.tsx';
import styles from './day-ribbon.module.css';
import type DayRibbon from './day-ribbon.tsx';

const Loaded = lazyChunk(
  async () => (await Promise.all([import('./day-ribbon.tsx'), loadNamespaces(['trips', 'activity'])]))[0],
);

/** The ribbon of a day, loaded when it is first shown. Keeps its place. */
export function LazyDayRibbon(props: Parameters<typeof DayRibbon>[0]) {
  return (
    <div className={styles.place}>
      <Suspense fallback={null}>
        <Loaded {...props} />
      </Suspense>
    </div>
  );
}
