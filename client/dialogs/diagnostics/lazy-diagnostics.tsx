import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { loadNamespaces } from '../../i18n/setup.ts';
import { closeDialog, useOpenDialogs } from '../../state/open-dialogs.ts';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';

const DiagnosticsDialog = lazyDialog(
  async () => {
    const [dialog] = await Promise.all([import('./diagnostics-dialog.tsx'), loadNamespaces(['diagnostics'])]);
    return dialog;
  },
  { isOpen: ({ about }) => about !== null, onClose: () => closeDialog('diagnostics') },
);

/** Opens the dialog of a trouble code over any page (core 2.3). Navigation closes it. */
export function LazyDiagnostics() {
  const about = useOpenDialogs(({ diagnostics }) => diagnostics);
  const { pathname } = useLocation();
  const openedOn = useRef(pathname);
  useEffect(() => {
    if (openedOn.current !== pathname) closeDialog('diagnostics');
    openedOn.current = pathname;
  }, [pathname]);
  const [isNeeded, setNeeded] = useState(false);
  if (about !== null && !isNeeded) setNeeded(true);
  return isNeeded && <DiagnosticsDialog about={about} />;
}
