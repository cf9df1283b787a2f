import { useTranslation } from 'react-i18next';
import { useSetAutorenewal } from '../../../../generated/client/device.ts';
import { hasEnded, renewalOf, type Subscribed, subscriptionState } from '../../../rules/billing/subscribed.ts';
import { useFormat } from '../../../state/use-format.ts';
import { Card } from '../../../ui/card.tsx';
import styles from './manage.module.css';
import { RenewalSwitch } from './renewal-switch.tsx';

type Props = { subscribed: Subscribed; now: number };

/** Turns the renewal of the plan on or off. Service goes on until the paid date either way (commerce 4). */
export function RenewalCard({ subscribed, now }: Props) {
  const { t } = useTranslation('plans');
  const format = useFormat();
  const { mutate, isPending, error } = useSetAutorenewal();
  const { device, vehicle } = subscribed;
  const at = renewalOf(subscribed);
  const date = at === null ? '' : format.date(at);
  const isOn = device.autorenewal === true;
  const state = subscriptionState(subscribed, now);
  // A trial without a plan to follow has no renewal to turn off.
  if (hasEnded(state) || state === 'trialEnds') {
    return (
      <Card title={t('manage.renewal')}>
        <p className={styles.text}>{state === 'trialEnds' ? t('manage.ends', { date }) : t('manage.ended')}</p>
      </Card>
    );
  }
  return (
    <Card title={t('manage.renewal')}>
      <RenewalSwitch
        label={t('manage.renewPlan', { plan: device.pricing_plan.name })}
        text={t(isOn ? 'manage.renews' : 'manage.ends', { date })}
        isOn={isOn}
        isPending={isPending}
        error={error}
        onChange={(autorenewal) => mutate({ data: { vehicle_id: vehicle.id, autorenewal } })}
      />
    </Card>
  );
}
