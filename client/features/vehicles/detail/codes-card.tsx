import { IconChevronRight, IconCircleCheck, IconEngine } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { TroubleCode, Vehicle } from '../../../api/model.ts';
import { codesGate, urgencyOf } from '../../../rules/diagnostics.ts';
import { openDiagnostics } from '../../../state/open-dialogs.ts';
import { BareButton } from '../../../ui/bare-button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ToneDisc } from '../../../ui/tone-disc.tsx';
import styles from './codes-card.module.css';
import { UpgradeLink } from './upgrade-link.tsx';

/** The trouble codes of a vehicle, each leading to what it means (core 2.8); absent for what cannot read them. */
export function CodesCard({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useTranslation('vehicle');
  const gate = codesGate(vehicle);
  if (!gate.allowed && gate.reason === 'not_supported') return null;
  if (!gate.allowed) {
    return (
      <Card title={t('codes.title')}>
        <p className={styles.none}>
          {t('codes.barred', { plan: vehicle.pricing_plan.name })} <UpgradeLink vehicle={vehicle} />
        </p>
      </Card>
    );
  }
  const codes = Object.entries(vehicle.dtc_codes ?? {});
  const count = vehicle.dtc_error_count ?? codes.length;
  return (
    <Card title={t('codes.title')} beside={count > 0 && <span className={styles.count}>{count}</span>}>
      {codes.length === 0 && (
        <p className={styles.well}>
          <IconCircleCheck size={18} aria-hidden />
          {t('codes.none')}
        </p>
      )}
      <ul>
        {codes.map(([code, meaning]) => (
          <CodeRow key={code} code={code} {...meaning} onOpen={() => openDiagnostics(vehicle.id, code)} />
        ))}
      </ul>
    </Card>
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
