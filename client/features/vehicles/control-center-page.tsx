import { VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useErrorLines } from '../../api/error-lines.ts';
import { vehiclesQuery } from '../../data/vehicles/queries.ts';
import { useWatchedRefresh } from '../../data/vehicles/refresh.ts';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { FailureState } from '../../ui/states.tsx';
import { useDelayed } from '../../ui/use-delayed.ts';
import { useNow } from '../../ui/use-now.ts';
import styles from './control-center-page.module.css';
import { ListFooter } from './list-footer.tsx';
import { countByFacet, type Facet, type Filter, listed, matching } from './list-rows.ts';
import { ListTools } from './list-tools.tsx';
import { useMapPadding } from './map-padding.ts';
import { VehicleList } from './vehicle-list.tsx';
import { VehiclePanel } from './vehicle-panel.tsx';

/** Two thirds of the page's weight: it comes when the list is there. */
const VehicleMap = lazy(async () => ({ default: (await import('./vehicle-map.tsx')).VehicleMap }));

const MINUTE = 60_000;
const NO_FILTER: Filter = { text: '', facets: new Set<Facet>() };

/** The map with every vehicle, the list on it and the selected vehicle beside it (core 2.1). */
export default function ControlCenterPage() {
  const { t } = useTranslation(['vehicles', 'titles']);
  const errorLines = useErrorLines();
  const query = useQuery(vehiclesQuery());
  const now = useNow(MINUTE);
  const [filter, setFilter] = useState<Filter>(NO_FILTER);
  const [watched, setWatched] = useState<readonly number[]>([]);
  const [selectedId, select] = useSelectedVehicle();
  const isWaiting = useDelayed(query.isPending);
  const padding = useMapPadding(selectedId !== null);

  const vehicles = useMemo(() => listed(query.data ?? [], now), [query.data, now]);
  const shown = useMemo(() => matching(vehicles, filter), [vehicles, filter]);
  const selected = vehicles.find(({ vehicle }) => vehicle.id === selectedId) ?? null;
  useWatchedRefresh(useMemo(() => (selectedId === null ? watched : [...watched, selectedId]), [watched, selectedId]));

  return (
    <div className={styles.stage} data-selected={selected !== null}>
      <VisuallyHidden component="h1">{t('titles:map')}</VisuallyHidden>
      {query.data && (
        <Suspense>
          <VehicleMap vehicles={shown} selectedId={selectedId} onSelect={select} padding={padding} />
        </Suspense>
      )}
      <section className={styles.list} aria-label={t('list')}>
        <ListTools filter={filter} counts={countByFacet(vehicles)} onChange={setFilter} />
        <div className={styles.rows}>
          {isWaiting && <SkeletonRows rows={8} />}
          {query.isError && !query.data && (
            <FailureState
              title={t('failed.title')}
              lines={errorLines(query.error)}
              onRetry={() => void query.refetch()}
            />
          )}
          {query.data && (
            <VehicleList
              vehicles={shown}
              isFiltered={shown.length < vehicles.length}
              selectedId={selectedId}
              now={now}
              onSelect={select}
              onClearFilter={() => setFilter(NO_FILTER)}
              onWatch={setWatched}
            />
          )}
        </div>
        {query.data && <ListFooter updatedAt={query.dataUpdatedAt} hasFailed={query.isRefetchError} />}
      </section>
      {selected && <VehiclePanel key={selected.vehicle.id} listed={selected} onClose={() => select(null)} />}
    </div>
  );
}

/** Not `vehicle`: by that name the live view opens (core 2.1). */
const SELECTED = 'selected';

/** The selected vehicle is in the address: a link leads to it, and back leads to the one before. */
function useSelectedVehicle(): [number | null, (id: number | null) => void] {
  const [query, setQuery] = useSearchParams();
  const id = Number(query.get(SELECTED));
  const select = (next: number | null) => {
    setQuery((query) => {
      if (next === null) query.delete(SELECTED);
      else query.set(SELECTED, String(next));
      return query;
    });
  };
  return [Number.isInteger(id) && id > 0 ? id : null, select];
}
