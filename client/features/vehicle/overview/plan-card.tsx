import { useTranslation } from 'react-i18next';
import type { Vehicle } from '../../../api/model.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { PageLink } from '../../../ui/page-exists.tsx';
import { useFormat } from '../../../wording/use-format.ts';
import styles from './plan-card.module.css';
import { ALL_DATA, type DataUse, dataUse, dateMeaning, type PlanStanding, planStanding } from './plan-standing.ts';

const TONES = {
  trial: 'accent',
  ends: 'warning',
  paused: 'paused',
  expired: 'paused',
  replacement: 'moving',
  active: 'moving',
} as const satisfies Record<PlanStanding, string>;

type Props = { vehicle: Vehicle; now: number };

/** Plan of a vehicle with its term, date and data usage, and the next step if it is ending (commerce 3, 4). */
export function PlanCard({ vehicle, now }: Props) {
  const { t } = useTranslation('vehicle');
  const format = useFormat();
  const { pricing_plan: plan, plan_renewal_date: renewal, plan_activation_date: activation } = vehicle;
  const standing = planStanding(vehicle, now);
  const isOver = renewal !== null && Date.parse(renewal) <= now;
  const meaning = dateMeaning(standing, { renews: vehicle.autorenewal, isOver });
  const use = dataUse(vehicle);
  const date = (at: string) => format.date(Date.parse(at));
  const term = useTerm()(vehicle.billing_model ?? plan.billing_model);
  return (
    <Card title={t('plan.title')} end={<Badge tone={TONES[standing]}>{t(`plan.badges.${standing}`)}</Badge>}>
      <div className={styles.body}>
        <h3>{plan.name}</h3>
        {plan.description && <p>{plan.description}</p>}
        <dl className={styles.facts}>
          <Fact name={t('plan.term')} value={term} />
          {activation && <Fact name={t('plan.since')} value={date(activation)} />}
          {renewal && <Fact name={t(`plan.${meaning}`)} value={date(renewal)} />}
        </dl>
        <NextStep vehicle={vehicle} standing={standing} />
        {use && <Data {...use} />}
        {!vehicle.isShared && <PlanLinks vehicle={vehicle} standing={standing} />}
      </div>
    </Card>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

const TERMS = ['month_to_month', '1_year', '2_year', '3_year', '4_year', '5_year', '6_year'] as const;

/** Text for a billing term. Terms unknown to the client are shown as the server sends them. */
function useTerm(): (model: string) => string {
  const { t } = useTranslation('vehicle');
  return (model) => {
    const known = TERMS.find((term) => term === model);
    return known ? t(`plan.terms.${known}`) : model.replaceAll('_', ' ');
  };
}

function NextStep({ vehicle, standing }: { vehicle: Vehicle; standing: PlanStanding }) {
  const { t } = useTranslation('vehicle');
  if (standing === 'active' || (standing === 'trial' && vehicle.autorenewal !== false)) return null;
  const isOurs = !vehicle.isShared;
  if (!isOurs && (standing === 'trial' || standing === 'ends')) return null;
  const hasOwnText = isOurs || standing === 'replacement';
  return <p className={styles.toDo}>{t(hasOwnText ? `plan.toDo.${standing}` : 'plan.toDo.guest')}</p>;
}

function Data({ percent, used, total, bonus }: DataUse) {
  const { t } = useTranslation('vehicle');
  const format = useFormat();
  const isUsedUp = percent >= ALL_DATA;
  return (
    <div className={styles.data} data-used-up={isUsedUp}>
      <p>
        <span>{t('plan.data')}</span>
        {total > 0 && (
          <b className="tabular">
            {t('plan.dataOf', { used: format.number(used, 2), total: format.number(total) })}
            {bonus > 0 && ` ${t('plan.bonus', { bonus: format.number(bonus, 2) })}`}
          </b>
        )}
      </p>
      <div className={styles.bar} aria-hidden>
        <span style={{ width: `${Math.round(Math.min(ALL_DATA, percent))}%` }} />
      </div>
      <p className={styles.share}>
        {t('plan.dataShare', { percent: format.percent(percent) })}
        {isUsedUp && ` · ${t('plan.dataUsedUp')}`}
      </p>
    </div>
  );
}

/** Links to the subscription pages that exist. */
function PlanLinks({ vehicle: { id }, standing }: { vehicle: Vehicle; standing: PlanStanding }) {
  const { t } = useTranslation('vehicle');
  const isLapsed = standing === 'paused' || standing === 'expired';
  return (
    <div className={styles.ways}>
      <PageLink to={`/subscriptions/update/${id}`}>{t(isLapsed ? 'plan.renew' : 'plan.change')}</PageLink>
      <PageLink to={`/subscriptions/manage/${id}`}>{t('plan.manage')}</PageLink>
    </div>
  );
}
