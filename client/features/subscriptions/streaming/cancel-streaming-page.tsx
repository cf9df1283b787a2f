import { Button } from '@mantine/core';
import { IconVideoOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSetAddOnAutorenewal } from '../../../../generated/client/device.ts';
import { useErrorLines } from '../../../api/error-lines.ts';
import type { DevicePlanAddOn } from '../../../api/model.ts';
import { paths } from '../../../lib/paths.ts';
import { addOnName, isTrialAddOn, streamingOf } from '../../../rules/billing/streaming.ts';
import type { Subscribed } from '../../../rules/billing/subscribed.ts';
import { showAlert } from '../../../state/alerts.ts';
import { Card } from '../../../ui/card.tsx';
import { ButtonLink } from '../../../ui/light/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Boxed } from '../../../ui/page-columns.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { useSingleFlight } from '../../../ui/use-single-flight.ts';
import { usePriceWords } from '../../../widgets/billing/use-price-words.ts';
import { SubscriptionFrame } from '../subscription-frame.tsx';
import styles from './streaming.module.css';

/** Ends the streaming plan of a dash cam at its paid date (commerce 2). */
export default function CancelStreamingPage() {
  const { t } = useTranslation(['manage-subscription', 'titles']);
  return (
    <SubscriptionFrame
      title={t('titles:cancelStreaming')}
      lead={t('cancelStreaming.lead')}
      path={paths.cancelStreaming}
      only={({ device }, now) => streamingOf(device.plan_add_ons, now) !== null}
    >
      {(subscribed, now) => {
        const held = streamingOf(subscribed.device.plan_add_ons, now);
        return held ? <Cancel subscribed={subscribed} held={held} /> : <Nothing vehicleId={subscribed.vehicle.id} />;
      }}
    </SubscriptionFrame>
  );
}

function Nothing({ vehicleId }: { vehicleId: number }) {
  const { t } = useTranslation('manage-subscription');
  return (
    <Boxed>
      <EmptyState icon={IconVideoOff} title={t('cancelStreaming.none')} text={t('cancelStreaming.noneText')}>
        <ButtonLink to={`${paths.updateStreaming}/${vehicleId}`}>{t('manage.addStreaming')}</ButtonLink>
      </EmptyState>
    </Boxed>
  );
}

const textOf = (isTrial: boolean) => (isTrial ? 'cancelStreaming.text' : 'cancelStreaming.ifCanceled');

/** States what ends and when, then cancels or takes the cancellation back. A free trial ends without either. */
function Cancel({ subscribed: { vehicle, device }, held }: { subscribed: Subscribed; held: DevicePlanAddOn }) {
  const { t } = useTranslation('manage-subscription');
  const words = usePriceWords();
  const errorLines = useErrorLines();
  // One that may renew is canceled like one that does.
  const { device_plan_add_on_id, expiration, auto_renew = true } = held;
  const date = expiration ? words.date(expiration) : null;
  const isTrial = isTrialAddOn(device, held);
  const { mutateAsync, isPending, error } = useSetAddOnAutorenewal({
    mutation: {
      onSuccess: (_device, { data }) => {
        const renews = data.device_plan_add_ons[0]?.auto_renew === true;
        const message = t(renews ? 'cancelStreaming.kept' : 'cancelStreaming.done', { name: vehicle.vehicle_name });
        showAlert({ id: `streaming-${vehicle.id}`, type: 'success', message });
      },
    },
  });
  const send = useSingleFlight(mutateAsync);
  const set = (isOn: boolean) =>
    send({ data: { vehicle_id: vehicle.id, device_plan_add_ons: [{ device_plan_add_on_id, auto_renew: isOn }] } });
  return (
    <Card title={words.addOn(held.plan_add_on_id, addOnName(device, held))}>
      <div className={styles.body}>
        {auto_renew || isTrial ? (
          <>
            <p>{date === null ? t('cancelStreaming.textUndated') : t(textOf(isTrial), { date })}</p>
            <p className={styles.text}>{t('cancelStreaming.after')}</p>
          </>
        ) : (
          <Notice tone="accent">
            {date === null ? t('cancelStreaming.canceledUndated') : t('cancelStreaming.canceled', { date })}
          </Notice>
        )}
        {error !== null && <Notice tone="alarm">{errorLines(error).join(' ')}</Notice>}
        {!isTrial && (
          <div className={styles.buttons}>
            <Button variant={auto_renew ? 'filled' : 'default'} loading={isPending} onClick={() => set(!auto_renew)}>
              {t(auto_renew ? 'cancelStreaming.submit' : 'cancelStreaming.keep')}
            </Button>
          </div>
        )}
      </div>
    </Card>
  );
}
