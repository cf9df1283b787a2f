import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Vehicle } from '../../api/model.ts';
import { Dialog, DialogFooter } from '../../ui/dialog.tsx';

type Props = { vehicle: Vehicle; onStop: () => void; onClose: () => void };

/** Confirms stopping an engine that may not have been started remotely. */
export default function StopEngineDialog({ vehicle, onStop, onClose }: Props) {
  const { t } = useTranslation(['vehicles', 'common']);
  return (
    <Dialog opened onClose={onClose} title={t('stopEngine.title', { name: vehicle.vehicle_name })} size={400}>
      <p>{t('stopEngine.text')}</p>
      <DialogFooter>
        <Button variant="default" onClick={onClose} data-autofocus>
          {t('common:cancel')}
        </Button>
        <Button
          onClick={() => {
            onStop();
            onClose();
          }}
        >
          {t('stopEngine.submit')}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
