import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Vehicle } from '../../api/model.ts';
import { useTransferLocks } from '../../data/transfers/use-transfer-locks.ts';
import { vehiclesQuery } from '../../data/vehicles/queries.ts';
import { paths } from '../../lib/paths.ts';
import { firstChoice, givenKind, transferable } from '../../rules/access/transfer.ts';
import { closeDialog, type openTransfer } from '../../state/open-dialogs.ts';
import { useUser } from '../../state/session.ts';
import { Dialog, DialogFooter } from '../../ui/dialog.tsx';
import { ChooseVehicle } from './choose-vehicle.tsx';

/** Vehicle to transfer. `null`: to be chosen. */
type About = { vehicleId: Parameters<typeof openTransfer>[0] & (number | null) } | null;
type Step = { name: 'choose'; chosen: number | null } | { name: 'warn'; vehicle: Vehicle };

const close = () => closeDialog('transfer');

/** Chooses a vehicle, shows a warning, then opens its transfer page (core 2.9). `null`: closed. */
export default function TransferDialog({ about }: { about: About }) {
  const { t } = useTranslation('transfer');
  const navigate = useNavigate();
  const user = useUser();
  const { data: vehicles } = useQuery(vehiclesQuery());
  const offered = useMemo(() => transferable(user, vehicles ?? []), [user, vehicles]);

  const locks = useTransferLocks(offered);

  // Keeps the content while the dialog fades out. Each opening resets the step.
  const [shown, setShown] = useState<About>(null);
  const [step, setStep] = useState<Step>({ name: 'choose', chosen: null });
  if (about !== null && about !== shown && vehicles) {
    setShown(about);
    const asked = firstChoice(about.vehicleId, offered, locks);
    const vehicle = offered.find(({ id }) => id === asked);
    setStep(vehicle ? { name: 'warn', vehicle } : { name: 'choose', chosen: null });
  }
  // Closes if there is no vehicle to transfer.
  const isEmpty = vehicles !== undefined && offered.length === 0;
  useEffect(() => {
    if (about !== null && isEmpty) close();
  }, [about, isEmpty]);

  const go = (vehicle: Vehicle) => {
    close();
    void navigate(`${paths.transferVehicle}/${vehicle.id}`);
  };
  return (
    <Dialog
      opened={about !== null && about === shown && !isEmpty}
      onClose={close}
      size={step.name === 'choose' ? 560 : 400}
      title={step.name === 'choose' ? t('dialog.choose') : t('dialog.title', { name: step.vehicle.vehicle_name })}
    >
      {step.name === 'choose' ? (
        <ChooseVehicle
          vehicles={offered}
          locks={locks}
          chosen={step.chosen}
          lead={t('dialog.chooseText')}
          takesFocus
          onChoose={(vehicle) => setStep({ name: 'warn', vehicle })}
          onCancel={close}
        />
      ) : (
        <Warning
          vehicle={step.vehicle}
          onBack={() => setStep({ name: 'choose', chosen: step.vehicle.id })}
          onGo={() => go(step.vehicle)}
        />
      )}
    </Dialog>
  );
}

function Warning({ vehicle, onBack, onGo }: { vehicle: Vehicle; onBack: () => void; onGo: () => void }) {
  const { t } = useTranslation(['transfer', 'common']);
  return (
    <>
      <p>{t(`dialog.warning.${givenKind(vehicle)}`)}</p>
      <DialogFooter>
        <Button variant="default" onClick={onBack}>
          {t('common:back')}
        </Button>
        <Button ref={(button) => button?.focus()} onClick={onGo}>
          {t('dialog.submit')}
        </Button>
      </DialogFooter>
    </>
  );
}
