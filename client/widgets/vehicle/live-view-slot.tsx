import { Suspense } from 'react';
import { loadNamespaces } from '../../i18n/setup.ts';
import { productCapabilities } from '../../rules/vehicle/product-capabilities.ts';
import { lazyChunk } from '../../ui/lazy-chunk.tsx';
import styles from './live-view-action.module.css';
import type { LiveViewProps } from './live-view-action.tsx';

/** Comes with the first camera that somebody selects: it is no part of what the map waits for. */
const LiveViewAction = lazyChunk(async () => {
  const [action] = await Promise.all([import('./live-view-action.tsx'), loadNamespaces(['live'])]);
  return action;
});

/** The way to the live view, and room for it while it comes; nothing for a vehicle without a camera. */
export function LiveViewSlot(props: LiveViewProps) {
  if (productCapabilities(props.vehicle.product_name)?.kind !== 'dash_cam') return null;
  return (
    <div className={styles.live}>
      <Suspense>
        <LiveViewAction {...props} />
      </Suspense>
    </div>
  );
}
