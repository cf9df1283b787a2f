import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { getDeleteGeofenceMutationOptions } from '../../../generated/client/geofence.ts';
import { useErrorLines } from '../../api/error-lines.ts';
import type { Geofence } from '../../api/model.ts';
import { Dialog, DialogFooter } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './geofences.module.css';
import { showDone } from './saved.ts';

/** `geofence`: `null` closes the question. */
type Props = { geofence: Geofence | null; onClose: () => void; onDeleted: () => void };

/** Confirms the deletion of a geofence. A failure keeps the question open. */
export function DeleteGeofence({ geofence, onClose, onDeleted }: Props) {
  const { t } = useTranslation(['geofences', 'common']);
  const errorLines = useErrorLines();
  const { mutate, isPending, error, reset } = useMutation(getDeleteGeofenceMutationOptions());
  const close = () => {
    reset();
    onClose();
  };
  const remove = () => {
    if (!geofence || isPending) return;
    mutate(
      { geofenceId: geofence.id },
      {
        onSuccess: () => {
          showDone('deleted');
          onDeleted();
        },
      },
    );
  };
  return (
    <Dialog
      opened={geofence !== null}
      onClose={close}
      title={t('delete.title', { name: geofence?.name ?? '' })}
      isBusy={isPending}
    >
      <div className={styles.question}>
        {error && (
          <Notice tone="alarm">
            {errorLines(error).map((line) => (
              <p key={line}>{line}</p>
            ))}
          </Notice>
        )}
        <p>{t('delete.text')}</p>
      </div>
      <DialogFooter>
        <Button variant="default" onClick={close} disabled={isPending} data-autofocus>
          {t('common:cancel')}
        </Button>
        <Button className={styles.danger} loading={isPending} onClick={remove}>
          {t('delete.submit')}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
