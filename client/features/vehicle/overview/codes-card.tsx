import { IconCircleCheck, IconEngine, IconInfoCircle } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { DismissedCode, TroubleCode, Vehicle } from '../../../api/model.ts';
import { CARDS } from '../../../data/vehicles/concern-links.ts';
import { codesGate, urgencyOf } from '../../../rules/vehicle/diagnostics.ts';
import { openDiagnostics } from '../../../state/open-dialogs.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import type { TableColumn } from '../../../ui/table/columns.ts';
import { LazyTable } from '../../../ui/table/lazy-table.tsx';
import { RowButton } from '../../../ui/table/row-opener.tsx';
import { ToneDisc } from '../../../ui/tone-disc.tsx';
import { useTimeOrDate } from '../../../wording/use-time-or-date.ts';
import { useTroubleCode } from '../../../wording/use-trouble-code.ts';
import styles from './codes-card.module.css';
import { UpgradeLink } from './upgrade-link.tsx';

/**
 * Trouble codes of a vehicle, each opening its dialog (core 2.8). Renders nothing for devices that cannot read codes. Dismissed codes
 * stay listed, because a cleared code does not mean that the fault is fixed.
 */
export function CodesCard({ vehicle, now }: { vehicle: Vehicle; now: number }) {
  const { t } = useTranslation('vehicle');
  const gate = codesGate(vehicle);
  if (!gate.allowed && gate.reason === 'not_supported') return null;
  if (!gate.allowed) {
    return (
      <Card title={t('codes.title')} anchor={CARDS.codes}>
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
    <Card title={t('codes.title')} anchor={CARDS.codes} beside={count > 0 && <Badge tone="warning">{count}</Badge>}>
      {codes.length === 0 && dismissed.length === 0 ? (
        <p className={styles.well}>
          <IconCircleCheck size={18} aria-hidden />
          {t('codes.none')}
        </p>
      ) : (
        <CodesTable vehicle={vehicle} now={now} />
      )}
      <DismissedNote codes={dismissed} now={now} />
    </Card>
  );
}

type CodeRow = { code: string; meaning: TroubleCode; dismissedAt: number | null };
const LEVELS = ['low', 'moderate', 'high'];

function CodesTable({ vehicle, now }: { vehicle: Vehicle; now: number }) {
  const { t } = useTranslation('vehicle');
  const timeOf = useTimeOrDate(now);
  const { id, dtc_codes, dismissed_codes } = vehicle;
  const rows = useMemo(
    (): CodeRow[] => [
      ...Object.entries(dtc_codes ?? {}).map(([code, meaning]) => ({ code, meaning, dismissedAt: null })),
      ...(dismissed_codes ?? []).map(({ code, meaning, dismissed_at }) => ({
        code,
        meaning,
        dismissedAt: Date.parse(dismissed_at),
      })),
    ],
    [dtc_codes, dismissed_codes],
  );
  const columns = useMemo(
    (): TableColumn<CodeRow>[] => [
      {
        id: 'code',
        header: t('codes.code'),
        render: ({ code, meaning, dismissedAt }) => (
          <RowButton className={styles.code} aria-haspopup="dialog" onClick={() => openDiagnostics(id, code)}>
            <ToneDisc icon={IconEngine} tone={dismissedAt === null ? toneOf(meaning) : 'quiet'} />
            {code}
          </RowButton>
        ),
        sortBy: ({ code }) => code,
        inCard: 'title',
      },
      { id: 'problem', header: t('codes.problem'), render: (row) => <Problem {...row} />, inCard: 'line' },
      {
        id: 'urgency',
        header: t('codes.severity'),
        render: ({ meaning, dismissedAt }) =>
          dismissedAt === null ? <Urgency meaning={meaning} /> : t('codes.dismissedAt', { time: timeOf(dismissedAt) }),
        sortBy: ({ meaning, dismissedAt }) => (dismissedAt === null ? levelOf(meaning) : null),
        isDescendingFirst: true,
        inCard: 'end',
      },
    ],
    [t, timeOf, id],
  );
  return (
    <LazyTable
      label={t('codes.title')}
      columns={columns}
      rows={rows}
      keyOf={({ code, dismissedAt }) => `${code} ${dismissedAt ?? ''}`}
    />
  );
}

function Problem({ code, meaning }: CodeRow) {
  const { definition, lang } = useTroubleCode()(code, meaning);
  return <span lang={lang}>{definition}</span>;
}

function Urgency({ meaning }: { meaning: TroubleCode }) {
  const { t } = useTranslation('vehicle');
  const { level } = urgencyOf(meaning.urgency_desc);
  if (!level) return null;
  return (
    <span className={styles.level} data-level={level}>
      {t(`codes.urgency.${level}`)}
    </span>
  );
}

const toneOf = ({ urgency_desc }: TroubleCode) => (urgencyOf(urgency_desc).level === 'high' ? 'alarm' : 'warning');
const levelOf = ({ urgency_desc }: TroubleCode) => LEVELS.indexOf(urgencyOf(urgency_desc).level ?? '');

function DismissedNote({ codes, now }: { codes: readonly DismissedCode[]; now: number }) {
  const { t } = useTranslation('vehicle');
  const timeOf = useTimeOrDate(now);
  const [latest] = codes;
  if (!latest) return null;
  return (
    <p className={styles.dismissed}>
      <IconInfoCircle size={18} aria-hidden />
      {t('codes.dismissed', { count: codes.length, time: timeOf(Date.parse(latest.dismissed_at)) })}
    </p>
  );
}
