import { IconPlus, IconPolygon } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorLines } from '../../api/error-lines.ts';
import type { Geofence } from '../../api/model.ts';
import { geofencesQuery } from '../../data/geofences/queries.ts';
import { paths } from '../../lib/paths.ts';
import { useFormat } from '../../state/use-format.ts';
import { lazyMap } from '../../ui/map/lazy-map.tsx';
import { Boxed } from '../../ui/page-columns.tsx';
import { PageLink } from '../../ui/page-exists.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { EmptyState, FailureState } from '../../ui/states.tsx';
import { useDelayed } from '../../ui/use-delayed.ts';
import { DeleteGeofence } from './delete-geofence.tsx';
import { GeofenceGate, useGeofencesGate } from './geofence-gate.tsx';
import { GeofenceList } from './geofence-list.tsx';
import type { Asked } from './geofence-map.tsx';
import styles from './geofences.module.css';

const GeofenceMap = lazyMap(() => import('./geofence-map.tsx'));

/** Geofences of the account, as a list and on a map (commerce 2). */
export default function GeofencesPage() {
  const { t } = useTranslation(['geofences', 'titles']);
  const gate = useGeofencesGate();
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1>{t('titles:geofences')}</h1>
        {gate.allowed && (
          <PageLink to={paths.createGeofence} className={styles.add}>
            <IconPlus size={16} aria-hidden />
            {t('titles:createGeofence')}
          </PageLink>
        )}
      </header>
      <GeofenceGate>
        <Geofences />
      </GeofenceGate>
    </div>
  );
}

function Geofences() {
  const { t } = useTranslation('geofences');
  const errorLines = useErrorLines();
  const format = useFormat();
  const query = useInfiniteQuery(geofencesQuery());
  const { data, error, hasNextPage, isFetching, fetchNextPage } = query;
  /** Deleted here. Its row leaves at once, so that the closed question does not return the focus to it. */
  const [goneId, setGoneId] = useState<number | null>(null);
  const all = useMemo(
    () => data?.pages.flatMap(({ results }) => results.filter(({ id }) => id !== goneId)),
    [data, goneId],
  );
  const total = data?.pages.at(-1)?.count ?? 0;
  const [asked, ask] = useState<Asked | null>(null);
  const [deleted, setDeleted] = useState<Geofence | null>(null);
  const count = useRef<HTMLParagraphElement>(null);
  const isSlow = useDelayed(!data && !error);
  useEffect(() => {
    if (hasNextPage && !isFetching && !error) void fetchNextPage();
  }, [hasNextPage, isFetching, error, fetchNextPage]);
  const failure = error && (
    <FailureState
      title={t(data ? 'partial' : 'failed', { count: all?.length ?? 0, total })}
      lines={errorLines(error)}
      onRetry={() => void (data && hasNextPage ? fetchNextPage() : query.refetch())}
    />
  );
  if (!all) return failure ? <Boxed>{failure}</Boxed> : isSlow && <SkeletonRows rows={6} />;
  if (all.length === 0) {
    return (
      <Boxed>
        <EmptyState icon={IconPolygon} title={t('empty.title')} text={t('empty.text')} />
      </Boxed>
    );
  }
  return (
    <>
      <p ref={count} tabIndex={-1} className={styles.count}>
        {t('count', { count: total, number: format.number(total) })}
      </p>
      {failure && <Boxed>{failure}</Boxed>}
      <div className={styles.columns}>
        <GeofenceList all={all} onShow={(id) => ask({ id })} onDelete={setDeleted} />
        <div className={styles.map}>
          <GeofenceMap geofences={all} asked={asked} />
        </div>
      </div>
      <DeleteGeofence
        geofence={deleted}
        onClose={() => setDeleted(null)}
        onDeleted={() => {
          setGoneId(deleted?.id ?? null);
          setDeleted(null);
          count.current?.focus();
        }}
      />
    </>
  );
}
