import { useEffect, useState } from 'react';
import { SECOND } from '../../../rules/time/duration.ts';
import { atMostEvery } from '../../../ui/map/at-most-every.ts';
import { areSame, type Marker } from './marker.ts';

/** The latest markers, updated at most once per second and only if the map would change. */
export function usePacedMarkers(markers: readonly Marker[]): readonly Marker[] {
  const [shown, setShown] = useState(markers);
  const [show] = useState(() =>
    atMostEvery<readonly Marker[]>(SECOND, (next) => setShown((known) => (areSame(known, next) ? known : next))),
  );
  useEffect(() => show(markers), [show, markers]);
  useEffect(() => () => show.cancel(), [show]);
  return shown;
}
