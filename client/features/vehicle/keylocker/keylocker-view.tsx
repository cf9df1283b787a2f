import { IconBattery2, IconDoor, IconEngine, IconKey, IconLock, IconShieldLock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useErrorLines } from '../../../api/error-lines.ts';
import type { KeylockerState, Vehicle } from '../../../api/model.ts';
import { keylockerFollowing, keylockerQuery } from '../../../data/device-settings/keylocker.ts';
import { vehicleHash } from '../../../data/vehicles/selection.ts';
import { paths, vehiclePaths } from '../../../lib/paths.ts';
import { type StateName, stateLines, voltageOf } from '../../../rules/keylocker/state.ts';
import { MINUTE } from '../../../rules/time/duration.ts';
import { useSince } from '../../../state/use-since.ts';
import { Card } from '../../../ui/card.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { EmptyState, FailureState } from '../../../ui/states.tsx';
import { useDelayed } from '../../../ui/use-delayed.ts';
import { useNow } from '../../../ui/use-now.ts';
import { StoredNotice } from '../../../widgets/device/stored-notice.tsx';
import { GuestPinCard, MasterPinCard } from '../../../widgets/keylocker/pin-cards.tsx';
import { useConfigurationGate } from '../../../widgets/keylocker/use-pin-gate.ts';
import { useFormat } from '../../../wording/use-format.ts';
import styles from './keylocker.module.css';

type Icon = ComponentType<{ size?: number; 'aria-hidden'?: boolean }>;

const ICONS: { readonly [Name in StateName]: Icon } = {
  armed: IconShieldLock,
  key: IconKey,
  door: IconDoor,
  engine: IconEngine,
  doors: IconLock,
};

/** State of the key locker as it was reported, each with its age, and its two PINs. */
export function KeylockerView({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useTranslation('keylocker');
  const explain = useErrorLines();
  const { allowed } = useConfigurationGate(vehicle);
  const { data, error, isPending, isFetching, refetch } = useQuery(keylockerQuery(vehicle.device_key, allowed));
  useQuery({ ...keylockerFollowing(vehicle.device_key), enabled: Boolean(data?.keylocker) });
  const showsWait = useDelayed(isPending);
  const state = data?.keylocker;
  return (
    <>
      <Card title={t('title')}>
        <div className={styles.body}>
          <p className={styles.lead}>{t('lead')}</p>
          {data?.isStored && (
            <StoredNotice text={t('stored')} again={t('askAgain')} isAsking={isFetching} onAsk={() => void refetch()} />
          )}
          {state && <States vehicle={vehicle} state={state} />}
          {data && !state && (
            <EmptyState icon={IconKey} title={t('notConnected.title')} text={t('notConnected.text')} />
          )}
          {!data && error && <FailureState title={t('failed')} lines={explain(error)} onRetry={() => void refetch()} />}
          {!data && !error && showsWait && <SkeletonRows rows={6} />}
          {state && (
            <p className={styles.links}>
              {(!vehicle.isShared || vehicle.access_level === 'Full Access') && (
                <Link to={vehiclePaths.options(vehicle.id)}>{t('options')}</Link>
              )}
              <Link to={`${paths.feed}?commands=keylocker${vehicleHash(vehicle.id)}`}>{t('feed')}</Link>
            </p>
          )}
        </div>
      </Card>
      {state && (
        <div className={styles.pins}>
          <MasterPinCard vehicle={vehicle} state={state} />
          <GuestPinCard vehicle={vehicle} state={state} />
        </div>
      )}
    </>
  );
}

function States({ vehicle, state }: { vehicle: Vehicle; state: KeylockerState }) {
  const { t } = useTranslation('keylocker');
  const format = useFormat();
  const { volts, at } = voltageOf(state, vehicle);
  return (
    <dl className={styles.states}>
      {stateLines(state, vehicle).map((line) => (
        <Line key={line.name} icon={ICONS[line.name]} name={t(`states.${line.name}.name`)} at={line.at}>
          {line.isOn === null ? t('notReported') : t(`states.${line.name}.${line.isOn ? 'on' : 'off'}`)}
        </Line>
      ))}
      <Line icon={IconBattery2} name={t('voltage')} at={at}>
        {volts === null ? t('notReported') : format.charge({ value: volts, unit: 'volt' })}
      </Line>
    </dl>
  );
}

type LineProps = { icon: Icon; name: string; at: number | null; children: ReactNode };

function Line({ icon: Icon, name, at, children }: LineProps) {
  const since = useSince();
  const format = useFormat();
  const now = useNow(MINUTE);
  return (
    <div className={styles.state}>
      <Icon size={20} aria-hidden />
      <dt>{name}</dt>
      <dd>
        <b>{children}</b>
        {at !== null && (
          <time dateTime={new Date(at).toISOString()} title={format.dateTime(at)}>
            {since(at, now)}
          </time>
        )}
      </dd>
    </div>
  );
}
