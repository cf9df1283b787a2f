import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { loadNamespaces } from '../../i18n/setup.ts';
import { closePalette, leavePalette, openPalette, usePalette } from '../../state/palette.ts';
import { useSessionEnd } from '../../state/session-end.ts';
import { BareButton } from '../../ui/bare-button.tsx';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { EarlySearch } from './early-search.tsx';
import styles from './lazy-palette.module.css';
import { onOtherDialog } from './other-dialogs.ts';

const Palette = lazyDialog(
  async () => {
    const [palette] = await Promise.all([
      import('./palette.tsx'),
      loadNamespaces(['palette', 'commands', 'vehicles', 'diagnostics']),
    ]);
    return palette;
  },
  { onClose: ({ onClose }) => onClose(), fallback: <EarlySearch /> },
);

/** `name`: the key of the title. */
export type TitledPage = { to: string; name: string; title: string };
type Props = { pages: readonly TitledPage[]; isPhone?: boolean };

const isMac = /mac|iphone|ipad/i.test(navigator.platform);

/** Button and shortcut (Ctrl or Cmd with K) of the palette, which is loaded on first use. */
export function LazyPalette({ pages, isPhone = false }: Props) {
  const { t } = useTranslation();
  const { isOpen } = usePalette();
  // A dialog or menu that opens later takes its place, also while it loads. The page of an expired session stays hidden.
  const { isOver } = useSessionEnd();
  useEffect(() => {
    if (isOpen && isOver) closePalette();
    return isOpen && !isOver ? onOtherDialog(closePalette) : undefined;
  }, [isOpen, isOver]);
  // Navigation closes it.
  const { pathname } = useLocation();
  const over = useRef(pathname);
  useEffect(() => {
    if (over.current !== pathname) closePalette();
    over.current = pathname;
  }, [pathname]);
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== 'k')
        return;
      event.preventDefault();
      openPalette();
    };
    addEventListener('keydown', open);
    return () => removeEventListener('keydown', open);
  }, []);
  return (
    <>
      <BareButton
        className={styles.opener}
        data-phone={isPhone}
        aria-label={t('search.open')}
        aria-keyshortcuts="Control+K Meta+K"
        aria-haspopup="dialog"
        onClick={() => openPalette()}
      >
        <IconSearch size={isPhone ? 22 : 16} aria-hidden />
        {!isPhone && (
          <>
            <span>{t('search.open')}</span>
            <kbd className={styles.keys}>{isMac ? '⌘ K' : 'Ctrl K'}</kbd>
          </>
        )}
      </BareButton>
      {isOpen && !isOver && <Palette pages={pages} onClose={leavePalette} />}
    </>
  );
}
