import { IconHistory } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Vehicle } from '../../api/model.ts';
import { type HistoryEntry, settleFromLog, useCommandHistory } from '../../data/commands/command-history.ts';
import { commandLogQuery, LOG_DAYS, withOthers } from '../../data/commands/command-log.ts';
import { cancelQueued } from '../../data/device-requests/queue.ts';
import { isQueued } from '../../rules/device-requests/progress.ts';
import { EmptyState } from '../../ui/states.tsx';
import type { TableColumn } from '../../ui/table/columns.ts';
import { LazyTable } from '../../ui/table/lazy-table.tsx';
import styles from './command-history.module.css';
import { EntryCommand, EntryResult, EntryTime } from './entry-cells.tsx';

/**
 * Commands sent to a vehicle and their outcomes: the content of a card or dialog. Its page loads the catalogs
 * `command-history`, `commands` and `vehicles`. The activity log adds commands of other users and outcomes that this
 * tab missed.
 */
export function CommandHistory({ vehicle }: { vehicle: Pick<Vehicle, 'id' | 'device_key'> }) {
  const { t } = useTranslation(['command-history', 'commands']);
  const { id, device_key: deviceKey } = vehicle;
  const own = useCommandHistory(deviceKey);
  const { data: log, isError } = useQuery(commandLogQuery(id));
  const entries = useMemo(() => numbered(log ? withOthers(own, log) : own), [own, log]);
  useEffect(() => {
    if (log) settleFromLog(deviceKey, log);
  }, [deviceKey, log]);
  const list = useRef<HTMLDivElement>(null);
  const columns = useMemo((): TableColumn<Row>[] => {
    const cancel = ({ command }: HistoryEntry) => {
      cancelQueued(deviceKey, command);
      // The pressed button was removed with its entry.
      list.current?.focus();
    };
    return [
      {
        id: 'command',
        header: t('command'),
        render: ({ entry }) => <EntryCommand entry={entry} onCancel={() => cancel(entry)} />,
        sortBy: ({ entry }) => t(`commands:names.${entry.command}`),
        inCard: 'title',
      },
      { id: 'result', header: t('result'), render: ({ entry }) => <EntryResult entry={entry} />, inCard: 'end' },
      {
        id: 'time',
        header: t('time'),
        render: ({ entry }) => <EntryTime entry={entry} />,
        sortBy: ({ place }) => place,
        isDescendingFirst: true,
        inCard: 'line',
      },
    ];
  }, [t, deviceKey]);
  const scope = isError && !log ? t('scope') : t('scopeWithLog', { days: LOG_DAYS });
  if (entries.length === 0) {
    if (!log && !isError) return null;
    return <EmptyState icon={IconHistory} title={t('emptyTitle')} text={scope} />;
  }
  return (
    <div ref={list} tabIndex={-1} className={styles.entries}>
      <p className={styles.scope}>{scope}</p>
      <LazyTable label={t('title')} columns={columns} rows={entries} keyOf={keyOf} initialSort={NEWEST_FIRST} />
    </div>
  );
}

type Row = { entry: HistoryEntry; place: number };

/**
 * Numbers the entries, newest first. Their times alone cannot order them, because those of the log are whole seconds.
 */
const numbered = (entries: readonly HistoryEntry[]): Row[] =>
  entries.map((entry, index) => ({ entry, place: entries.length - index }));

const keyOf = ({ entry: { logId, askedAt, command, progress } }: Row) =>
  logId ?? `${askedAt} ${command} ${isQueued(progress)}`;

const NEWEST_FIRST = { id: 'time', desc: true };
