import { useEffect, useMemo } from 'react';
import { follow, unfollow, useFollowedIds } from '../../../data/commands/live-tracking.ts';
import { liveInterval } from '../../../rules/commands/live-tracking-gate.ts';
import { byName } from '../../../rules/groups/groups.ts';
import { positionGate } from '../../../rules/vehicle/position.ts';
import { recordFixes } from '../../../state/live-trails.ts';
import type { ListedVehicle } from '../list/list-rows.ts';

/**
 * The tracked trackers by name. Follows those whose device says that live tracking is on, no matter who switched it on, and keeps their
 * trails. `isLoaded`: `vehicles` is the fleet.
 */
export function useTracked(vehicles: readonly ListedVehicle[], isLoaded: boolean): readonly ListedVehicle[] {
  const followed = useFollowedIds();
  const live = useMemo(() => vehicles.filter(({ vehicle }) => vehicle.live_tracking_active), [vehicles]);
  useEffect(() => {
    if (!isLoaded) return;
    for (const id of followed) if (!live.some(({ vehicle }) => vehicle.id === id)) unfollow(id);
    for (const { vehicle } of live) follow(vehicle);
  }, [isLoaded, live, followed]);
  const tracked = useMemo(
    () =>
      live
        .filter(({ vehicle }) => followed.includes(vehicle.id))
        .sort((a, b) => byName(a.vehicle.vehicle_name, b.vehicle.vehicle_name)),
    [live, followed],
  );
  useEffect(() => {
    if (isLoaded) recordFixes(tracked.flatMap(fixOf));
  }, [isLoaded, tracked]);
  return tracked;
}

function fixOf({ vehicle }: ListedVehicle) {
  const gate = positionGate(vehicle);
  if (!gate.allowed) return [];
  const { timestamp, ...place } = gate.position;
  return [{ id: vehicle.id, every: liveInterval(vehicle), fix: { at: Date.parse(timestamp), ...place } }];
}
