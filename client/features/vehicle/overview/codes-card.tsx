import { IconChevronRight, IconCircleCheck, IconEngine, IconInfoCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { DismissedCode, TroubleCode, Vehicle } from '../../../api/model.ts';
import { codesGate, urgencyOf } from '../../../rules/vehicle/diagnostics.ts';
import { openDiagnostics } from '../../../state/open-dialogs.ts';
import { useTimeOrDate } from '../../../state/use-time-or-date.ts';
import { Badge } from '../../../ui/badge.tsx';
import { BareButton } from '../../../ui/bare-button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ToneDisc } from '../../../ui/tone-disc.tsx';
import styles from './codes-card.module.css';
import { UpgradeLink } from './upgrade-link.tsx';

/**
 * The trouble codes of a vehicle, each leading to what it means (core 2.8); absent for what cannot read them. Dismissed ones
 * stay: that a code was cleared does not say that the fault was mended.
 */
export function CodesCard({ vehicle, now }: { vehicle: Vehicle; now: number }) {
  const { t } = useTranslation('vehicle');
  const gate = codesGate(vehicle);
  if (!gate.allowed && gate.reason === 'not_supported') return null;
  if (!gate.allowed) {
    return (
      <Card title={t('codes.title')}>
        <p className={styles.none}>
          {t('codes.disabled', { plan: vehicle.pricing_plan.name })} <UpgradeLink vehicle={vehicle} />
        </p>
      </Card>
    );
  }
  const codes = Object.entries(vehicle.dtc_codes ?? {});
  const count = vehicle.dtc_error_count ?? codes.length;
  const dismissed = vehicle.dismissed_codes ?? [];
  return (
    <Card title={t('codes.title')} beside={count > 0 && <Badge tone="warning">{count}</Badge>}>
      {codes.length === 0 && dismissed.length === 0 && (
        <p className={styles.well}>
          <IconCircleCheck size={18} aria-hidden />
          {t('codes.none')}
        </p>
      )}
      {codes.length > 0 && (
        <ul>
          {codes.map(([code, meaning]) => (
            <CodeRow key={code} code={code} {...meaning} onOpen={() => openDiagnostics(vehicle.id, code)} />
          ))}
        </ul>
      )}
      <Dismissed codes={dismissed} vehicle={vehicle} now={now} />
    </Card>
  );
}

type DismissedProps = { codes: readonly DismissedCode[]; vehicle: Vehicle; now: number };

function Dismissed({ codes, vehicle, now }: DismissedProps) {
  const { t } = useTranslation('vehicle');
  const timeOf = useTimeOrDate(now);
  const [latest] = codes;
  if (!latest) return null;
  return (
    <>
      <p className={styles.dismissed}>
        <IconInfoCircle size={18} aria-hidden />
        {t('codes.dismissed', { count: codes.length, time: timeOf(Date.parse(latest.dismissed_at)) })}
      </p>
      <ul>
        {codes.map(({ code, meaning, dismissed_at }) => (
          <li key={code} className={styles.row}>
            <BareButton
              className={styles.code}
              aria-haspopup="dialog"
              onClick={() => openDiagnostics(vehicle.id, code)}
            >
              <ToneDisc icon={IconEngine} tone="quiet" />
              <span className={styles.texts}>
                <b>{code}</b>
                <span>{meaning.tech_definition}</span>
              </span>
              <span className={styles.level}>{t('codes.dismissedAt', { time: timeOf(Date.parse(dismissed_at)) })}</span>
              <IconChevronRight size={18} aria-hidden />
            </BareButton>
          </li>
        ))}
      </ul>
    </>
  );
}

type RowProps = TroubleCode & { code: string; onOpen: () => void };

function CodeRow({ code, tech_definition, urgency_desc, onOpen }: RowProps) {
  const { t } = useTranslation('vehicle');
  const { level } = urgencyOf(urgency_desc);
  return (
    <li className={styles.row}>
      <BareButton className={styles.code} aria-haspopup="dialog" onClick={onOpen}>
        <ToneDisc icon={IconEngine} tone={level === 'high' ? 'alarm' : 'warning'} />
        <span className={styles.texts}>
          <b>{code}</b>
          <span>{tech_definition}</span>
        </span>
        {level && (
          <span className={styles.level} data-level={level}>
            {t(`codes.urgency.${level}`)}
          </span>
        )}
        <IconChevronRight size={18} aria-hidden />
      </BareButton>
    </li>
  );
}
