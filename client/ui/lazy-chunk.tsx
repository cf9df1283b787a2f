import { type ComponentType, use, useEffect, useState, useTransition } from 'react';
import { useTranslation } from 'react-i18next';
import { loadChunk } from '../lib/chunk-reload.ts';
import { LightButton } from './light/button.tsx';
import { Notice } from './notice.tsx';
import { useRetryOnceOnline } from './use-retry-once-online.ts';

type Loaded<Props> = { default: ComponentType<Props> };
type Options = {
  /**
   * Loads the chunk at once. If it is there when the component is first shown, nothing waits: React continues what waited only when it
   * has nothing else to do, on a slow phone half a second later.
   */
  isPreloaded?: boolean;
};
/** Properties of the replacement for a chunk that failed to load. */
export type Missing = { onRetry: () => void; isTrying: boolean };

/**
 * A component that is loaded when it is first shown, below a `Suspense`. If that fails, reloads the page once (core 2.2). After that
 * shows `Instead`, and the rest of the page keeps working. Retries on request, on the next mount, and without a reload when the
 * connection is back.
 */
export function lazyChunk<Props extends object>(
  load: () => Promise<Loaded<Props>>,
  Instead: ComponentType<Props & Missing> = NotLoaded,
  { isPreloaded = false }: Options = {},
): ComponentType<Props> {
  /** Result of the last load. `null` if it failed. */
  let last: Promise<Loaded<Props> | null> | undefined;
  let preloaded: Loaded<Props> | undefined;
  const preload = async () => {
    preloaded = await load();
  };
  // A failure is reported when the component is shown, which loads the chunk again.
  if (isPreloaded) preload().catch(() => undefined);
  const attempt = (asked: Promise<Loaded<Props>>) => (last = asked.catch(() => null));
  return function Part(props: Props) {
    const [asked, setAsked] = useState(() => last ?? attempt(loadChunk(load)));
    const [isTrying, startTrying] = useTransition();
    const loaded = preloaded ?? use(asked);
    const retry = (again: Promise<Loaded<Props>>) => startTrying(() => setAsked(attempt(again)));
    useRetryOnceOnline(!loaded, () => retry(load()));
    useEffect(
      () => () => {
        if (!loaded && last === asked) last = undefined;
      },
      [loaded, asked],
    );
    if (loaded) return <loaded.default {...props} />;
    return <Instead {...props} isTrying={isTrying} onRetry={() => retry(loadChunk(load))} />;
  };
}

/** Shows that a chunk is missing, with a retry button. */
function NotLoaded({ onRetry, isTrying }: Missing) {
  const { t } = useTranslation();
  return (
    <Notice tone="alarm">
      <p>{t('notLoaded')}</p>
      <LightButton variant="subtle" aria-disabled={isTrying} onClick={isTrying ? undefined : onRetry}>
        {t('tryAgain')}
      </LightButton>
    </Notice>
  );
}
