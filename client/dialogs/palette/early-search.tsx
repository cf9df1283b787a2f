import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { leavePalette, typeInPalette, usePalette } from '../../state/palette.ts';
import { BareButton } from '../../ui/bare-button.tsx';
import { useIsPhone } from '../../ui/use-is-phone.ts';
import styles from './lazy-palette.module.css';

/** Takes what is typed until the field of the palette has the focus, so that no key is lost. */
export function EarlySearch() {
  const { t } = useTranslation();
  const query = usePalette((palette) => palette.query);
  const isPhone = useIsPhone();
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => input.current?.focus(), []);
  return (
    <div className={styles.early}>
      <input
        ref={input}
        aria-label={t('search.open')}
        value={query}
        onChange={({ currentTarget }) => typeInPalette(currentTarget.value)}
        onKeyDown={({ key }) => {
          if (key === 'Escape') leavePalette();
        }}
      />
      {isPhone && <BareButton onClick={leavePalette}>{t('cancel')}</BareButton>}
    </div>
  );
}
