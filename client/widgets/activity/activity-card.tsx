import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useErrorLines } from '../../api/error-lines.ts';
import type { LogEntry } from '../../api/model.ts';
import { Card } from '../../ui/card.tsx';
import { PageLink } from '../../ui/page-exists.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { FailureState } from '../../ui/states.tsx';
import { useDelayed } from '../../ui/use-delayed.ts';
import styles from './activity-card.module.css';

type Props = {
  query: UseQueryResult<readonly LogEntry[]>;
  /** Placeholder rows while entries are loading. */
  rows: number;
  texts: { title: string; all: string; none: string; failed: string };
  /** Address of the full feed. */
  to: string;
  /** Renders an entry as a list item. */
  children: (entry: LogEntry) => ReactNode;
};

/** The newest entries of the activity feed, with a link to all. */
export function ActivityCard({ query, rows, texts, to, children }: Props) {
  const errorLines = useErrorLines();
  const isSlow = useDelayed(query.isPending);
  const entries = query.data ?? [];
  return (
    <Card title={texts.title} end={<PageLink to={to}>{texts.all}</PageLink>}>
      {isSlow && <SkeletonRows rows={rows} />}
      {query.isError && !query.data && (
        <FailureState title={texts.failed} lines={errorLines(query.error)} onRetry={() => void query.refetch()} />
      )}
      {query.data?.length === 0 && <p className={styles.none}>{texts.none}</p>}
      {!isSlow && entries.length > 0 && <ol className={styles.list}>{entries.map(children)}</ol>}
    </Card>
  );
}
