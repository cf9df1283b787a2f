import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { loadNamespaces } from '../../i18n/setup.ts';
import { closeDialog, useOpenDialogs } from '../../state/open-dialogs.ts';

/** Comes with the first code that somebody asks about. */
const DiagnosticsDialog = lazy(async () => {
  const [dialog] = await Promise.all([import('./diagnostics-dialog.tsx'), loadNamespaces(['diagnostics'])]);
  return dialog;
});

/** The dialog about a trouble code, over whatever page asked for it (core 2.3); another page closes it. */
export function DiagnosticsDoor() {
  const about = useOpenDialogs(({ diagnostics }) => diagnostics);
  const { pathname } = useLocation();
  const openedOn = useRef(pathname);
  useEffect(() => {
    if (openedOn.current !== pathname) closeDialog('diagnostics');
    openedOn.current = pathname;
  }, [pathname]);
  const [isNeeded, setNeeded] = useState(false);
  if (about !== null && !isNeeded) setNeeded(true);
  return <Suspense fallback={null}>{isNeeded && <DiagnosticsDialog about={about} />}</Suspense>;
}
