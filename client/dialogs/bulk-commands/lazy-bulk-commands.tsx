import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { loadNamespaces } from '../../i18n/setup.ts';
import { paths } from '../../lib/paths.ts';
import { closeDialog, useOpenDialogs } from '../../state/open-dialogs.ts';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';

const BulkCommands = lazyDialog(
  async () => {
    const [dialog] = await Promise.all([
      import('./bulk-commands.tsx'),
      loadNamespaces(['bulk-commands', 'commands', 'picker', 'vehicles']),
    ]);
    return dialog;
  },
  { isOpen: ({ isShown }) => isShown, onClose: () => closeDialog('bulkCommands') },
);

/**
 * The dialog of bulk commands, which opens over full-height pages (core 2.3), otherwise over the map. Stays mounted to
 * report a batch that ends in the background.
 */
export function LazyBulkCommands({ isTall }: { isTall: boolean }) {
  const isAsked = useOpenDialogs(({ bulkCommands }) => bulkCommands !== null);
  const navigate = useNavigate();
  const wasAsked = useRef(false);
  useEffect(() => {
    const isNew = isAsked && !wasAsked.current;
    wasAsked.current = isAsked;
    if (!isAsked || isTall) return;
    // The user went to another page.
    if (isNew) void navigate(paths.controlCenter);
    else closeDialog('bulkCommands');
  }, [isAsked, isTall, navigate]);
  // Navigation closes it.
  const { pathname } = useLocation();
  const over = useRef<string>(null);
  useEffect(() => {
    if (!isAsked || !isTall) over.current = null;
    else if (over.current !== null && over.current !== pathname) closeDialog('bulkCommands');
    else over.current = pathname;
  }, [isAsked, isTall, pathname]);
  const [isNeeded, setNeeded] = useState(false);
  if (isAsked && !isNeeded) setNeeded(true);
  return isNeeded && <BulkCommands isShown={isAsked && isTall} />;
}
