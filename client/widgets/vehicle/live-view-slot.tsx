import { Suspense } from 'react';
import { loadNamespaces } from '../../i18n/setup.ts';
import { productCapabilities } from '../../rules/vehicle/product-capabilities.ts';
import { lazyChunk } from '../../ui/lazy-chunk.tsx';
import styles from './live-view-action.module.css';
import type { LiveViewProps } from './live-view-action.tsx';

/** Loaded with the first selected camera, so that the map does not wait for it. */
const LiveViewAction = lazyChunk(async () => {
  const [action] = await Promise.all([import('./live-view-action.tsx'), loadNamespaces(['live-view'])]);
  return action;
});

/** Entry point of the live view, with a placeholder while it loads. Empty for a vehicle without a camera. */
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
