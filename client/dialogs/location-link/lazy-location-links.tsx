import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { loadNamespaces } from '../../i18n/setup.ts';
import { closeDialog, useOpenDialogs } from '../../state/open-dialogs.ts';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';

const LocationLinksDialog = lazyDialog(
  async () => {
    const [dialog] = await Promise.all([import('./location-links-dialog.tsx'), loadNamespaces(['location-link'])]);
    return dialog;
  },
  { isOpen: ({ about }) => about !== null, onClose: () => closeDialog('locationLinks') },
);

/** Opens the location links of a vehicle over the pages whose menus offer them. Navigation closes them. */
export function LazyLocationLinks() {
  const about = useOpenDialogs(({ locationLinks }) => locationLinks);
  const { pathname } = useLocation();
  const openedOn = useRef(pathname);
  useEffect(() => {
    if (openedOn.current !== pathname) closeDialog('locationLinks');
    openedOn.current = pathname;
  }, [pathname]);
  useEffect(() => () => closeDialog('locationLinks'), []);
  const [isAsked, setAsked] = useState(false);
  if (about !== null && !isAsked) setAsked(true);
  if (!isAsked) return null;
  return <LocationLinksDialog about={about} />;
}
