import { Button, VisuallyHidden } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconInfoCircle } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { TroubleCode, Vehicle } from '../../api/model.ts';
import { useIsExclusiveToOther } from '../../data/users/use-exclusive-to-others.ts';
import { MINUTE } from '../../rules/time/duration.ts';
import { dismissGate } from '../../rules/vehicle/diagnostics.ts';
import { useUser } from '../../state/session.ts';
import { useIsLost } from '../../state/use-is-lost.ts';
import { DialogFooter } from '../../ui/dialog.tsx';
import { useNow } from '../../ui/use-now.ts';
import { useTimeOrDate } from '../../wording/use-time-or-date.ts';
import { useTroubleCode } from '../../wording/use-trouble-code.ts';
import styles from './trouble-code-text.module.css';
import type { Dismissal } from './use-dismissal.ts';

type Props = {
  vehicle: Vehicle | null;
  code: string;
  /** `null` if the vehicle does not report the code. */
  meaning: TroubleCode | null;
  /** The user no longer has access to the vehicle. */
  isGone: boolean;
  dismissal: Dismissal;
  onClose: () => void;
};

/** Explanation of a code, and its actions (core 2.8). */
export function TroubleCodeText({ vehicle, code, meaning, isGone, dismissal, onClose }: Props) {
  const { t } = useTranslation(['diagnostics', 'common']);
  const { step, dismiss } = dismissal;
  const isSuccess = step === 'success';
  const isReported = vehicle?.dtc_codes?.[code] !== undefined;
  const dismissed = vehicle?.dismissed_codes?.find((one) => one.code === code);
  const timeOf = useTimeOrDate(useNow(MINUTE));
  return (
    <>
      {isGone && (
        <p className={styles.gone} role="alert">
          {t('accessEnded')}
        </p>
      )}
      {meaning && <Meaning code={code} meaning={meaning} vehicle={vehicle} />}
      {vehicle && !isReported && step === 'idle' && (
        <p className={styles.gone}>
          {dismissed ? t('dismissedAt', { time: timeOf(Date.parse(dismissed.dismissed_at)) }) : t('gone')}
        </p>
      )}
      <VisuallyHidden component="output">
        {step === 'loading' && t('dismissing')}
        {isSuccess && t('dismissedOf', { code })}
      </VisuallyHidden>
      {vehicle && (isReported || step !== 'idle') ? (
        <Actions
          vehicle={vehicle}
          step={step}
          onDismiss={() => dismiss({ name: vehicle.vehicle_name })}
          onClose={onClose}
        />
      ) : (
        <DialogFooter>
          <Button onClick={onClose} data-autofocus>
            {t('common:close')}
          </Button>
        </DialogFooter>
      )}
    </>
  );
}

type MeaningProps = { code: string; meaning: TroubleCode; vehicle: Vehicle | null };

function Meaning({ code, meaning, vehicle }: MeaningProps) {
  const { t } = useTranslation('diagnostics');
  const { definition, effect, system, urgency, lang } = useTroubleCode()(code, meaning);
  const { level, text } = urgency;
  const Icon = level === 'low' ? IconInfoCircle : IconAlertTriangle;
  return (
    <div className={styles.meaning}>
      <p className={styles.definition}>
        <span lang={lang}>{definition}</span>
        {vehicle && ` · ${vehicle.vehicle_name}`}
      </p>
      <h3>{t('problem')}</h3>
      <p lang={lang}>{effect}</p>
      <h3>{t('involved')}</h3>
      <p lang={lang}>{system}</p>
      <h3>{t('serious')}</h3>
      <p className={styles.urgency}>
        {level && (
          <b data-level={level}>
            <Icon size={16} aria-hidden />
            {t(`urgency.${level}`)}
          </b>
        )}
        <span lang={lang}>{text}</span>
      </p>
    </div>
  );
}

type ActionsProps = { vehicle: Vehicle; step: Dismissal['step']; onDismiss: () => void; onClose: () => void };

function Actions({ vehicle, step, onDismiss, onClose }: ActionsProps) {
  const { t } = useTranslation(['diagnostics', 'common']);
  const why = useId();
  const user = useUser();
  const now = useNow(MINUTE);
  const isOffline = useIsLost();
  const isExclusiveToOther = useIsExclusiveToOther(vehicle);
  const gate = dismissGate(vehicle, { user, now, isOffline, isExclusiveToOther });
  const isDisabled = step === 'idle' && !gate.allowed;
  const isSuccess = step === 'success';
  return (
    <>
      {isDisabled && (
        <p id={why} className={styles.why}>
          {t(`disabled.${gate.reason}`)}
        </p>
      )}
      <DialogFooter>
        <Button
          variant="default"
          className={styles.dismiss}
          data-done={isSuccess}
          leftSection={isSuccess ? <IconCheck size={18} aria-hidden /> : undefined}
          loading={step === 'loading'}
          disabled={isDisabled}
          aria-describedby={isDisabled ? why : undefined}
          onClick={onDismiss}
        >
          {t(isSuccess ? 'dismissed' : 'dismiss')}
        </Button>
        <Button onClick={onClose} disabled={step === 'loading'} data-autofocus>
          {t('common:close')}
        </Button>
      </DialogFooter>
    </>
  );
}
