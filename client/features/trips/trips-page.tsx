import { VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FocusEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { vehiclesQuery } from '../../data/vehicles/queries.ts';
import { byName } from '../../rules/groups/groups.ts';
import { type DrivenTrip, tripAt } from '../../rules/trips/trip.ts';
import { lazyMap } from '../../ui/map/lazy-map.tsx';
import type { Detent } from '../../ui/sheet/detents.ts';
import { Sheet } from '../../ui/sheet/sheet.tsx';
import { useIsLow } from '../../ui/use-is-low.ts';
import { useIsPhone } from '../../ui/use-is-phone.ts';
import { TripContent } from './trip-content.tsx';
import { TripExport } from './trip-export.tsx';
import { TripPlayer } from './trip-player.tsx';
import { type Changed, TripTools } from './trip-tools.tsx';
import styles from './trips-page.module.css';
import { TripsRibbon } from './trips-ribbon.tsx';
import { useSpeedLimits } from './use-speed-limits.ts';
import { useTripPlayer } from './use-trip-player.ts';
import { useTripView } from './use-trip-view.ts';
import { useTrips } from './use-trips.ts';

const TripMap = lazyMap(() => import('./trip-map.tsx'));

/** Pixels that the list covers with its margins. */
const LIST = 376;
/** Pixels beside a panel. */
const MARGIN = 16;
const NO_TRIPS: readonly DrivenTrip[] = [];

/** Trips of a vehicle as list and map, with playback of the selected one (commerce 2). The whole view is in the address. */
export default function TripsPage() {
  const { t } = useTranslation(['trips', 'titles']);
  const isPhone = useIsPhone();
  const isLow = useIsLow();
  const { view, latest, change } = useTripView();
  const vehicles = useQuery(vehiclesQuery());
  const [detent, setDetent] = useState<Detent>('half');
  const [covered, setCovered] = useState(0);
  const [isFollowing, follow] = useState(true);

  const vehicle = useMemo(() => {
    const all = vehicles.data ?? [];
    if (view.vehicleId !== null) return all.find(({ id }) => id === view.vehicleId) ?? null;
    const offered = all.filter(({ pricing_plan }) => pricing_plan.trip_reporting);
    return offered.sort((a, b) => byName(a.vehicle_name, b.vehicle_name))[0] ?? null;
  }, [vehicles.data, view.vehicleId]);
  const query = useTrips(vehicle, view);
  const trips = query.data?.trips ?? NO_TRIPS;
  const trip = tripAt(trips, view.at);
  const player = useTripPlayer(trip, view.at, (at) => {
    // Another trip may be selected by now.
    const isSelected = trip !== null && tripAt(trips, latest().at) === trip;
    if (isSelected) change(() => ({ at }));
    return isSelected;
  });

  const shownId = vehicle?.id ?? null;
  const limits = useSpeedLimits(shownId, trip);
  const changeOf = (changed: Changed) =>
    change((before) => ({
      vehicleId: before.vehicleId ?? shownId,
      ...(typeof changed === 'function' ? changed(before) : changed),
    }));
  const select = (selected: DrivenTrip | null) => changeOf({ at: selected && selected.start });
  /** Selects the trip before or after the selected one, which may not be rendered yet. */
  const step = (by: -1 | 1) => {
    if (!trip || !trips[trips.indexOf(trip) + by]) return null;
    return () => {
      const selected = tripAt(trips, latest().at);
      const next = selected && trips[trips.indexOf(selected) + by];
      if (next) select(next);
    };
  };
  const panel = trip && player && (
    <TripPlayer
      trip={trip}
      player={player}
      limits={limits}
      isFollowing={isFollowing}
      onFollow={follow}
      onEarlier={step(1)}
      onLater={step(-1)}
      onClose={() => select(null)}
    />
  );
  const hasPanel = panel !== null;
  const [place, playerHeight] = useHeight(hasPanel && !isPhone);
  const content = useRef<HTMLDivElement>(null);
  // On a phone the playback is above the list, which may be scrolled.
  useEffect(() => {
    if (isPhone && hasPanel) content.current?.scrollTo({ top: 0 });
  }, [isPhone, hasPanel]);
  const padding = useMemo(
    () =>
      isPhone
        ? { left: 0, right: 0, top: 0, bottom: covered }
        : { left: LIST, right: 0, top: 0, bottom: playerHeight === 0 ? 0 : playerHeight + 2 * MARGIN },
    [isPhone, covered, playerHeight],
  );
  // In a low window the sheet covers the map: makes space for it when it has the focus.
  const onFocus = ({ target, currentTarget }: FocusEvent) => {
    if (isPhone && isLow && currentTarget.contains(target) && !target.closest('[data-detent]')) setDetent('peek');
  };
  return (
    <div className={styles.stage} role="presentation" onFocus={onFocus}>
      <VisuallyHidden component="h1">{t('titles:trips')}</VisuallyHidden>
      <div className={styles.map}>
        <TripMap
          trips={trips}
          trip={trip}
          player={player}
          limits={limits}
          isFollowing={isFollowing}
          onFollow={follow}
          padding={padding}
          onSelect={select}
        />
      </div>
      <Sheet
        as="section"
        label={t('list')}
        className={styles.panel ?? ''}
        detent={detent}
        onDetent={setDetent}
        onCover={setCovered}
        header={null}
      >
        <div ref={content} className={styles.content}>
          {isPhone && panel}
          {vehicles.data && vehicles.data.length > 0 && (
            <div className={styles.tools}>
              <TripTools
                key={view.vehicleId}
                view={view}
                vehicles={vehicles.data}
                vehicleId={vehicle?.id ?? null}
                onChange={changeOf}
              >
                {vehicle && query.data && trips.length > 0 && (
                  <TripExport
                    name={vehicle.vehicle_name}
                    view={view}
                    content={query.data}
                    isStale={query.isRefetchError}
                  />
                )}
              </TripTools>
            </div>
          )}
          {vehicle && query.data && trips.length > 0 && (
            <TripsRibbon
              key={vehicle.id}
              vehicle={vehicle}
              view={view}
              trips={trips}
              trip={trip}
              player={player}
              selected={() => tripAt(trips, latest().at)}
              onSelect={(at) => changeOf({ at })}
            />
          )}
          <TripContent
            vehicles={vehicles}
            vehicle={vehicle}
            view={view}
            query={query}
            selectedKey={trip?.key ?? null}
            onSelect={select}
            onSort={(sort) => changeOf({ sort })}
          />
        </div>
      </Sheet>
      {!isPhone && panel && (
        <div ref={place} className={styles.player}>
          {panel}
        </div>
      )}
    </div>
  );
}

/** Height of an element in pixels, known before the first paint. 0 while it is not shown. */
function useHeight(isShown: boolean) {
  const place = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(0);
  useLayoutEffect(() => {
    const element = place.current;
    if (!isShown || !element) return;
    const measure = () => setHeight(element.offsetHeight);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
      setHeight(0);
    };
  }, [isShown]);
  return [place, height] as const;
}
