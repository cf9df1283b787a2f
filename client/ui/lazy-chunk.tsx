import { type ComponentType, lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { loadChunk } from '../lib/chunk-reload.ts';
import { Notice } from './notice.tsx';

type Loaded<Props> = { default: ComponentType<Props> };

/**
 * A part of a page that is loaded when it is first shown, below a `Suspense`. Where it cannot be loaded the page is loaded anew,
 * once (core 2.2); after that `instead` stands in its place until somebody loads the page anew, and the page around it works on.
 */
export function lazyChunk<Props extends object>(
  load: () => Promise<Loaded<Props>>,
  instead: ComponentType<Props> = NotLoaded,
): ComponentType<Props> {
  return lazy(() => loadChunk(load).catch((): Loaded<Props> => ({ default: instead }))) as ComponentType<Props>;
}

/** Says that a part is missing, and the way to it. */
function NotLoaded() {
  return <Notice tone="alarm">{useTranslation().t('notLoaded')}</Notice>;
}
