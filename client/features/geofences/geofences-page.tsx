import { IconPlus, IconPolygon, IconSearchOff } from '@tabler/icons-react';
import { type Ref, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorLines } from '../../api/error-lines.ts';
import type { Geofence } from '../../api/model.ts';
import { useAllGeofences } from '../../data/geofences/use-all-geofences.ts';
import { useGeofencesGate } from '../../data/geofences/use-geofences-gate.ts';
import { paths } from '../../lib/paths.ts';
import { geofencesMatching } from '../../rules/geofences/search.ts';
import { lazyMap } from '../../ui/map/lazy-map.tsx';
import { Page, PageAction, PageHeader, PageLead, PageTitle } from '../../ui/page.tsx';
import { Boxed } from '../../ui/page-columns.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { EmptyState, FailureState } from '../../ui/states.tsx';
import { useDelayed } from '../../ui/use-delayed.ts';
import { useFormat } from '../../wording/use-format.ts';
import { DeleteGeofence } from './delete-geofence.tsx';
import { GeofenceGate } from './geofence-gate.tsx';
import { GeofenceList } from './geofence-list.tsx';
import type { Asked } from './geofence-map.tsx';
import { GeofenceSearch } from './geofence-search.tsx';
import styles from './geofences.module.css';

/** Shorter lists need no search. */
const SEARCHED_FROM = 3;

const GeofenceMap = lazyMap(() => import('./geofence-map.tsx'));

/** Geofences of the account, as a list and on a map (commerce 2). */
export default function GeofencesPage() {
  const { t } = useTranslation(['geofences', 'titles']);
  const gate = useGeofencesGate();
  const count = useRef<HTMLParagraphElement>(null);
  return (
    <Page>
      <PageHeader>
        <div>
          <PageTitle>{t('titles:geofences')}</PageTitle>
          {gate.allowed && <Count ref={count} />}
        </div>
        {gate.allowed && (
          <PageAction to={paths.createGeofence} icon={IconPlus}>
            {t('titles:createGeofence')}
          </PageAction>
        )}
      </PageHeader>
      <GeofenceGate>
        <Geofences onDeleted={() => count.current?.focus()} />
      </GeofenceGate>
    </Page>
  );
}

/** Number of geofences. Receives the focus when a row is deleted. */
function Count({ ref }: { ref: Ref<HTMLParagraphElement> }) {
  const { t } = useTranslation('geofences');
  const format = useFormat();
  const { data } = useAllGeofences().query;
  const total = data?.pages.at(-1)?.count ?? 0;
  return (
    total > 0 && (
      <PageLead ref={ref} tabIndex={-1}>
        {t('count', { count: total, number: format.number(total) })}
      </PageLead>
    )
  );
}

function Geofences({ onDeleted }: { onDeleted: () => void }) {
  const { t } = useTranslation('geofences');
  const errorLines = useErrorLines();
  const { query, all: read } = useAllGeofences();
  const { data, error, hasNextPage, fetchNextPage } = query;
  /** Deleted here. Its row leaves at once, so that the closed question does not return the focus to it. */
  const [goneId, setGoneId] = useState<number | null>(null);
  const all = useMemo(() => read?.filter(({ id }) => id !== goneId), [read, goneId]);
  const total = data?.pages.at(-1)?.count ?? 0;
  const [text, setText] = useState('');
  const found = useMemo(() => geofencesMatching(all ?? [], text), [all, text]);
  const [asked, ask] = useState<Asked | null>(null);
  const [deleted, setDeleted] = useState<Geofence | null>(null);
  const isSlow = useDelayed(!data && !error);
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
      {failure && <Boxed>{failure}</Boxed>}
      {all.length > SEARCHED_FROM && (
        <GeofenceSearch text={text} onText={setText} found={found.length} of={all.length} />
      )}
      <div className={styles.columns}>
        {found.length > 0 ? (
          <GeofenceList all={found} onShow={(id) => ask({ id })} onDelete={setDeleted} />
        ) : (
          <EmptyState icon={IconSearchOff} title={t('search.none')} text={t('search.noneText')} />
        )}
        <div className={styles.map}>
          <GeofenceMap geofences={found} asked={asked} />
        </div>
      </div>
      <DeleteGeofence
        geofence={deleted}
        onClose={() => setDeleted(null)}
        onDeleted={({ id }) => {
          setGoneId(id);
          onDeleted();
        }}
      />
    </>
  );
}
