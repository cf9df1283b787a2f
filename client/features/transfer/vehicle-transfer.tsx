import { IconCircleCheck, IconSearchOff, IconUsers } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Vehicle } from '../../api/model.ts';
import { useTransferLocks } from '../../data/transfers/use-transfer-locks.ts';
import { paths } from '../../lib/paths.ts';
import { transferAccount } from '../../rules/access/transfer.ts';
import { useUser } from '../../state/session.ts';
import { ButtonLink } from '../../ui/light/button.tsx';
import { Boxed } from '../../ui/page-columns.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { type PastOffer, PastOfferReceipt } from './past-offer.tsx';
import { PendingCard } from './pending-card.tsx';
import { TransferForm } from './transfer-form.tsx';

/** One vehicle at any stage of its transfer. `null` if the user does not have it. */
export function VehicleTransfer({ vehicle }: { vehicle: Vehicle | null }) {
  const { t } = useTranslation('transfer');
  /** The offered vehicle as last seen. Once it is missing, its new owner has accepted. */
  const [offered, setOffered] = useState<Vehicle | null>(null);
  const [offeredAt, setOfferedAt] = useState<string | null>(null);
  const [isCanceled, setCanceled] = useState(false);
  const [past, setPast] = useState<PastOffer | null>(null);
  if (vehicle && vehicle !== offered) {
    setOffered(vehicle);
    if (vehicle.is_pending_transfer) setPast(null);
    else if (offered?.is_pending_transfer) {
      setPast({ email: offered.pending_transfer_to ?? null, at: offeredAt, isCanceled });
      setOfferedAt(null);
    }
  }
  const [hasSent, setSent] = useState(false);
  const user = useUser();
  const locks = useTransferLocks(useMemo(() => (vehicle ? [vehicle] : []), [vehicle]));
  if (!vehicle) return <Gone offered={offered?.is_pending_transfer ? offered : null} />;
  const account = transferAccount(user, vehicle);
  if (vehicle.isShared || account === null) {
    const text = t(vehicle.isShared ? 'disabled.shared' : 'disabled.no_account', { name: vehicle.vehicle_name });
    return (
      <Boxed>
        <EmptyState icon={IconUsers} title={t('disabled.title')} text={text} />
      </Boxed>
    );
  }
  const lock = locks.get(vehicle.id) ?? null;
  const send = () => {
    setSent(true);
    setCanceled(false);
  };
  return vehicle.is_pending_transfer ? (
    <PendingCard
      vehicle={vehicle}
      offeredAt={offeredAt}
      isExclusiveToOther={lock === 'exclusive_access'}
      takesFocus={hasSent}
      onCancel={setCanceled}
    />
  ) : (
    <>
      {past && <PastOfferReceipt {...past} />}
      <TransferForm vehicle={vehicle} account={account} lock={lock} onSend={send} onOffered={setOfferedAt} />
    </>
  );
}

function Gone({ offered }: { offered: Vehicle | null }) {
  const { t } = useTranslation('transfer');
  const again = <ButtonLink to={paths.transferVehicle}>{t('unknown.action')}</ButtonLink>;
  return (
    <Boxed>
      {offered ? (
        <EmptyState
          icon={IconCircleCheck}
          title={t('gone.title', { name: offered.vehicle_name })}
          text={t('gone.text', { email: offered.pending_transfer_to ?? '' })}
        >
          {again}
        </EmptyState>
      ) : (
        <EmptyState icon={IconSearchOff} title={t('unknown.title')} text={t('unknown.text')}>
          {again}
        </EmptyState>
      )}
    </Boxed>
  );
}
