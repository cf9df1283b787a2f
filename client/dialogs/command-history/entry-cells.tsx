import { useTranslation } from 'react-i18next';
import type { HistoryEntry } from '../../data/commands/command-history.ts';
import { useProgressNow } from '../../data/device-requests/progress.ts';
import { isQueued } from '../../rules/device-requests/progress.ts';
import { useSince } from '../../state/use-since.ts';
import { Receipt } from '../../ui/receipt/receipt.tsx';
import { requestReceipt, useWording } from '../../wording/request-receipt.ts';
import { requestSteps } from '../../wording/request-steps.ts';
import { useFormat } from '../../wording/use-format.ts';
import styles from './command-history.module.css';

/** A command and its sender. Shows each step of the receipt while in flight, the reason afterwards. */
export function EntryCommand({ entry, onCancel }: { entry: HistoryEntry; onCancel: () => void }) {
  const { t } = useTranslation(['command-history', 'commands', 'common']);
  const { command, by, progress, askedAt, fromLog, originator } = entry;
  const wording = useWording();
  const now = useProgressNow(progress);
  const { state, reason } = requestReceipt(progress, now, wording);
  const name = t(`commands:names.${command}`);
  const cancel = { text: t('common:cancel'), label: t('commands:cancelOf', { command: name }), onPress: onCancel };
  // The activity log has no reasons.
  const text = fromLog ? t('fromLog') : reason;
  return (
    <div className={styles.command} data-step={progress.step}>
      <span>
        <b>{name}</b>
        {by === 'bulk' && <small className={styles.quiet}> · {t('withOthers')}</small>}
        {originator && <small className={styles.quiet}> · {t('by', { name: originator })}</small>}
      </span>
      {state === 'current' ? (
        <Receipt
          form="full"
          steps={requestSteps(progress, askedAt, now, wording)}
          detail={reason}
          actions={isQueued(progress) && by === 'single' ? [cancel] : []}
        />
      ) : (
        text && <small className={styles.quiet}>{text}</small>
      )}
    </div>
  );
}

/** The outcome. Empty while the command is in flight, because its steps are visible then. */
export function EntryResult({ entry: { progress } }: { entry: HistoryEntry }) {
  const { state, word } = requestReceipt(progress, useProgressNow(progress), useWording());
  return state === 'current' ? null : <Receipt form="compact" steps={[{ state, text: word, time: null }]} />;
}

export function EntryTime({ entry }: { entry: HistoryEntry }) {
  const since = useSince();
  const format = useFormat();
  const { askedAt, progress } = entry;
  return (
    <time className={styles.quiet} dateTime={new Date(askedAt).toISOString()}>
      {since(askedAt, useProgressNow(progress))} · {format.dateTime(askedAt)}
    </time>
  );
}
