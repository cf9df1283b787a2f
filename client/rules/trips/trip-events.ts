import type { AlertType, GeofenceCrossing } from '../../api/model.ts';
import { knownKind } from '../commands/actions.ts';
import { once } from './once.ts';
import type { DrivenTrip, TripPoint } from './trip.ts';

/** What happened in a trip: `speed`, `curfew`, `geofence`, `idle`, `codes`, a kind of event, or a type of alert, which is open. */
export type Happening = AlertType;

/** Points at the same coordinates. The highest rank decides what the map shows there. */
export type TripEvent = {
  rank: number;
  longitude: number;
  latitude: number;
  /** Of the first point there, in milliseconds since 1970. */
  at: number;
  points: readonly TripPoint[];
};

/** Something that lasted over points that follow each other, or one crossing of a geofence. `codes`: trouble codes. */
export type Episode = {
  kind: Happening;
  from: number;
  to: number;
  codes: readonly string[];
  crossing: GeofenceCrossing | null;
};

const hasCodes = ({ log }: TripPoint) => (log.dtc_codes?.length ?? 0) > 0;
const isViolation = ({ log }: TripPoint) =>
  Boolean(log.is_speed_violation || log.is_curfew_violation || log.is_geofence_violation || log.is_idle_violation);

/** Ranks of the first and the last point of a trip. */
export const FIRST_RANK = 6;
export const LAST_RANK = 5;

/** Rank of a point: first 6, last 5, with trouble codes 4, violation 3, otherwise 1 (commerce 9). */
export function rankOf(points: readonly TripPoint[], index: number): number {
  const point = points[index];
  if (!point) return 1;
  if (index === 0) return FIRST_RANK;
  if (index === points.length - 1) return LAST_RANK;
  if (hasCodes(point)) return 4;
  return isViolation(point) ? 3 : 1;
}

/** Events of a trip, the highest rank last, so that it is drawn on top. Those at the same coordinates are merged (commerce 9). */
export const tripEvents = once(mergedEvents);

function mergedEvents({ points }: DrivenTrip): readonly TripEvent[] {
  const byPlace = new Map<string, { rank: number; points: TripPoint[] }>();
  for (const [index, point] of points.entries()) {
    const place = `${point.longitude} ${point.latitude}`;
    const rank = rankOf(points, index);
    const known = byPlace.get(place);
    if (known) {
      known.rank = Math.max(known.rank, rank);
      known.points.push(point);
    } else byPlace.set(place, { rank, points: [point] });
  }
  return [...byPlace.values()]
    .flatMap(({ rank, points }) => {
      const [first] = points;
      return first ? [{ rank, points, at: first.at, longitude: first.longitude, latitude: first.latitude }] : [];
    })
    .sort((a, b) => a.rank - b.rank);
}

/** Alerts that a violation or trouble codes of the same point state already, and the one of every trip. */
const STATED: Readonly<Record<string, Happening | null>> = {
  speed_limit: 'speed',
  curfew: 'curfew',
  geofences: 'geofence',
  engine_idle: 'idle',
  dtc: 'codes',
  ignition: null,
};

function happeningsOf(point: TripPoint): Set<Happening> {
  const { log } = point;
  const kinds = new Set<Happening>();
  if (log.is_speed_violation) kinds.add('speed');
  if (log.is_curfew_violation) kinds.add('curfew');
  if (log.is_geofence_violation) kinds.add('geofence');
  if (log.is_idle_violation) kinds.add('idle');
  if (hasCodes(point)) kinds.add('codes');
  for (const alert of log.alerts ?? []) {
    const stated = STATED[alert];
    if (stated === null) continue;
    const own = log.alert_kinds?.flatMap((kind) => knownKind(alert, kind) ?? []) ?? [];
    for (const kind of own.length > 0 ? own : [stated ?? alert]) kinds.add(kind);
  }
  return kinds;
}

/** Episodes of a trip in order of time: the same happening at points that follow each other is one. */
export const episodesOf = once(foundEpisodes);

function foundEpisodes({ points }: DrivenTrip): readonly Episode[] {
  const episodes: Episode[] = [];
  let open = new Map<Happening, Episode>();
  for (const point of points) {
    const next = new Map<Happening, Episode>();
    const { at, log } = point;
    const happening = { from: at, to: at, codes: log.dtc_codes ?? [], crossing: null };
    for (const crossing of log.crossings ?? []) episodes.push({ ...happening, kind: 'geofence', crossing });
    for (const kind of happeningsOf(point)) {
      if (kind === 'geofence' && log.crossings?.length) continue;
      const known = open.get(kind);
      const episode = known ?? { ...happening, kind };
      episode.to = at;
      if (!known) episodes.push(episode);
      next.set(kind, episode);
    }
    open = next;
  }
  return episodes;
}

/** Episodes that began at the same coordinates, with the moment of the first. */
export type EventMark = { at: number; longitude: number; latitude: number; episodes: readonly Episode[] };

/** Where episodes of a trip began, by rank as `tripEvents`: the highest is drawn on top (commerce 9). */
export const eventMarks = once(foundMarks);

function foundMarks(trip: DrivenTrip): readonly EventMark[] {
  const begun = Map.groupBy(episodesOf(trip), ({ from }) => from);
  return tripEvents(trip).flatMap(({ points, longitude, latitude }) => {
    const episodes = points.flatMap(({ at }) => begun.get(at) ?? []);
    const [first] = episodes;
    return first ? [{ at: first.from, longitude, latitude, episodes }] : [];
  });
}
