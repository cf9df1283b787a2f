import '@mantine/core/styles/Radio.layer.css';
import { Button, Radio } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useInstallDevice, usePauseDevice } from '../../../../generated/client/device.ts';
import { useErrorLines } from '../../../api/error-lines.ts';
import { PAUSE_MONTHS, type PauseStep, pauseStep, resumesAfter } from '../../../rules/billing/pause.ts';
import type { Subscribed } from '../../../rules/billing/subscribed.ts';
import { showAlert } from '../../../state/alerts.ts';
import { useFormat } from '../../../state/use-format.ts';
import { Card } from '../../../ui/card.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useSingleFlight } from '../../../ui/use-single-flight.ts';
import styles from './suspend.module.css';

type Props = { subscribed: Subscribed; now: number };

/** A seasonal pause, with only the actions that are possible now. */
export function PauseCard({ subscribed, now }: Props) {
  const { t } = useTranslation('plans');
  const step = pauseStep(subscribed, now);
  return (
    <Card title={t('suspend.pause')}>
      <div className={styles.body}>
        {step.step === 'none' && <p>{t(`suspend.none.${step.reason}`)}</p>}
        {step.step === 'offered' && <Offer subscribed={subscribed} pausesAt={step.pausesAt} day={step.day} />}
        {(step.step === 'planned' || step.step === 'active') && <Pause subscribed={subscribed} pause={step} />}
      </div>
    </Card>
  );
}

type OfferProps = { subscribed: Subscribed; pausesAt: number; day: number };

/** Chooses the length of a pause. Service runs until the paid day. */
function Offer({ subscribed: { vehicle, device }, pausesAt, day }: OfferProps) {
  const { t } = useTranslation('plans');
  const format = useFormat();
  const errorLines = useErrorLines();
  const [months, setMonths] = useState(PAUSE_MONTHS.at(-1) ?? 1);
  const { mutateAsync, isPending, error } = usePauseDevice({
    mutation: {
      onSuccess: () => {
        const message = t('suspend.paused', { name: vehicle.vehicle_name, date: format.date(pausesAt) });
        showAlert({ id: `pause-${vehicle.id}`, type: 'success', message });
      },
    },
  });
  const send = useSingleFlight(mutateAsync);
  const pause = () => send({ data: { device_key: device.device_key, seasonal_pause_duration: months } });
  return (
    <>
      <p>{t('suspend.text')}</p>
      <Radio.Group
        label={t('suspend.length')}
        value={String(months)}
        onChange={(value) => setMonths(Number(value))}
        className={styles.lengths}
      >
        {PAUSE_MONTHS.map((count) => (
          <Radio key={count} value={String(count)} label={t('suspend.months', { count })} className={styles.length} />
        ))}
      </Radio.Group>
      <Dates pausesAt={pausesAt} resumesAt={resumesAfter(pausesAt, months, day)} />
      {error !== null && <Notice tone="alarm">{errorLines(error).join(' ')}</Notice>}
      <div className={styles.buttons}>
        <Button loading={isPending} onClick={pause}>
          {t('suspend.submit')}
        </Button>
      </div>
    </>
  );
}

type PauseProps = { subscribed: Subscribed; pause: Extract<PauseStep, { step: 'planned' | 'active' }> };

/** A planned or active pause, with a button that ends it. */
function Pause({ subscribed: { vehicle, device, billing }, pause: { step, pausesAt, resumesAt } }: PauseProps) {
  const { t } = useTranslation('plans');
  const format = useFormat();
  const amount = step === 'active' ? (billing?.renewal_amount ?? 0) : 0;
  const errorLines = useErrorLines();
  const { mutateAsync, isPending, error } = useInstallDevice({
    mutation: {
      onSuccess: () => {
        const message = t(`suspend.resumed.${step}`, { name: vehicle.vehicle_name });
        showAlert({ id: `pause-${vehicle.id}`, type: 'success', message });
      },
    },
  });
  const send = useSingleFlight(mutateAsync);
  const resume = () => send({ data: { device_key: device.device_key, exit_service_mode: true } });
  return (
    <>
      <p>
        {t(`suspend.is.${step}`)}{' '}
        {billing && amount > 0 && t('suspend.charges', { amount: format.money(amount, billing.currency) })}
      </p>
      <Dates pausesAt={pausesAt} resumesAt={resumesAt} isPaused={step === 'active'} />
      {error !== null && <Notice tone="alarm">{errorLines(error).join(' ')}</Notice>}
      <div className={styles.buttons}>
        <Button variant={step === 'active' ? 'filled' : 'default'} loading={isPending} onClick={resume}>
          {t(`suspend.resume.${step}`)}
        </Button>
      </div>
    </>
  );
}

type DatesProps = { pausesAt: number; resumesAt: number; isPaused?: boolean };

function Dates({ pausesAt, resumesAt, isPaused = false }: DatesProps) {
  const { t } = useTranslation('plans');
  const format = useFormat();
  return (
    <dl className={styles.dates} aria-live="polite">
      <div>
        <dt>{t(isPaused ? 'suspend.pausedSince' : 'suspend.pausesOn')}</dt>
        <dd>{format.date(pausesAt)}</dd>
      </div>
      <div>
        <dt>{t('suspend.resumesOn')}</dt>
        <dd>{format.date(resumesAt)}</dd>
      </div>
    </dl>
  );
}
