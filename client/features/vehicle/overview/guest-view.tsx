import { NativeSelect } from '@mantine/core';
import { IconChevronDown, IconEyeOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { useErrorLines } from '../../../api/error-lines.ts';
import type { User, Vehicle, VehicleAccess } from '../../../api/model.ts';
import { usersQuery } from '../../../data/users/queries.ts';
import { vehiclesQuery } from '../../../data/vehicles/queries.ts';
import { useVehicle } from '../../../data/vehicles/use-vehicle.ts';
import { guestViewPath, paths } from '../../../lib/paths.ts';
import { ownAccount } from '../../../rules/access/roles.ts';
import { accessTime } from '../../../rules/sharing/access-time.ts';
import { accessTo, guestsOf, personName } from '../../../rules/sharing/people.ts';
import { MINUTE } from '../../../rules/time/duration.ts';
import { showAlert } from '../../../state/alerts.ts';
import { SeenAsProvider, useUser } from '../../../state/session.ts';
import { ButtonLink } from '../../../ui/light/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Boxed } from '../../../ui/page-columns.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { EmptyState, FailureState } from '../../../ui/states.tsx';
import { useDelayed } from '../../../ui/use-delayed.ts';
import { useNow } from '../../../ui/use-now.ts';
import { VehicleHeader } from '../frame/vehicle-header.tsx';
import styles from './guest-view.module.css';
import { VehicleView } from './vehicle-view.tsx';

/** The overview as a guest of the account sees it, with the gates of their level. Sends nothing, whatever is pressed. */
export default function GuestView({ guestId }: { guestId: string }) {
  const { t } = useTranslation('sharing');
  const errorLines = useErrorLines();
  const own = useUser();
  const account = ownAccount(own);
  const { id } = useParams();
  const found = useVehicle(id);
  const users = useQuery(usersQuery());
  const isWaiting = found.status === 'pending' || users.isPending;
  const isSlow = useDelayed(isWaiting);
  if (isWaiting) return isSlow && <SkeletonRows rows={8} />;
  if (!users.data || found.status === 'failed') {
    const [error, retry] =
      found.status === 'failed' ? [found.error, found.retry] : [users.error, () => void users.refetch()];
    return <FailureState heading="h1" title={t('view.failed')} lines={errorLines(error)} onRetry={retry} />;
  }
  const guest =
    account === null ? null : guestsOf(users.data, account, own.id).find((one) => String(one.id) === guestId);
  const access = guest && account !== null ? accessTo(guest, account) : [];
  const record = access.find(({ vehicle }) => String(vehicle) === id);
  if (found.status !== 'found' || !guest || !record) {
    return (
      <div className={styles.view}>
        {guest && access.length > 0 && <Head guest={guest} access={access} chosen={null} />}
        <Boxed>
          <EmptyState
            icon={IconEyeOff}
            title={t('view.none.title', { name: guest ? personName(guest) : t('view.unknown') })}
            text={t('view.none.text')}
          >
            <ButtonLink to={paths.sharing}>{t('view.back')}</ButtonLink>
          </EmptyState>
        </Boxed>
      </div>
    );
  }
  return <Drawn {...found} guest={guest} access={access} record={record} />;
}

type DrawnProps = {
  vehicle: Vehicle;
  readAt: number;
  hasFailed: boolean;
  guest: User;
  access: readonly VehicleAccess[];
  record: VehicleAccess;
};

function Drawn({ vehicle, readAt, hasFailed, guest, access, record }: DrawnProps) {
  const { t } = useTranslation('sharing');
  const now = useNow(MINUTE);
  const name = personName(guest);
  const { kind } = accessTime(record, now);
  const isSeen = kind === 'active' || kind === 'unlimited';
  const values = { name, vehicle: vehicle.vehicle_name, level: t(`levels.${record.access_level}`) };
  const text = isSeen ? t('view.banner', values) : t(kind === 'ended' ? 'view.ended' : 'view.upcoming', values);
  // Guests see neither who a vehicle is offered to, nor its groups.
  const shown: Vehicle = { ...vehicle, isShared: true, access_level: record.access_level, pending_transfer_to: null };
  /** Ends every press and input before it reaches a control. */
  const still = (event: SyntheticEvent) => {
    event.preventDefault();
    event.stopPropagation();
    showAlert({ id: 'guest-view', type: 'warning', message: t('view.still') });
  };
  return (
    <div className={styles.view}>
      <Head guest={guest} access={access} chosen={vehicle.id} text={text} />
      {isSeen && (
        <SeenAsProvider value={guest}>
          <div className={styles.view} onClickCapture={still} onSubmitCapture={still}>
            <VehicleHeader vehicle={shown} readAt={readAt} hasFailed={hasFailed} />
            <VehicleView vehicle={shown} />
          </div>
        </SeenAsProvider>
      )}
      {!isSeen && <h1 className={styles.name}>{vehicle.vehicle_name}</h1>}
    </div>
  );
}

type HeadProps = { guest: User; access: readonly VehicleAccess[]; chosen: number | null; text?: string };

/** Whose view it is, with their other vehicles. */
function Head({ guest, access, chosen, text }: HeadProps) {
  const { t } = useTranslation('sharing');
  const navigate = useNavigate();
  const { data: vehicles = [] } = useQuery(vehiclesQuery());
  const own = new Set(access.map(({ vehicle }) => vehicle));
  const offered = vehicles.filter(({ id }) => own.has(id));
  const options = offered.map(({ id, vehicle_name }) => ({ value: String(id), label: vehicle_name }));
  return (
    <div className={styles.head}>
      {text && (
        <div className={styles.banner}>
          <Notice tone="warning">{text}</Notice>
        </div>
      )}
      {(options.length > 1 || chosen === null) && (
        <NativeSelect
          aria-label={t('view.vehicle')}
          rightSection={<IconChevronDown size={16} aria-hidden />}
          data={chosen === null ? [{ value: '', label: t('view.vehicle') }, ...options] : options}
          value={String(chosen ?? '')}
          onChange={({ currentTarget: { value } }) => {
            if (value !== '') void navigate(guestViewPath(Number(value), guest.id), { replace: true });
          }}
        />
      )}
      <ButtonLink to={paths.sharing} variant="subtle">
        {t('view.back')}
      </ButtonLink>
    </div>
  );
}
