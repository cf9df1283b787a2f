import { IconChevronRight, IconTransfer } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Vehicle } from '../../api/model.ts';
import { useTransferLocks } from '../../data/transfers/use-transfer-locks.ts';
import { ChooseVehicle } from '../../dialogs/transfer/choose-vehicle.tsx';
import { paths } from '../../lib/paths.ts';
import { pendingTransfers, transferable } from '../../rules/access/transfer.ts';
import { openTransfer } from '../../state/open-dialogs.ts';
import { useUser } from '../../state/session.ts';
import { Card } from '../../ui/card.tsx';
import { Boxed } from '../../ui/page-columns.tsx';
import { EmptyState } from '../../ui/states.tsx';
import styles from './transfer-page.module.css';

/** Vehicles that can be transferred, and pending transfers. */
export function ChooseCard({ vehicles }: { vehicles: readonly Vehicle[] }) {
  const { t } = useTranslation('transfer');
  const user = useUser();
  const offered = useMemo(() => transferable(user, vehicles), [user, vehicles]);
  const locks = useTransferLocks(offered);
  const pending = pendingTransfers(vehicles);
  return (
    <>
      {pending.length > 0 && (
        <Card title={t('pendingList')}>
          <ul className={styles.pending}>
            {pending.map(({ id, vehicle_name, pending_transfer_to }) => (
              <li key={id}>
                <Link to={`${paths.transferVehicle}/${id}`} className={styles.pendingLink}>
                  <IconTransfer size={18} aria-hidden />
                  <span>
                    <b>{vehicle_name}</b>{' '}
                    {pending_transfer_to && <small>{t('pendingTo', { email: pending_transfer_to })}</small>}
                  </span>
                  <IconChevronRight size={18} aria-hidden />
                </Link>
              </li>
            ))}
          </ul>
        </Card>
      )}
      {offered.length > 0 ? (
        <Card title={t('choose')}>
          <div className={styles.chooser}>
            <ChooseVehicle vehicles={offered} locks={locks} chosen={null} onChoose={({ id }) => openTransfer(id)} />
          </div>
        </Card>
      ) : (
        <Boxed>
          <EmptyState icon={IconTransfer} title={t('none.title')} text={t('none.text')} />
        </Boxed>
      )}
    </>
  );
}
