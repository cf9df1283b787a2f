import { IconUsers } from '@tabler/icons-react';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useErrorLines } from '../../api/error-lines.ts';
import type { Vehicle } from '../../api/model.ts';
import { vehiclesQuery } from '../../data/vehicles/queries.ts';
import { canTransferVehicles } from '../../rules/access/roles.ts';
import { givenKind } from '../../rules/access/transfer.ts';
import { useUser } from '../../state/session.ts';
import { Boxed, PageColumns } from '../../ui/page-columns.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { EmptyState, FailureState } from '../../ui/states.tsx';
import { useDelayed } from '../../ui/use-delayed.ts';
import { ChooseCard } from './choose-card.tsx';
import { VehicleTransfer } from './vehicle-transfer.tsx';
import { WhatChanges } from './what-changes.tsx';

/** Transfers a vehicle to another owner (commerce 2). Without an id, starts with choosing one. */
export default function TransferPage() {
  const { t } = useTranslation(['transfer', 'titles']);
  const { id } = useParams();
  const isAllowed = canTransferVehicles(useUser()).allowed;
  // The answer comes by e-mail, so the page refetches when the user returns.
  const query = useQuery({ ...vehiclesQuery(), refetchOnMount: 'always', refetchOnWindowFocus: 'always' });
  const vehicle = find(query.data ?? [], id);
  const isOwn = vehicle !== null && !vehicle.isShared;
  const beside = isAllowed && isOwn ? <WhatChanges kind={givenKind(vehicle)} /> : null;
  return (
    <PageColumns
      title={t('titles:transferVehicle')}
      lead={t('lead')}
      beside={beside}
      // Before the offer, what changes hands comes first. After it, what became of it.
      isBesideLast={vehicle?.is_pending_transfer ?? false}
    >
      <Content id={id} query={query} />
    </PageColumns>
  );
}

type ContentProps = { id: string | undefined; query: UseQueryResult<Vehicle[]> };

function Content({ id, query }: ContentProps) {
  const { t } = useTranslation('transfer');
  const errorLines = useErrorLines();
  const gate = canTransferVehicles(useUser());
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

const find = (vehicles: readonly Vehicle[], id: string | undefined): Vehicle | null =>
  vehicles.find((vehicle) => String(vehicle.id) === id) ?? null;
