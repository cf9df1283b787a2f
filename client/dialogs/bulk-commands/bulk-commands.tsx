import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { tellBulk } from '../../data/commands/bulk.ts';
import { useInterruptions } from '../../data/notices/interruptions.ts';
import { closeDialog, useOpenDialogs } from '../../state/open-dialogs.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { BulkForm } from './bulk-form.tsx';
import { useBackgroundBatch } from './use-background-batch.ts';

/**
 * One command for several vehicles (core 2.7). Closing it while commands are on their way stops nothing: doors that were
 * asked to lock lock, and whoever opens it again sees how far they are.
 */
export default function BulkCommands({ isShown }: { isShown: boolean }) {
  const { t } = useTranslation(['bulk', 'commands']);
  const opening = useOpenDialogs(({ bulkCommands }) => bulkCommands);
  useEffect(() => {
    if (opening) tellBulk({ type: 'opened', vehicleIds: opening.vehicleIds });
  }, [opening]);
  // One dialog at a time: the notice of what stopped a command comes instead, and what is ticked is there after it.
  const isNoticed = useInterruptions(({ opening }) => opening !== null);
  useBackgroundBatch(isShown);
  const close = () => {
    tellBulk({ type: 'closed' });
    closeDialog('bulkCommands');
  };
  return (
    <Dialog opened={isShown && !isNoticed} onClose={close} title={t('bulk:title')} size={560}>
      <BulkForm onClose={close} />
    </Dialog>
  );
}
