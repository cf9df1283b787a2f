import { Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { loadNamespaces } from '../../i18n/setup.ts';
import { closeDialog, useOpenDialogs } from '../../state/open-dialogs.ts';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';

const GroupsDialog = lazyDialog(
  async () => {
    const [dialog] = await Promise.all([import('./groups-dialog.tsx'), loadNamespaces(['groups', 'picker', 'forms'])]);
    return dialog;
  },
  { isOpen: ({ about }) => about !== null, onClose: () => closeDialog('groups') },
);

/** The groups over a page, once somebody asked for them (core 2.10); another page closes them. */
export function LazyGroups() {
  const about = useOpenDialogs(({ groups }) => groups);
  const { pathname } = useLocation();
  // Another page closes it.
  const openedOn = useRef(pathname);
  useEffect(() => {
    if (openedOn.current !== pathname) closeDialog('groups');
    openedOn.current = pathname;
  }, [pathname]);
  useEffect(() => () => closeDialog('groups'), []);
  const [isAsked, setAsked] = useState(false);
  if (about !== null && !isAsked) setAsked(true);
  if (!isAsked) return null;
  return (
    <Suspense>
      <GroupsDialog about={about} />
    </Suspense>
  );
}
