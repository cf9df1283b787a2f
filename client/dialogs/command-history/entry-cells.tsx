import { useTranslation } from 'react-i18next';
import type { HistoryEntry } from '../../data/commands/command-history.ts';
import { reportOfEntry } from '../../data/commands/entry-report.ts';
import { MINUTE } from '../../rules/time/duration.ts';
import { useSince } from '../../state/use-since.ts';
import { Receipt } from '../../ui/receipt/receipt.tsx';
import { useNow } from '../../ui/use-now.ts';
import { commandReceipt, useWording } from '../../wording/request-receipt.ts';
import { commandSteps } from '../../wording/request-steps.ts';
import { useFormat } from '../../wording/use-format.ts';
import styles from './command-history.module.css';

/** Milliseconds between two updates while a command is in flight. */
const WATCHING = 250;

/** A command and its sender. Shows each step of the receipt while in flight, the reason afterwards. */
export function EntryCommand({ entry, onCancel }: { entry: HistoryEntry; onCancel: () => void }) {
  const { t } = useTranslation(['command-history', 'commands', 'common']);
  const { command, by, step, fromLog, originator } = entry;
  const wording = useWording();
  const report = reportOfEntry(entry, useEntryNow(entry));
  const { state, reason } = commandReceipt(report, wording);
  const name = t(`commands:names.${command}`);
  const cancel = { text: t('common:cancel'), label: t('commands:cancelOf', { command: name }), onPress: onCancel };
  // The activity log has no reasons.
  const text = fromLog ? t('fromLog') : reason;
  return (
    <div className={styles.command} data-step={step}>
      <span>
        <b>{name}</b>
        {by === 'bulk' && <small className={styles.quiet}> · {t('withOthers')}</small>}
        {originator && <small className={styles.quiet}> · {t('by', { name: originator })}</small>}
      </span>
      {state === 'current' ? (
        <Receipt
          form="full"
          steps={commandSteps(report, wording)}
          detail={reason}
          action={step === 'queued' && by === 'single' ? cancel : null}
        />
      ) : (
        text && <small className={styles.quiet}>{text}</small>
      )}
    </div>
  );
}

/** The outcome. Empty while the command is in flight, because its steps are visible then. */
export function EntryResult({ entry }: { entry: HistoryEntry }) {
  const { state, word } = commandReceipt(reportOfEntry(entry, useEntryNow(entry)), useWording());
  return state === 'current' ? null : <Receipt form="compact" steps={[{ state, text: word, time: null }]} />;
}

export function EntryTime({ entry }: { entry: HistoryEntry }) {
  const since = useSince();
  const format = useFormat();
  const { askedAt } = entry;
  return (
    <time className={styles.quiet} dateTime={new Date(askedAt).toISOString()}>
      {since(askedAt, useEntryNow(entry))} · {format.dateTime(askedAt)}
    </time>
  );
}

const useEntryNow = ({ step }: HistoryEntry): number => useNow(step === 'sent' ? WATCHING : MINUTE);
