import { Button } from '@mantine/core';
import { IconCalendarX, IconChevronRight, IconCircleCheck, IconPlugConnectedX } from '@tabler/icons-react';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Vehicle } from '../../api/model.ts';
import { useObdReadings } from '../../data/device-settings/obd-readings.ts';
import { concernPath } from '../../data/vehicles/concern-links.ts';
import { InterruptionDetails } from '../../dialogs/service-notice/interruption-note.tsx';
import { backTo } from '../../lib/back-to.ts';
import { paths } from '../../lib/paths.ts';
import type { Interruption } from '../../rules/notices/notices.ts';
import { type Concerned, concernsOf } from '../../rules/vehicle/concerns.ts';
import { hasLapsed, lapse } from '../../rules/vehicle/vehicle-state.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { usePageExists } from '../../ui/page-exists.tsx';
import { ToneDisc } from '../../ui/tone-disc.tsx';
import { useIsPhone } from '../../ui/use-is-phone.ts';
import { CONCERN_LOOKS } from '../../widgets/vehicle/concerns/concern-look.ts';
import { useConcernVerb } from '../../widgets/vehicle/concerns/use-concern-verb.ts';
import { useFormat } from '../../wording/use-format.ts';
import styles from './attention-card.module.css';
import { useConcernTexts } from './use-concern-texts.ts';
import { useInterrupted } from './use-interrupted.ts';

/** The list beside the map shows further vehicles. */
const SHOWN = 5;

type Props = { vehicles: readonly Vehicle[]; now: number };

/** Vehicles that need attention, most urgent first, each with one action. */
export function AttentionCard({ vehicles, now }: Props) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const concerns = concernsOf(vehicles, now, useObdReadings());
  const untracked = vehicles.filter((vehicle) => hasLapsed(vehicle, now));
  const count = concerns.length;
  const more = count - SHOWN;
  const { interruption, vehicles: stopped } = useInterrupted(vehicles);
  return (
    <Card
      title={t('attention.title')}
      beside={count > 0 && <Badge tone="alarm">{format.number(count)}</Badge>}
      end={count > 0 && <Link to={paths.needsAttention}>{t('attention.all')}</Link>}
    >
      {count + untracked.length + stopped.length === 0 && (
        <p className={styles.well}>
          <IconCircleCheck size={20} aria-hidden />
          <span>
            <b>{t('attention.nothing')}</b> {t('attention.nothingText')}
          </span>
        </p>
      )}
      <ul>
        {interruption && <InterruptedRow interruption={interruption} count={stopped.length} />}
        {concerns.slice(0, SHOWN).map((concerned, index) => (
          <ConcernRow key={concerned.vehicle.id} {...concerned} now={now} isFirst={index === 0} />
        ))}
        {more > 0 && (
          <li className={styles.more}>
            <Link to={paths.needsAttention}>{t('attention.more', { count: more })}</Link>
          </li>
        )}
        {untracked.length > 0 && <UntrackedRow vehicles={untracked} now={now} />}
      </ul>
    </Card>
  );
}

type RowProps = Pick<ComponentProps<typeof ToneDisc>, 'icon' | 'tone'> & {
  title: string;
  text: string;
  action: ReactNode;
};

function Row({ icon, tone, title, text, action }: RowProps) {
  return (
    <li className={styles.row}>
      <ToneDisc icon={icon} tone={tone} />
      <div className={styles.texts}>
        <b>{title}</b>
        <p>{text}</p>
      </div>
      {action}
    </li>
  );
}

function ConcernRow({ vehicle, concern, now, isFirst }: Concerned & { now: number; isFirst: boolean }) {
  const { title, text } = useConcernTexts(vehicle, concern, now);
  const label = useConcernVerb()(concern);
  const isUrgent = isFirst && concern.kind === 'alarm';
  return (
    <Row
      {...CONCERN_LOOKS[concern.kind]}
      title={title}
      text={text}
      action={<Step vehicle={vehicle} to={concernPath(concern.kind, vehicle.id)} isUrgent={isUrgent} label={label} />}
    />
  );
}

type StepProps = { vehicle: Vehicle; to: string; isUrgent: boolean; label: string };

/** Link to where the concern is solved. Its target is the whole row. On a phone it is a line of text unless it is urgent. */
function Step({ vehicle, to, isUrgent, label }: StepProps) {
  const isPhone = useIsPhone();
  const link = {
    to,
    state: backTo(paths.dashboard),
    'aria-label': `${label}: ${vehicle.vehicle_name}`,
  };
  if (isPhone && !isUrgent) {
    return (
      <Link {...link} className={styles.step}>
        {label}
        <IconChevronRight size={18} aria-hidden />
      </Link>
    );
  }
  return (
    <Button
      variant={isUrgent ? 'filled' : 'default'}
      className={`${styles.action} ${styles.whole}`}
      component={Link}
      {...link}
    >
      {label}
    </Button>
  );
}

/** Vehicles blocked by an outage or maintenance, in one row: the notice has the details (core 4). */
function InterruptedRow({ interruption, count }: { interruption: Interruption; count: number }) {
  const { t } = useTranslation(['dashboard', 'commands']);
  return (
    <Row
      icon={IconPlugConnectedX}
      tone="warning"
      title={t('attention.interrupted', { count })}
      text={t(interruption === 'OUTAGE' ? 'commands:disabled.outage' : 'commands:disabled.maintenance')}
      action={
        <div className={styles.details}>
          <InterruptionDetails interruption={interruption} />
        </div>
      }
    />
  );
}

/** Expired and paused vehicles, in one row: one renewal covers all of them. */
function UntrackedRow({ vehicles, now }: { vehicles: readonly Vehicle[]; now: number }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const exists = usePageExists();
  const shown = vehicles.slice(0, 2).map((vehicle) => {
    const date = vehicle.plan_renewal_date === null ? '' : format.date(Date.parse(vehicle.plan_renewal_date));
    return t(`untracked.${lapse(vehicle, now) ?? 'expired'}`, { name: vehicle.vehicle_name, date });
  });
  const more = vehicles.length - shown.length;
  const text = [...shown, ...(more > 0 ? [t('untracked.more', { count: more })] : [])].join(', ');
  return (
    <Row
      icon={IconCalendarX}
      tone="paused"
      title={t('untracked.title', { count: vehicles.length })}
      text={text}
      action={
        exists(paths.subscriptions) && (
          <Button component={Link} to={paths.subscriptions} variant="default" className={styles.action}>
            {vehicles.length === 2 ? t('untracked.renewBoth') : t('untracked.renew', { count: vehicles.length })}
          </Button>
        )
      }
    />
  );
}
