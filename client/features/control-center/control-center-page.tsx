import { VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FocusEvent, type KeyboardEvent, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorLines } from '../../api/error-lines.ts';
import { vehiclesQuery } from '../../data/vehicles/queries.ts';
import { useWatchedRefresh } from '../../data/vehicles/refresh.ts';
import { LazyLocationLinks } from '../../dialogs/location-link/lazy-location-links.tsx';
import { MINUTE } from '../../rules/time/duration.ts';
import { lazyChunk } from '../../ui/lazy-chunk.tsx';
import { lazyMap } from '../../ui/map/lazy-map.tsx';
import type { Detent } from '../../ui/sheet/detents.ts';
import { Sheet } from '../../ui/sheet/sheet.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { FailureState } from '../../ui/states.tsx';
import { useAfterFrame } from '../../ui/use-after-frame.ts';
import { useDelayed } from '../../ui/use-delayed.ts';
import { useIsLow } from '../../ui/use-is-low.ts';
import { useIsPhone } from '../../ui/use-is-phone.ts';
import { useNow } from '../../ui/use-now.ts';
import { useTrackingEnds } from '../../widgets/vehicle/use-tracking-ends.ts';
import { useFormat } from '../../wording/use-format.ts';
import styles from './control-center-page.module.css';
import { useListed } from './filters/use-listed.ts';
import { BulkButton } from './list/bulk-button.tsx';
import { ListFooter } from './list/list-footer.tsx';
import { ListMenu } from './list/list-menu.tsx';
import { ListTools } from './list/list-tools.tsx';
import { type ListHandle, VehicleList } from './list/vehicle-list.tsx';
import { useTracked } from './live/use-tracked.ts';
import { useMapPadding } from './map/map-padding.ts';
import type { Asked } from './map/vehicle-map.tsx';
import { PanelAnnouncement } from './panel/panel-announcement.tsx';
import { VehiclePanel } from './panel/vehicle-panel.tsx';
import { useAskedList } from './use-asked-list.ts';
import { useMissingVehicle } from './use-missing-vehicle.ts';
import { useSelectedVehicle } from './use-selected-vehicle.ts';

const VehicleMap = lazyMap(() => import('./map/vehicle-map.tsx'));
/** Loaded on demand. */
const TrackedList = lazyChunk(() => import('./live/tracked-list.tsx'));

/** Sizes of the sheet on a phone, which leaves the search and the facets visible above a full list. */
const LIST_SIZES = { peek: 76, top: 120 };

/** The map with every vehicle, the list over it, and the selected vehicle beside it (core 2.1). */
export default function ControlCenterPage() {
  const { t } = useTranslation(['vehicles', 'titles']);
  const errorLines = useErrorLines();
  const format = useFormat();
  const isPhone = useIsPhone();
  const isLow = useIsLow();
  const query = useQuery(vehiclesQuery());
  const now = useNow(MINUTE);
  const watched = useRef<readonly number[]>([]);
  const [selectedId, select] = useSelectedVehicle();
  const isWaiting = useDelayed(query.isPending);
  const list = useRef<ListHandle>(null);
  const [listDetent, setListDetent] = useState<Detent>('half');
  const [asked, ask] = useState<Asked | null>(null);
  const [covered, setCovered] = useState({ list: 0, panel: 0 });

  useAskedList();
  const { vehicles, shown, counts, choices, settings, whenListed } = useListed(query.data, now, selectedId);
  const selected = useMemo(
    () => vehicles.find(({ vehicle }) => vehicle.id === selectedId) ?? null,
    [vehicles, selectedId],
  );
  // The row answers the click first. Until the frame after it, the panel shows the vehicle that it showed.
  const openedId = useAfterFrame(selectedId);
  const opened = useMemo(
    () => (selected && openedId !== selectedId ? vehicles.find(({ vehicle }) => vehicle.id === openedId) : selected),
    [vehicles, selected, selectedId, openedId],
  );
  const padding = useMapPadding(selected !== null, selected ? covered.panel : covered.list);
  useWatchedRefresh(() => (selectedId === null ? watched.current : [...watched.current, selectedId]));
  useMissingVehicle(selectedId, () => select(null));
  const tracked = useTracked(vehicles, query.data !== undefined);
  useTrackingEnds();

  // Closing the panel returns the focus to the vehicle's row, once it is rendered again.
  const left = useRef<number | null>(null);
  const close = () => {
    left.current = selectedId;
    select(null);
  };
  useEffect(() => {
    if (selectedId !== null || left.current === null) return;
    list.current?.focus(left.current);
    left.current = null;
  }, [selectedId]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || selectedId === null) return;
    if (event.target instanceof Element && event.target.closest('[role="menu"], [role="dialog"], input')) return;
    close();
  };
  const showOnMap = (vehicleId: number) => {
    select(vehicleId);
    ask({ vehicleId });
  };
  const onSearch = () => {
    if (!isPhone) return;
    select(null);
    setListDetent('full');
  };
  // In a low window the sheet covers the search, the facets and the map: makes space for the focused one.
  const onFocus = ({ target, currentTarget }: FocusEvent) => {
    // React also reports the focus of menus in portals.
    if (isPhone && isLow && currentTarget.contains(target) && !target.closest('[data-detent]')) setListDetent('peek');
  };

  const tools = (
    <ListTools
      counts={counts}
      choices={choices}
      found={{ count: shown.length, of: vehicles.length }}
      onSearch={onSearch}
      onEnterList={() => whenListed(() => list.current?.focus())}
    />
  );
  return (
    // Handles Escape bubbling from the list and the panel.
    <div
      className={styles.stage}
      data-selected={selected !== null}
      role="presentation"
      onKeyDown={onKeyDown}
      onFocus={onFocus}
    >
      <VisuallyHidden component="h1">{t('titles:map')}</VisuallyHidden>
      <LazyLocationLinks />
      <PanelAnnouncement name={selected?.vehicle.vehicle_name ?? null} />
      {query.data && (
        <VehicleMap
          vehicles={shown}
          tracked={tracked}
          selectedId={selectedId}
          asked={asked}
          onSelect={select}
          padding={padding}
        />
      )}
      {isPhone && tools}
      <Sheet
        as="section"
        label={t('list')}
        className={styles.list ?? ''}
        detent={listDetent}
        onDetent={setListDetent}
        sizes={LIST_SIZES}
        onCover={(pixels) => setCovered((covered) => ({ ...covered, list: pixels }))}
        isBehind={isPhone && selected !== null}
        header={
          isPhone ? (
            <div className={styles.head}>
              <p className={styles.title}>
                {query.data && t('count', { count: shown.length, number: format.number(shown.length) })}
              </p>
              {query.data && (
                <span className={styles.actions}>
                  <BulkButton />
                  <ListMenu />
                </span>
              )}
            </div>
          ) : (
            tools
          )
        }
      >
        <Suspense fallback={null}>
          {tracked.length > 0 && <TrackedList tracked={tracked} selectedId={selectedId} onSelect={showOnMap} />}
        </Suspense>
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
              ref={list}
              vehicles={shown}
              isFiltered={shown.length < vehicles.length}
              inSections={settings.inSections && settings.text.trim() === ''}
              selectedId={selectedId}
              now={now}
              // On a phone the sheet leaves little of the map: goes to the vehicle.
              onSelect={isPhone ? showOnMap : select}
              onShow={showOnMap}
              onWatch={(vehicleIds) => {
                watched.current = vehicleIds;
              }}
            />
          )}
        </div>
        {query.data && <ListFooter updatedAt={query.dataUpdatedAt} hasFailed={query.isRefetchError} />}
      </Sheet>
      {opened && (
        <VehiclePanel
          listed={opened}
          onClose={close}
          onShow={() => showOnMap(opened.vehicle.id)}
          onCover={(pixels) => setCovered((covered) => ({ ...covered, panel: pixels }))}
        />
      )}
    </div>
  );
}
