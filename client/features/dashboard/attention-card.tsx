import { ActionIcon, Button } from '@mantine/core';
import {
  IconBattery1,
  IconBellRinging,
  IconCalendarX,
  IconChevronRight,
  IconCircleCheck,
  IconCloudOff,
  IconEngine,
  IconTool,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Vehicle } from '../../api/model.ts';
import { addressText } from '../../data/places/address.ts';
import { useAddress } from '../../data/places/use-address.ts';
import { vehicleHash } from '../../data/vehicles/selection.ts';
import { useAgo } from '../../i18n/format.ts';
import { backTo } from '../../lib/back-to.ts';
import { paths, vehiclePaths } from '../../lib/paths.ts';
import { type Concern, type Concerned, concernsOf } from '../../rules/concerns.ts';
import { sinceThen } from '../../rules/elapsed.ts';
import { lapse } from '../../rules/vehicle-state.ts';
import { useFormat } from '../../state/use-format.ts';
import { Card } from '../../ui/card.tsx';
import { PageLink } from '../../ui/page-exists.tsx';
import { useIsPhone } from '../../ui/use-is-phone.ts';
import styles from './attention-card.module.css';

/** More than these are on the map. */
const SHOWN = 5;

const ICONS = {
  alarm: IconBellRinging,
  tracker_battery: IconBattery1,
  vehicle_battery: IconBattery1,
  trouble_codes: IconEngine,
  service_due: IconTool,
  offline: IconCloudOff,
} as const;
const TONES: Readonly<Record<Concern['kind'], string>> = {
  alarm: 'alarm',
  tracker_battery: 'warning',
  vehicle_battery: 'warning',
  trouble_codes: 'warning',
  service_due: 'warning',
  offline: 'offline',
};

/** What is wrong with the vehicle is told and mended on its page; where it is, on the map. */
const ON_ITS_PAGE: ReadonlySet<Concern['kind']> = new Set(['trouble_codes', 'service_due', 'vehicle_battery']);

type Props = { vehicles: readonly Vehicle[]; now: number };

/** What needs a person, the most urgent first, each with the one thing to do. */
export function AttentionCard({ vehicles, now }: Props) {
  const { t } = useTranslation('dashboard');
  const concerns = concernsOf(vehicles, now);
  const untracked = vehicles.filter((vehicle) => lapse(vehicle, now) !== null);
  const count = concerns.length + (untracked.length > 0 ? 1 : 0);
  const more = concerns.length - SHOWN;
  return (
    <Card
      title={t('attention.title')}
      beside={count > 0 && <span className={styles.count}>{count}</span>}
      end={count > 0 && <Link to={paths.controlCenter}>{t('attention.all')}</Link>}
    >
      {count === 0 && (
        <p className={styles.well}>
          <IconCircleCheck size={20} aria-hidden />
          <span>
            <b>{t('attention.nothing')}</b> {t('attention.nothingText')}
          </span>
        </p>
      )}
      <ul>
        {concerns.slice(0, SHOWN).map((concerned, index) => (
          <ConcernRow key={concerned.vehicle.id} {...concerned} now={now} isFirst={index === 0} />
        ))}
        {more > 0 && (
          <li className={styles.more}>
            <Link to={paths.controlCenter}>{t('attention.more', { count: more })}</Link>
          </li>
        )}
        {untracked.length > 0 && <UntrackedRow vehicles={untracked} now={now} />}
      </ul>
    </Card>
  );
}

type RowProps = { icon: ReactNode; tone: string; title: string; text: string; action: ReactNode };

function Row({ icon, tone, title, text, action }: RowProps) {
  return (
    <li className={styles.row}>
      <span className={styles.disc} data-tone={tone}>
        {icon}
      </span>
      <div className={styles.texts}>
        <b>{title}</b>
        <p>{text}</p>
      </div>
      {action}
    </li>
  );
}

function ConcernRow({ vehicle, concern, now, isFirst }: Concerned & { now: number; isFirst: boolean }) {
  const { t } = useTranslation('dashboard');
  const title = useTitle(vehicle, concern);
  const text = useDetails(vehicle, concern, now);
  const Icon = ICONS[concern.kind];
  const isUrgent = isFirst && concern.kind === 'alarm';
  return (
    <Row
      icon={<Icon size={18} aria-hidden />}
      tone={TONES[concern.kind]}
      title={title}
      text={text}
      action={
        <ViewAction
          vehicle={vehicle}
          to={
            ON_ITS_PAGE.has(concern.kind)
              ? vehiclePaths.overview(vehicle.id)
              : `${paths.controlCenter}${vehicleHash(vehicle.id)}`
          }
          isUrgent={isUrgent}
          label={t(isUrgent ? 'attention.open' : 'attention.view')}
        />
      }
    />
  );
}

type ViewProps = { vehicle: Vehicle; to: string; isUrgent: boolean; label: string };

/** Leads to the vehicle: a button, or on a phone, where one fits beside it, an arrow. */
function ViewAction({ vehicle, to, isUrgent, label }: ViewProps) {
  const isPhone = useIsPhone();
  const link = {
    component: Link,
    to,
    state: backTo(paths.dashboard),
    'aria-label': `${label}: ${vehicle.vehicle_name}`,
  };
  if (isPhone && !isUrgent) {
    return (
      <ActionIcon variant="subtle" {...link}>
        <IconChevronRight size={18} aria-hidden />
      </ActionIcon>
    );
  }
  return (
    <Button variant={isUrgent ? 'filled' : 'default'} className={styles.action} {...link}>
      {label}
    </Button>
  );
}

function useTitle({ vehicle_name: name, dtc_codes = {} }: Vehicle, concern: Concern): string {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  switch (concern.kind) {
    case 'tracker_battery':
      return t('attention.tracker_battery', { name, percent: format.number(concern.percent) });
    case 'vehicle_battery':
      return t('attention.vehicle_battery', { name, volts: format.number(concern.volts, 1) });
    case 'trouble_codes':
      return t('attention.trouble_codes', { name, count: concern.count, codes: Object.keys(dtc_codes).join(', ') });
    case 'alarm':
    case 'service_due':
    case 'offline':
      return t(`attention.${concern.kind}`, { name });
  }
}

/** Where it is, and since when that is known. */
function useDetails({ last_known_state: reported, dtc_codes = {} }: Vehicle, concern: Concern, now: number): string {
  const { t } = useTranslation('dashboard');
  const ago = useAgo();
  const address = useAddress(reported ?? {});
  if (concern.kind === 'offline' && concern.since === null) return t('attention.neverHeardOf');
  const age = reported ? ago(sinceThen(Date.parse(reported.timestamp), now)) : '';
  if (concern.kind === 'offline') return t('attention.heardOf', { age });
  const place = address ? addressText(address, { localOnly: true }) : '';
  const definition = concern.kind === 'trouble_codes' ? (Object.values(dtc_codes)[0]?.tech_definition ?? '') : '';
  return [definition, age, place].filter(Boolean).join(' · ');
}

/** Vehicles whose plan has ended or rests, together: one renewal is for all of them. */
function UntrackedRow({ vehicles, now }: { vehicles: readonly Vehicle[]; now: number }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const said = vehicles.slice(0, 2).map((vehicle) => {
    const date = vehicle.plan_renewal_date === null ? '' : format.date(Date.parse(vehicle.plan_renewal_date));
    return t(`untracked.${lapse(vehicle, now) ?? 'expired'}`, { name: vehicle.vehicle_name, date });
  });
  const more = vehicles.length - said.length;
  const text = [...said, ...(more > 0 ? [t('untracked.more', { count: more })] : [])].join(', ');
  return (
    <Row
      icon={<IconCalendarX size={18} aria-hidden />}
      tone="paused"
      title={t('untracked.title', { count: vehicles.length })}
      text={text}
      action={
        <PageLink to={paths.subscriptions} className={styles.action}>
          {t('untracked.renew')}
        </PageLink>
      }
    />
  );
}
