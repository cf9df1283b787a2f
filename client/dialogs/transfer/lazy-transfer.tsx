import { Suspense, useEffect, useRef, useState } from 'react';
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

/** The way to a transfer over a page, once somebody asked for it (core 2.9); another page closes it. */
export function LazyTransfer() {
  const about = useOpenDialogs(({ transfer }) => transfer);
  const { pathname } = useLocation();
  // Another page closes it.
  const openedOn = useRef(pathname);
  useEffect(() => {
    if (openedOn.current !== pathname) closeDialog('transfer');
    openedOn.current = pathname;
  }, [pathname]);
  const [isAsked, setAsked] = useState(false);
  if (about !== null && !isAsked) setAsked(true);
  if (!isAsked) return null;
  return (
    <Suspense>
      <TransferDialog about={about} />
    </Suspense>
  );
}
