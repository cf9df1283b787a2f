import { type CSSProperties, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type ChargeMonth,
  chargeCalendar,
  chargesByVehicle,
  isChargeUnknown,
  sumOf,
} from '../../rules/billing/charges.ts';
import type { Subscribed } from '../../rules/billing/subscribed.ts';
import { useUser } from '../../state/session.ts';
import { BareButton } from '../../ui/bare-button.tsx';
import { Card } from '../../ui/card.tsx';
import { useFormat } from '../../wording/use-format.ts';
import styles from './charges-card.module.css';

/** As many vehicles of a month are named. */
const NAMED = 6;
/** Characters of an amount that fit above a column in the usual size. */
const FITS = 10;

/** Expected charges of all vehicles by month: columns in a row, each against the highest, with the vehicles of one. */
export function ChargesCard({ all, now }: { all: readonly Subscribed[]; now: number }) {
  const { t } = useTranslation('subscriptions');
  const format = useFormat();
  const { timezone } = useUser();
  const months = useMemo(() => chargeCalendar(all, now, timezone), [all, now, timezone]);
  const unknown = useMemo(() => all.filter((one) => isChargeUnknown(one, now)).length, [all, now]);
  const [picked, setPicked] = useState<number | null>(null);
  const currency = all.find(({ billing }) => billing !== null)?.billing?.currency;
  const most = Math.max(...months.map(({ amount }) => amount));
  const isCharged = ({ startsAt, count }: ChargeMonth) => count > 0 && startsAt === picked;
  const shown = months.find(isCharged) ?? months.find(({ count }) => count > 0);
  const total = format.money(sumOf(months.map(({ amount }) => amount)), currency);
  return (
    <Card
      title={t('calendar.title')}
      end={most > 0 && <span className={`tabular ${styles.total}`}>{t('calendar.total', { amount: total })}</span>}
    >
      <p className={styles.lead}>
        {t(most > 0 ? 'calendar.lead' : unknown === 0 ? 'calendar.nothing' : 'calendar.unknown')}{' '}
        {most > 0 && unknown > 0 && t('calendar.some', { count: unknown })}
      </p>
      {most > 0 && (
        <div className={styles.chart}>
          <ol className={styles.months}>
            {months.map((month) => (
              <Month
                key={month.startsAt}
                all={all}
                month={month}
                share={month.amount / most}
                currency={currency}
                isShown={month === shown}
                none={t(unknown > 0 ? 'calendar.notKnown' : 'calendar.none')}
                onPick={setPicked}
              />
            ))}
          </ol>
        </div>
      )}
    </Card>
  );
}

type MonthProps = {
  all: readonly Subscribed[];
  month: ChargeMonth;
  /** Of the highest month: 0 to 1. */
  share: number;
  currency: string | undefined;
  isShown: boolean;
  /** Text without a charge. */
  none: string;
  onPick: (startsAt: number) => void;
};

function Month({ all, month, share, currency, isShown, none, onPick }: MonthProps) {
  const { t } = useTranslation('subscriptions');
  const format = useFormat();
  const id = useId();
  const { startsAt, amount, count, charges } = month;
  const text = format.money(amount, currency);
  if (count === 0) {
    return (
      <li>
        <span className={styles.month}>
          <span>{format.month(startsAt)}</span>
          <small>{none}</small>
        </span>
      </li>
    );
  }
  return (
    <li>
      <BareButton className={styles.month} aria-expanded={isShown} aria-controls={id} onClick={() => onPick(startsAt)}>
        <span>{format.month(startsAt)}</span>{' '}
        <b className="tabular" data-long={text.length > FITS}>
          {text}
        </b>{' '}
        <small className="tabular">{t('calendar.count', { count })}</small>
        <span className={styles.bar} style={{ '--share': `${100 * share}%` } as CSSProperties} aria-hidden />
      </BareButton>
      <div id={id} className={styles.vehicles} hidden={!isShown}>
        {isShown && <Vehicles all={all} charges={charges} currency={currency} />}
      </div>
    </li>
  );
}

type VehiclesProps = Pick<MonthProps, 'all' | 'currency'> & Pick<ChargeMonth, 'charges'>;

/** The vehicles that a month charges for, the highest amounts first. */
function Vehicles({ all, charges, currency }: VehiclesProps) {
  const { t } = useTranslation('subscriptions');
  const format = useFormat();
  const names = useMemo(() => new Map(all.map(({ vehicle }) => [vehicle.id, vehicle.vehicle_name])), [all]);
  const vehicles = useMemo(() => chargesByVehicle(charges), [charges]);
  const more = vehicles.length - NAMED;
  return (
    <ul>
      {vehicles.slice(0, NAMED).map(({ vehicleId, amount }) => (
        <li key={vehicleId}>
          {names.get(vehicleId)} <b className="tabular">{format.money(amount, currency)}</b>
        </li>
      ))}
      {more > 0 && <li>{t('calendar.more', { count: more })}</li>}
    </ul>
  );
}
