import '@mantine/spotlight/styles.layer.css';
import { createSpotlight, Spotlight } from '@mantine/spotlight';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { typeInPalette, usePalette } from '../../state/palette.ts';
import { BareButton } from '../../ui/bare-button.tsx';
import { useIsPhone } from '../../ui/use-is-phone.ts';
import { EarlySearch } from './early-search.tsx';
import type { TitledPage } from './lazy-palette.tsx';
import { OWN } from './other-dialogs.ts';
import styles from './palette.module.css';
import { ResultsList } from './results-list.tsx';

const [store, spotlight] = createSpotlight();
/** Selects the next result, or the first. */
const DOWN = { code: 'ArrowDown', bubbles: true };

type Props = {
  /** Pages that this user can open. */
  pages: readonly TitledPage[];
  onClose: () => void;
};

/** Command palette: searches vehicles, pages, places, people and commands. Opens on mount, unmounts on close. */
export default function Palette({ pages, onClose }: Props) {
  const { t } = useTranslation(['palette', 'common']);
  const { query, isTyped } = usePalette();
  const [hasFocus, setFocus] = useState(false);
  const isPhone = useIsPhone();
  useEffect(() => spotlight.open(), []);
  const search = useRef<HTMLInputElement>(null);
  // Selects the first result, as after each key. Not for a query that a button gave: a held Enter key would send its command to the first vehicle.
  useEffect(() => {
    if (hasFocus && isTyped) search.current?.dispatchEvent(new KeyboardEvent('keydown', DOWN));
  }, [hasFocus, isTyped]);
  return (
    <>
      {!hasFocus && <EarlySearch />}
      <Spotlight.Root
        store={store}
        query={query}
        onQueryChange={typeInPalette}
        clearQueryOnClose={false}
        onSpotlightClose={onClose}
        shortcut={null}
        scrollable
        maxHeight={isPhone ? undefined : 480}
        fullScreen={isPhone}
        radius={isPhone ? 0 : 'lg'}
        overlayProps={{ backgroundOpacity: 1, color: 'var(--wm-scrim)' }}
        classNames={{ content: styles.content, body: styles.body, actionsList: styles.results }}
        attributes={{ content: OWN }}
        aria-label={t('label')}
      >
        <div className={styles.head}>
          <Spotlight.Search
            ref={search}
            className={styles.search}
            classNames={{ input: styles.input }}
            placeholder={t('placeholder')}
            aria-label={t('label')}
            leftSection={<IconSearch size={18} aria-hidden />}
            onFocus={() => setFocus(true)}
          />
          {isPhone ? (
            <BareButton className={styles.cancel} onClick={() => spotlight.close()}>
              {t('common:cancel')}
            </BareButton>
          ) : (
            <kbd className={styles.key} aria-hidden>
              {t('escape')}
            </kbd>
          )}
        </div>
        <Spotlight.ActionsList>
          <ResultsList query={query} pages={pages} />
        </Spotlight.ActionsList>
      </Spotlight.Root>
    </>
  );
}
