import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { loadNamespaces } from '../../i18n/setup.ts';
import { closeDialog, useOpenDialogs } from '../../state/open-dialogs.ts';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';

const TransferDialog = lazyDialog(
  async () => {
    const [dialog] = await Promise.all([import('./transfer-dialog.tsx'), loadNamespaces(['transfer', 'picker'])]);
    return dialog;
  },
  { isOpen: ({ about }) => about !== null, onClose: () => closeDialog('transfer') },
);

/** Opens the transfer dialog over a page on request (core 2.9). Navigation closes it. */
export function LazyTransfer() {
  const about = useOpenDialogs(({ transfer }) => transfer);
  const { pathname } = useLocation();
  const openedOn = useRef(pathname);
  useEffect(() => {
    if (openedOn.current !== pathname) closeDialog('transfer');
    openedOn.current = pathname;
  }, [pathname]);
  const [isAsked, setAsked] = useState(false);
  if (about !== null && !isAsked) setAsked(true);
  if (!isAsked) return null;
  return <TransferDialog about={about} />;
}
