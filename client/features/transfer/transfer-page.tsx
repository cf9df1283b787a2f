import { IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useErrorLines } from '../../api/error-lines.ts';
import type { Vehicle } from '../../api/model.ts';
import { vehiclesQuery } from '../../data/vehicles/queries.ts';
import { canTransferVehicles } from '../../rules/access/roles.ts';
import { useUser } from '../../state/session.ts';
import { Boxed, NarrowPage } from '../../ui/narrow-page.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { EmptyState, FailureState } from '../../ui/states.tsx';
import { useDelayed } from '../../ui/use-delayed.ts';
import { ChooseCard } from './choose-card.tsx';
import { VehicleTransfer } from './vehicle-transfer.tsx';

/** Transfers a vehicle to another owner (commerce 2). Without an id, starts with choosing one. */
export default function TransferPage() {
  const { t } = useTranslation(['transfer', 'titles']);
  return (
    <NarrowPage title={t('titles:transferVehicle')} lead={t('lead')}>
      <Content />
    </NarrowPage>
  );
}

function Content() {
  const { t } = useTranslation('transfer');
  const errorLines = useErrorLines();
  const { id } = useParams();
  const gate = canTransferVehicles(useUser());
  // The answer comes by e-mail, so the page refetches when the user returns.
  const query = useQuery({ ...vehiclesQuery(), refetchOnMount: 'always', refetchOnWindowFocus: 'always' });
  const isWaiting = useDelayed(query.isPending);
  if (!gate.allowed) {
    return (
      <Boxed>
        <EmptyState icon={IconUsers} title={t('disabled.title')} text={t(`disabled.${gate.reason}`)} />
      </Boxed>
    );
  }
  if (!query.data) {
    return (
      <Boxed>
        {query.isError ? (
          <FailureState title={t('failed')} lines={errorLines(query.error)} onRetry={() => void query.refetch()} />
        ) : (
          isWaiting && <SkeletonRows rows={4} />
        )}
      </Boxed>
    );
  }
  return id === undefined ? (
    <ChooseCard vehicles={query.data} />
  ) : (
    <VehicleTransfer key={id} vehicle={find(query.data, id)} />
  );
}

const find = (vehicles: readonly Vehicle[], id: string): Vehicle | null =>
  vehicles.find((vehicle) => String(vehicle.id) === id) ?? null;
