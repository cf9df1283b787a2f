import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import { Button, Select, Switch, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSetServiceMode } from '../../../../generated/client/device.ts';
import { useErrorLines } from '../../../api/error-lines.ts';
import type { Device, Vehicle } from '../../../api/model.ts';
import { serviceModeOpening } from '../../../data/device-settings/service-mode.ts';
import { useIsExclusiveToOther } from '../../../data/users/use-exclusive-to-others.ts';
import { now as portalNow } from '../../../lib/now.ts';
import {
  endOfSpan,
  endProblem,
  SERVICE_SPANS,
  type ServiceSpan,
  serviceEnd,
  USUAL_SPAN,
} from '../../../rules/access/service-mode.ts';
import { MINUTE } from '../../../rules/time/duration.ts';
import { instantOfMinute, localMinute } from '../../../rules/time/local-minute.ts';
import { zonePlace } from '../../../rules/time/time-zones.ts';
import { showAlert } from '../../../state/alerts.ts';
import { useUser } from '../../../state/session.ts';
import { listWithArrow } from '../../../ui/form/lists.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Receipt, type ReceiptStep } from '../../../ui/receipt/receipt.tsx';
import { useNow } from '../../../ui/use-now.ts';
import { useSingleFlight } from '../../../ui/use-single-flight.ts';
import { useRequestFailure } from '../../../widgets/device/use-request-failure.ts';
import { useFormat } from '../../../wording/use-format.ts';
import { useServiceSteps } from '../../../wording/use-service-steps.ts';
import styles from './service-mode.module.css';

const SPANS = Object.keys(SERVICE_SPANS) as ServiceSpan[];
type Choice = ServiceSpan | 'until';

type Props = { vehicle: Vehicle; device: Device };

/** The switch, with the end of the access: a span from now, or a minute in the zone of the account. */
export function ServiceModeForm({ vehicle, device }: Props) {
  const { t } = useTranslation(['service-mode', 'commands']);
  const { timezone } = useUser();
  const format = useFormat();
  const stepsOf = useServiceSteps();
  const errorLines = useErrorLines();
  const requestLines = useRequestFailure(vehicle);
  const isExclusiveToOther = useIsExclusiveToOther(vehicle);
  const ids = useId();
  const now = useNow(MINUTE);
  const [choice, setChoice] = useState<Choice>(USUAL_SPAN);
  const [typed, setTyped] = useState(() => localMinute(endOfSpan(USUAL_SPAN, portalNow()), timezone));
  const [isAsked, setAsked] = useState(false);
  const opening = useMutation(serviceModeOpening(vehicle.device_key));
  const ending = useSetServiceMode();
  const isBusy = opening.isPending || ending.isPending;

  const until = serviceEnd(device, now);
  const isOn = until !== undefined;
  const endAt = (at: number) => (choice === 'until' ? instantOfMinute(typed, timezone) : endOfSpan(choice, at));
  const chosen = endAt(now);
  const problem = choice === 'until' ? endProblem(chosen, now) : null;
  const zone = zonePlace(timezone);
  const about = { name: vehicle.vehicle_name };

  const open = useSingleFlight(async () => {
    setAsked(true);
    ending.reset();
    const end = endAt(portalNow());
    if (end === null || endProblem(end, portalNow()) !== null) return;
    await opening.mutateAsync(end);
    setAsked(false);
    const message = t('opened', { ...about, date: format.dateTime(end) });
    showAlert({ id: `service-mode-${vehicle.id}`, type: 'success', message });
  });
  const end = useSingleFlight(async () => {
    opening.reset();
    await ending.mutateAsync({ deviceKey: vehicle.device_key, data: { service_mode: false } });
    showAlert({ id: `service-mode-${vehicle.id}`, type: 'success', message: t('ended', about) });
  });
  const toggle = () => {
    if (isBusy || (!isOn && isExclusiveToOther)) return;
    if (isOn) end(undefined);
    else open(undefined);
  };
  const failure = opening.error
    ? [t('notActivated'), ...requestLines(opening.error)]
    : ending.error && [t('notEnded'), ...errorLines(ending.error)];

  const [wasOn, setWasOn] = useState(isOn);
  if (isOn && !wasOn) setWasOn(true);
  /** Once it was on, how it ended. The server does not report when. */
  const ended: ReceiptStep[] = [
    { state: 'done', text: t('steps.opened'), time: null },
    { state: 'done', text: t('steps.ended'), time: null },
  ];
  const steps = until !== undefined ? stepsOf(until, now) : wasOn ? ended : [];
  return (
    <>
      <div className={styles.row}>
        <div>
          <label htmlFor={`${ids}-switch`}>{t('switch')}</label>
          <p id={`${ids}-state`} className={styles.state} aria-live="polite">
            {opening.isPending ? t('opening') : t(isOn ? 'on' : 'off')}
          </p>
        </div>
        <Switch
          id={`${ids}-switch`}
          className={styles.switch}
          withThumbIndicator={false}
          checked={isOn}
          onChange={toggle}
          aria-disabled={isBusy || (!isOn && isExclusiveToOther)}
          aria-describedby={`${ids}-state`}
        />
      </div>
      <Receipt form="full" steps={steps} />
      {isExclusiveToOther && <p className={styles.ends}>{t('commands:disabled.exclusive_access')}</p>}
      {failure && (
        <Notice tone="alarm">
          {failure.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Notice>
      )}
      <Select
        label={t('ends.label')}
        data={[...SPANS, 'until' as const].map((value) => ({ value, label: t(`spans.${value}`) }))}
        value={choice}
        allowDeselect={false}
        onChange={(value) => setChoice(value ?? USUAL_SPAN)}
        {...listWithArrow}
      />
      {choice === 'until' && (
        <TextInput
          type="datetime-local"
          label={t('until', { zone })}
          value={typed}
          min={localMinute(now + MINUTE, timezone)}
          max={localMinute(endOfSpan('week', now), timezone)}
          onChange={(event) => setTyped(event.currentTarget.value)}
          error={problem !== null && (isAsked || typed !== '') ? t(`problems.${problem}`) : undefined}
          required
        />
      )}
      {problem === null && chosen !== null && (
        <p className={styles.ends}>{t('ends.at', { date: format.dateTime(chosen), zone })}</p>
      )}
      {isOn && (
        <Button
          variant="default"
          loading={opening.isPending}
          disabled={isExclusiveToOther}
          onClick={() => open(undefined)}
        >
          {t('change')}
        </Button>
      )}
    </>
  );
}
