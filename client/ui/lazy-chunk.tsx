import { type ComponentType, use, useEffect, useState, useTransition } from 'react';
import { useTranslation } from 'react-i18next';
import { loadChunk } from '../lib/chunk-reload.ts';
import { LightButton } from './light/button.tsx';
import { Notice } from './notice.tsx';
import { useRetryOnceOnline } from './use-retry-once-online.ts';

type Loaded<Props> = { default: ComponentType<Props> };
/** For what stands in the place of a part that is missing. */
export type Missing = { onRetry: () => void; isTrying: boolean };

/**
 * A part of a page that is loaded when it is first shown, below a `Suspense`. Where it cannot be loaded the page is loaded anew,
 * once (core 2.2); after that `Instead` stands in its place, and the page around it works on. It is tried again when somebody
 * asks for that or comes back, and by itself when the connection is back: then nothing is reloaded that nobody asked for.
 */
export function lazyChunk<Props extends object>(
  load: () => Promise<Loaded<Props>>,
  Instead: ComponentType<Props & Missing> = NotLoaded,
): ComponentType<Props> {
  /** Of the last try, for whoever shows the part next; null: it failed. */
  let last: Promise<Loaded<Props> | null> | undefined;
  const attempt = (asked: Promise<Loaded<Props>>) => (last = asked.catch(() => null));
  return function Part(props: Props) {
    const [asked, setAsked] = useState(() => last ?? attempt(loadChunk(load)));
    const [isTrying, startTrying] = useTransition();
    const loaded = use(asked);
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

/** Says that a part is missing, and tries again. */
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
