import {
  IconAlertCircle,
  IconBan,
  IconCircleCheck,
  IconClock,
  IconClockCancel,
  IconClockX,
  IconHelpCircle,
  IconHistory,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Vehicle } from '../../api/model.ts';
import {
  type CommandStep,
  type HistoryEntry,
  settleFromLog,
  useCommandHistory,
} from '../../data/commands/command-history.ts';
import { commandLogQuery, LOG_DAYS, withOthers } from '../../data/commands/command-log.ts';
import { takeBack } from '../../data/commands/commands.ts';
import { useAgo } from '../../i18n/format.ts';
import { controlDisabledReasonOfCode } from '../../rules/commands/control-gate.ts';
import { MINUTE } from '../../rules/time/duration.ts';
import { sinceThen } from '../../rules/time/elapsed.ts';
import { useFormat } from '../../state/use-format.ts';
import { BareButton } from '../../ui/bare-button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { useNow } from '../../ui/use-now.ts';
import styles from './command-history.module.css';

const ICONS = {
  queued: IconClock,
  acknowledged: IconCircleCheck,
  refused: IconBan,
  timed_out: IconClockX,
  failed: IconAlertCircle,
  unseen: IconHelpCircle,
  not_sent: IconClockCancel,
} satisfies Record<Exclude<CommandStep, 'sent'>, typeof IconClock>;

/**
 * What was sent to a vehicle and what became of it, the newest first: the body of a card or dialog, whose page loads the
 * catalogues `commands` and `vehicles`. What this tab sent it knows best; what others sent, and ends that nobody saw, stand in
 * the activity log.
 */
export function CommandHistory({ vehicle }: { vehicle: Pick<Vehicle, 'id' | 'device_key'> }) {
  const { t } = useTranslation('commands');
  const { id, device_key: deviceKey } = vehicle;
  const own = useCommandHistory(deviceKey);
  const { data: log, isError } = useQuery(commandLogQuery(id));
  const entries = useMemo(() => (log ? withOthers(own, log) : own), [own, log]);
  useEffect(() => {
    if (log) settleFromLog(deviceKey, log);
  }, [deviceKey, log]);
  const list = useRef<HTMLOListElement>(null);
  const cancel = ({ command }: HistoryEntry) => {
    takeBack(deviceKey, command);
    // Its button is gone with the entry.
    list.current?.focus();
  };
  const scope = isError && !log ? t('history.scope') : t('history.scopeWithLog', { days: LOG_DAYS });
  if (entries.length === 0) {
    if (!log && !isError) return null;
    return <EmptyState icon={IconHistory} title={t('history.emptyTitle')} text={scope} />;
  }
  return (
    <>
      <p className={styles.scope}>{scope}</p>
      <ol ref={list} tabIndex={-1} className={styles.entries} aria-label={t('history.title')}>
        {entries.map((entry) => (
          <Entry
            key={entry.logId ?? `${entry.askedAt} ${entry.command} ${entry.step === 'queued'}`}
            entry={entry}
            onCancel={() => cancel(entry)}
          />
        ))}
      </ol>
    </>
  );
}

function Entry({ entry, onCancel }: { entry: HistoryEntry; onCancel: () => void }) {
  const { t } = useTranslation(['commands', 'vehicles', 'common']);
  const { command, by, step, askedAt, fromLog, originator } = entry;
  const ago = useAgo();
  const now = useNow(MINUTE);
  const format = useFormat();
  const text = useReason(entry);
  const Icon = step === 'sent' ? null : ICONS[step];
  return (
    <li className={styles.entry} data-step={step}>
      <span className={styles.icon}>{Icon ? <Icon size={18} aria-hidden /> : <Spinner />}</span>
      <span className={styles.texts}>
        <span>
          <b>{t(`vehicles:commands.${command}.name`)}</b>
          {by === 'bulk' && <small className={styles.quiet}> · {t('history.withOthers')}</small>}
          {originator && <small className={styles.quiet}> · {t('history.by', { name: originator })}</small>}
        </span>
        {(text || fromLog) && (
          <small className={styles.quiet}>{[text, fromLog && t('history.fromLog')].filter(Boolean).join(' ')}</small>
        )}
        {step === 'queued' && by === 'single' && (
          <BareButton
            className={styles.cancel}
            aria-label={t('vehicles:commands.cancelOf', { command: t(`vehicles:commands.${command}.name`) })}
            onClick={onCancel}
          >
            {t('common:cancel')}
          </BareButton>
        )}
      </span>
      <span className={styles.end}>
        <span className={styles.step}>{t(`history.steps.${step}`)}</span>
        <time className={styles.quiet} dateTime={new Date(askedAt).toISOString()}>
          {ago(sinceThen(askedAt, now))} · {format.dateTime(askedAt)}
        </time>
      </span>
    </li>
  );
}

/** What there is to say beyond the step: the server's words where it has some of its own. */
function useReason({ step, by, code, detail, fromLog, why }: HistoryEntry): string | null {
  const { t } = useTranslation(['commands', 'vehicles']);
  const disabledReason = controlDisabledReasonOfCode(code);
  if (disabledReason) return t(`vehicles:disabled.${disabledReason}`);
  if (step === 'queued') return t(`history.texts.queued.${by === 'bulk' ? 'bulk' : 'single'}`);
  if (why === 'waited' || why === 'canceled') return t(`history.texts.taken_out.${why}`);
  // The activity log does not say why.
  if (step === 'acknowledged' || fromLog) return null;
  if (step === 'refused' || step === 'failed') return detail ?? t(`history.texts.${step}`);
  return t(`history.texts.${step}`);
}
