import { useEffect, useRef, useState } from 'react';
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

/** Opens the groups dialog over a page on request (core 2.10). Navigation closes it. */
export function LazyGroups() {
  const about = useOpenDialogs(({ groups }) => groups);
  const { pathname } = useLocation();
  const openedOn = useRef(pathname);
  useEffect(() => {
    if (openedOn.current !== pathname) closeDialog('groups');
    openedOn.current = pathname;
  }, [pathname]);
  useEffect(() => () => closeDialog('groups'), []);
  const [isAsked, setAsked] = useState(false);
  if (about !== null && !isAsked) setAsked(true);
  if (!isAsked) return null;
  return <GroupsDialog about={about} />;
}
