import { IconHistory } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Vehicle } from '../../api/model.ts';
import { type HistoryEntry, settleFromLog, useCommandHistory } from '../../data/commands/command-history.ts';
import { commandLogQuery, LOG_DAYS, withOthers } from '../../data/commands/command-log.ts';
import { takeBack } from '../../data/commands/commands.ts';
import { reportOfEntry } from '../../data/commands/entry-report.ts';
import { useAgo } from '../../i18n/format.ts';
import { MINUTE } from '../../rules/time/duration.ts';
import { sinceThen } from '../../rules/time/elapsed.ts';
import { commandReceipt, useWording } from '../../state/command-receipt.ts';
import { commandSteps } from '../../state/command-steps.ts';
import { useFormat } from '../../state/use-format.ts';
import { Receipt } from '../../ui/receipt/receipt.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { useNow } from '../../ui/use-now.ts';
import styles from './command-history.module.css';

/**
 * What was sent to a vehicle and what became of it, the newest first: the body of a card or dialog, whose page loads the
 * catalogs `command-history`, `commands` and `vehicles`. What this tab sent it knows best; what others sent, and ends that nobody saw, stand in
 * the activity log.
 */
export function CommandHistory({ vehicle }: { vehicle: Pick<Vehicle, 'id' | 'device_key'> }) {
  const { t } = useTranslation('command-history');
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
  const scope = isError && !log ? t('scope') : t('scopeWithLog', { days: LOG_DAYS });
  if (entries.length === 0) {
    if (!log && !isError) return null;
    return <EmptyState icon={IconHistory} title={t('emptyTitle')} text={scope} />;
  }
  return (
    <>
      <p className={styles.scope}>{scope}</p>
      <ol ref={list} tabIndex={-1} className={styles.entries} aria-label={t('title')}>
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

/** Milliseconds between two looks at the clock while something is waited for. */
const WATCHING = 250;

/** While it is on its way every step of its receipt is shown, afterwards how it ended. */
function Entry({ entry, onCancel }: { entry: HistoryEntry; onCancel: () => void }) {
  const { t } = useTranslation(['command-history', 'commands', 'vehicles', 'common']);
  const { command, by, step, askedAt, fromLog, originator } = entry;
  const ago = useAgo();
  const now = useNow(step === 'sent' ? WATCHING : MINUTE);
  const format = useFormat();
  const wording = useWording();
  const report = reportOfEntry(entry, now);
  const { state, word, reason } = commandReceipt(report, wording);
  const name = t(`vehicles:commands.${command}.name`);
  const isUnderWay = state === 'current';
  const cancel = { text: t('common:cancel'), label: t('commands:cancelOf', { command: name }), onPress: onCancel };
  // The activity log does not say why.
  const text = fromLog ? t('fromLog') : reason;
  return (
    <li className={styles.entry} data-step={step}>
      <span className={styles.texts}>
        <span>
          <b>{name}</b>
          {by === 'bulk' && <small className={styles.quiet}> · {t('withOthers')}</small>}
          {originator && <small className={styles.quiet}> · {t('by', { name: originator })}</small>}
        </span>
        {isUnderWay && (
          <Receipt
            form="full"
            steps={commandSteps(report, wording)}
            detail={reason}
            action={step === 'queued' && by === 'single' ? cancel : null}
          />
        )}
        {!isUnderWay && text && <small className={styles.quiet}>{text}</small>}
      </span>
      <span className={styles.end}>
        {!isUnderWay && <Receipt form="compact" className={styles.state} steps={[{ state, text: word, time: null }]} />}
        <time className={styles.quiet} dateTime={new Date(askedAt).toISOString()}>
          {ago(sinceThen(askedAt, now))} · {format.dateTime(askedAt)}
        </time>
      </span>
    </li>
  );
}
