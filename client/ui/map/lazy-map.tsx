import { type ComponentType, Suspense, useEffect, useState } from 'react';
import { whenIdle } from '../../lib/when-idle.ts';
import { lazyChunk, type Missing } from '../lazy-chunk.tsx';
import { FreePart } from './free-part.tsx';
import styles from './map-frame.module.css';
import { MapNotice } from './map-notice.tsx';
import { NOTHING_COVERED, type Padding } from './viewport.ts';

/** Fonts of map labels, which are rendered once and cached. */
const FONTS = ['400 12px "Inter Variable"', '600 12px "Inter Variable"'];

type Covered = { padding?: Padding };

/**
 * A map that does not block its page. Import map modules only through this function, because they include the map library.
 * Loads when the browser is idle. If that fails, shows a notice with a retry.
 */
export function lazyMap<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props & Covered> {
  const Loaded = lazyChunk<Props & Covered>(() => withFonts(load()), NotLoaded);
  return function LazyMap(props: Props & Covered) {
    const [isIdle, setIdle] = useState(false);
    useEffect(() => whenIdle(() => setIdle(true)), []);
    const empty = <div className={styles.shell} />;
    if (!isIdle) return empty;
    return (
      <Suspense fallback={empty}>
        <Loaded {...props} />
      </Suspense>
    );
  };
}

async function withFonts<T>(loading: Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([loading, Promise.allSettled(FONTS.map((font) => document.fonts.load(font)))]);
  return loaded;
}

function NotLoaded({ padding = NOTHING_COVERED, onRetry }: Covered & Missing) {
  return (
    <div className={styles.shell}>
      <FreePart padding={padding}>
        <MapNotice failure="map" onRetry={onRetry} />
      </FreePart>
    </div>
  );
}
