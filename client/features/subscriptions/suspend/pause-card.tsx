import '@mantine/core/styles/Radio.layer.css';
import { Button, Radio } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useInstallDevice, usePauseDevice } from '../../../../generated/client/device.ts';
import { useErrorLines } from '../../../api/error-lines.ts';
import { cardsQuery } from '../../../data/billing/cards-query.ts';
import { paths } from '../../../lib/paths.ts';
import { mainCardOf } from '../../../rules/billing/card-expiry.ts';
import { PAUSE_MONTHS, type PauseStep, pauseStep, resumesAfter } from '../../../rules/billing/pause.ts';
import type { Subscribed } from '../../../rules/billing/subscribed.ts';
import { showAlert } from '../../../state/alerts.ts';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { ButtonLink } from '../../../ui/light/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useSingleFlight } from '../../../ui/use-single-flight.ts';
import { usePriceWords } from '../../../widgets/billing/use-price-words.ts';
import { useFormat } from '../../../wording/use-format.ts';
import styles from './suspend.module.css';

type Props = { subscribed: Subscribed; now: number };

/** A seasonal pause, with only the actions that are possible now. */
export function PauseCard({ subscribed, now }: Props) {
  const { t } = useTranslation('manage-subscription');
  const step = pauseStep(subscribed, now);
  return (
    <Card title={t('suspend.pause')}>
      <div className={styles.body}>
        {step.step === 'none' && <p>{t(`suspend.none.${step.reason}`)}</p>}
        {step.step === 'offered' && <Offer subscribed={subscribed} pausesAt={step.pausesAt} day={step.day} />}
        {step.step === 'paid' && <Paid subscribed={subscribed} paidUntil={step.paidUntil} isFree={step.isFree} />}
        {step.step === 'unclear' && <Unclear subscribed={subscribed} resumesAt={step.resumesAt} />}
        {(step.step === 'planned' || step.step === 'active') && <Pause subscribed={subscribed} pause={step} />}
      </div>
    </Card>
  );
}

type OfferProps = { subscribed: Subscribed; pausesAt: number; day: number };

/** Chooses the length of a pause. Service runs until the paid day. */
function Offer({ subscribed: { vehicle, device }, pausesAt, day }: OfferProps) {
  const { t } = useTranslation('manage-subscription');
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

/** A planned or active pause, with what ends it. */
function Pause({ subscribed, pause: { step, pausesAt, resumesAt } }: PauseProps) {
  const { t } = useTranslation('manage-subscription');
  const due = subscribed.billing?.renewal_amount ?? null;
  // The term that follows an active pause begins with the resumption. Without one, a plan has to be bought.
  const isOver = step === 'active' && due === null;
  return (
    <>
      <p>
        {t(`suspend.is.${step}`)} {isOver && t('suspend.nothingFollows')}
      </p>
      <Dates pausesAt={pausesAt} resumesAt={resumesAt} isPaused={step === 'active'} />
      {isOver ? (
        <div className={styles.buttons}>
          <ButtonLink to={`${paths.updateSubscription}/${subscribed.vehicle.id}`}>{t('manage.pages.plan')}</ButtonLink>
        </div>
      ) : (
        <Resume subscribed={subscribed} step={step} due={step === 'active' ? due : 0} />
      )}
    </>
  );
}

/** A vehicle that is paused although its term is paid. */
function Paid({ subscribed, paidUntil, isFree }: { subscribed: Subscribed; paidUntil: number; isFree: boolean }) {
  const { t } = useTranslation('manage-subscription');
  const format = useFormat();
  return (
    <>
      <p>
        {t('suspend.is.active')} {t(isFree ? 'suspend.paidUntil' : 'suspend.until', { date: format.date(paidUntil) })}
      </p>
      <Resume subscribed={subscribed} step="active" due={isFree ? 0 : null} />
    </>
  );
}

/** A pause of which nothing tells whether the owner asked for it: it can be resumed, or the plan renewed. */
function Unclear({ subscribed, resumesAt }: { subscribed: Subscribed; resumesAt: number }) {
  const { t } = useTranslation('manage-subscription');
  const format = useFormat();
  return (
    <>
      <p>{t('suspend.unclear', { date: format.date(resumesAt) })}</p>
      <Resume subscribed={subscribed} step="active" due={null} />
      <div className={styles.buttons}>
        <ButtonLink to={`${paths.updateSubscription}/${subscribed.vehicle.id}`}>{t('manage.pages.plan')}</ButtonLink>
      </div>
    </>
  );
}

type ResumeProps = {
  subscribed: Subscribed;
  step: 'planned' | 'active';
  /** Dollars that resuming charges. `null`: the server does not say. */
  due: number | null;
};

/** Ends a pause. If that charges something, or could, a question with the amount comes first. */
function Resume({ subscribed: { vehicle, device, billing }, step, due }: ResumeProps) {
  const { t } = useTranslation('manage-subscription');
  const format = useFormat();
  const words = usePriceWords();
  const explain = useErrorLines();
  const [isAsked, setAsked] = useState(false);
  const asks = due !== 0;
  const { data: cards } = useQuery({ ...cardsQuery(), enabled: asks });
  const { mutateAsync, isPending, error } = useInstallDevice();
  const resume = () => mutateAsync({ data: { device_key: device.device_key, exit_service_mode: true } });
  const sayResumed = () => {
    const message = t(`suspend.resumed.${step}`, { name: vehicle.vehicle_name });
    showAlert({ id: `pause-${vehicle.id}`, type: 'success', message });
  };
  const resumeAtOnce = useSingleFlight(() => resume().then(sayResumed));
  const card = mainCardOf(cards ?? []);
  const values = {
    name: vehicle.vehicle_name,
    plan: device.pricing_plan.name,
    card: card ? words.card(card) : t('suspend.confirm.mainCard'),
    amount: due === null ? '' : format.money(due, billing?.currency ?? 'USD'),
  };
  return (
    <>
      {!asks && error !== null && <Notice tone="alarm">{explain(error).join(' ')}</Notice>}
      <div className={styles.buttons}>
        <Button
          variant={step === 'active' ? 'filled' : 'default'}
          loading={isPending && !asks}
          onClick={asks ? () => setAsked(true) : () => resumeAtOnce(undefined)}
        >
          {due ? t('suspend.resume.for', values) : t(`suspend.resume.${step}`)}
        </Button>
      </div>
      <ConfirmDialog
        opened={isAsked}
        onClose={() => setAsked(false)}
        title={t('suspend.confirm.question', values)}
        submit={due === null ? t('suspend.resume.active') : t('suspend.confirm.submit', values)}
        onConfirm={resume}
        onDone={sayResumed}
        explain={explain}
      >
        <p>{t(due === null ? 'suspend.confirm.unknown' : 'suspend.confirm.text', values)}</p>
      </ConfirmDialog>
    </>
  );
}

type DatesProps = { pausesAt: number; resumesAt: number; isPaused?: boolean };

function Dates({ pausesAt, resumesAt, isPaused = false }: DatesProps) {
  const { t } = useTranslation('manage-subscription');
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
