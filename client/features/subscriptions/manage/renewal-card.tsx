import { useTranslation } from 'react-i18next';
import { useSetAutorenewal } from '../../../../generated/client/device.ts';
import { paths } from '../../../lib/paths.ts';
import { renewalOutlook } from '../../../rules/billing/renewal-outlook.ts';
import type { Subscribed } from '../../../rules/billing/subscribed.ts';
import { Card } from '../../../ui/card.tsx';
import { PageLink } from '../../../ui/page-exists.tsx';
import { useFormat } from '../../../wording/use-format.ts';
import styles from './manage.module.css';
import { RenewalSwitch } from './renewal-switch.tsx';

type Props = { subscribed: Subscribed; now: number };

/** Turns the renewal of the plan on or off. Service goes on until the paid date either way (commerce 4). */
export function RenewalCard({ subscribed, now }: Props) {
  const { t } = useTranslation('manage-subscription');
  const format = useFormat();
  const { mutate, isPending, error } = useSetAutorenewal();
  const { device, vehicle } = subscribed;
  const { kind, at, plan, isSwitchable } = renewalOutlook(subscribed, now);
  const values = { plan, date: at === null ? '' : format.date(at) };
  const { renewal_amount: due = null, currency = '' } = subscribed.billing ?? {};
  const amount = kind === 'renews' && due !== null ? format.money(due, currency) : null;
  const text = amount === null ? t(`manage.${kind}`, values) : t('manage.renewsFor', { ...values, amount });
  return (
    <Card title={t('manage.renewal')}>
      {isSwitchable ? (
        <RenewalSwitch
          label={t('manage.renewPlan', { plan })}
          text={text}
          isOn={device.autorenewal === true}
          isPending={isPending}
          error={error}
          onChange={(autorenewal) => mutate({ data: { vehicle_id: vehicle.id, autorenewal } })}
        />
      ) : (
        <p className={styles.text}>{text}</p>
      )}
      {!isSwitchable && (
        <p className={styles.links}>
          <PageLink to={`${paths.updateSubscription}/${vehicle.id}`}>{t('manage.pages.plan')}</PageLink>
        </p>
      )}
      {kind === 'pausedPaid' && (
        <p className={styles.links}>
          <PageLink to={`${paths.suspend}/${vehicle.id}`}>{t('manage.resume')}</PageLink>
        </p>
      )}
      {(kind === 'retries' || kind === 'stops') && (
        <p className={styles.links}>
          <PageLink to={`${paths.updateSubscription}/${vehicle.id}`}>{t('manage.pay')}</PageLink>
          <PageLink to={paths.updateBilling}>{t('manage.updateCard')}</PageLink>
        </p>
      )}
    </Card>
  );
}
