import {
  IconAlertCircle,
  IconCalendarX,
  IconCar,
  IconClock,
  IconCurrentLocation,
  IconGift,
  IconInfoCircle,
  IconPlayerPauseFilled,
  IconVideo,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { Card, Vehicle } from '../../api/model.ts';
import { paths } from '../../lib/paths.ts';
import { isChargeUnknown, nextChargeOf } from '../../rules/billing/charges.ts';
import {
  needsAction,
  renewalOf,
  type Subscribed,
  type SubscriptionState,
  subscriptionState,
} from '../../rules/billing/subscribed.ts';
import { productCapabilities } from '../../rules/vehicle/product-capabilities.ts';
import { kindOf } from '../../rules/vehicle/vehicle-kind.ts';
import { PageLink } from '../../ui/page-exists.tsx';
import { ToneDisc } from '../../ui/tone-disc.tsx';
import { usePriceWords } from '../../widgets/billing/use-price-words.ts';
import { useFormat } from '../../wording/use-format.ts';
import styles from './subscription-list.module.css';
import { useStateText } from './use-state-text.ts';

type Icon = ComponentType<{ size?: number; 'aria-hidden'?: boolean }>;
type Props = { row: Subscribed };

const ICONS = {
  control_module: IconCar,
  dash_cam: IconVideo,
  battery_tracker: IconCurrentLocation,
  powered_tracker: IconCurrentLocation,
} satisfies Record<string, Icon>;

export function VehicleCell({ row: { vehicle } }: Props) {
  const { t } = useTranslation('subscriptions');
  const kind = productCapabilities(vehicle.product_name)?.kind ?? 'control_module';
  return (
    <span className={styles.vehicle}>
      <ToneDisc icon={ICONS[kind]} tone="quiet" />
      <span className={styles.texts}>
        <b>{vehicle.vehicle_name}</b>
        <small>{kindOf(vehicle) || (vehicle.tracking_only ? t('tracker') : vehicle.device_key)}</small>
      </span>
    </span>
  );
}

export function PlanCell({ row: { device } }: Props) {
  const { t } = useTranslation('subscriptions');
  const price = usePriceWords();
  const { name, billing_model: model, is_trial } = device.pricing_plan;
  const words = price.term(model);
  const isMonthly = model === 'month_to_month';
  const text = is_trial
    ? t(isMonthly ? 'trialTerm' : 'longTrialTerm', { term: words })
    : isMonthly
      ? words
      : t('prepaidTerm', { term: words });
  return (
    <span className={`${styles.texts} ${styles.plan}`}>
      <b>{name}</b>
      <small>{text}</small>
    </span>
  );
}

const LOOKS: Readonly<Record<SubscriptionState, { icon: Icon; tone: string } | null>> = {
  expired: { icon: IconCalendarX, tone: 'paused' },
  paused: { icon: IconPlayerPauseFilled, tone: 'paused' },
  replacement: { icon: IconClock, tone: 'accent' },
  failed: { icon: IconAlertCircle, tone: 'alarm' },
  changes: { icon: IconClock, tone: 'accent' },
  pauses: { icon: IconPlayerPauseFilled, tone: 'paused' },
  trial: { icon: IconGift, tone: 'accent' },
  trialEnds: { icon: IconGift, tone: 'warning' },
  ends: null,
  unknown: null,
  renews: null,
};
/** A plan that ends soon. */
const ENDING = { icon: IconInfoCircle, tone: 'warning' };

/** State in words with its date, and a second line on what follows. */
export function StatusCell({ row, now }: Props & { now: number }) {
  const { t } = useTranslation('subscriptions');
  const words = usePriceWords();
  const state = subscriptionState(row, now);
  const look = state === 'ends' && needsAction(row, now) ? ENDING : LOOKS[state];
  const text = useStateText()(row, now);
  const { pause, renewal_failure: failure } = row.billing ?? {};
  return (
    <span className={styles.texts}>
      <span className={styles.state} data-tone={look?.tone}>
        {look && <look.icon size={16} aria-hidden />}
        {text}
      </span>
      {state === 'pauses' && pause && <small>{t('resumes', { date: words.date(pause.ends_at) })}</small>}
      {row.vehicle.is_pending_transfer && <Transferring vehicle={row.vehicle} />}
      {failure && <small>{t('stops', { date: words.date(failure.service_ends_at) })}</small>}
    </span>
  );
}

/** What a pending transfer waits for. Leads to its receipt. */
function Transferring({ vehicle: { id, pending_transfer_to: email } }: { vehicle: Vehicle }) {
  const { t } = useTranslation('subscriptions');
  return (
    <PageLink className={styles.transfer} to={`${paths.transferVehicle}/${id}`}>
      {email ? t('offered', { email }) : t('offeredUnknown')}
    </PageLink>
  );
}

/** Amount of the next charge, and the card that pays it. Its day, if the state names another one. */
export function ChargeCell({ row, card, now }: Props & { card: Card | null; now: number }) {
  const { t } = useTranslation('subscriptions');
  const words = usePriceWords();
  const format = useFormat();
  const { billing } = row;
  const next = nextChargeOf(row, now);
  if (!billing || !next)
    return (
      <span className={styles.quiet} data-none>
        {billing === null || isChargeUnknown(row, now) ? '—' : t('none')}
      </span>
    );
  const isOther = subscriptionState(row, now) !== 'failed' && next.at !== renewalOf(row);
  const day = !card || isOther ? format.dayFrom(now, next.at) : null;
  return (
    <span className={`tabular ${styles.charge}`}>
      <b>{format.money(next.amount, billing.currency)}</b>
      {day && <small>{day}</small>}
      {card && <small>{words.card(card)}</small>}
    </span>
  );
}
