import { Suspense, useEffect, useState } from 'react';
import type { Vehicle } from '../../../api/model.ts';
import { loadNamespaces } from '../../../i18n/setup.ts';
import { lazyChunk } from '../../../ui/lazy-chunk.tsx';
import { afterFrame } from '../../../ui/use-after-frame.ts';
import type DayCard from './day-card.tsx';
import styles from './lazy-day-card.module.css';

const Loaded = lazyChunk(
  async () => (await Promise.all([import('./day-card.tsx'), loadNamespaces(['trips', 'activity', 'period'])]))[0],
);

type Props = Omit<Parameters<typeof DayCard>[0], 'vehicle'> & {
  /** `null` while it is not known yet. */
  vehicle: Vehicle | null;
};

/** The day of a vehicle, loaded once the page around it was painted. Keeps its place. */
export function LazyDayCard({ vehicle, ...props }: Props) {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => afterFrame(() => setPainted(true)), []);
  return (
    <div className={styles.place}>
      <Suspense fallback={null}>{isPainted && vehicle && <Loaded {...props} vehicle={vehicle} />}</Suspense>
    </div>
  );
}
