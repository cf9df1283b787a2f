import { useTranslation } from 'react-i18next';
import type { TripPoint } from '../../rules/trips/trip.ts';
import { episodesOf } from '../../rules/trips/trip-events.ts';
import { HappeningDisc } from '../../widgets/activity/happening-disc.tsx';
import { useHappeningName } from '../../widgets/activity/use-happening-name.ts';
import { DirectionsLink } from '../../widgets/map/directions-link.tsx';
import { useFormat } from '../../wording/use-format.ts';
import styles from './trip-player.module.css';
import type { MomentProps } from './trip-player.tsx';

/** Where a trip begins and ends, and its events between, with their times. Each goes to its moment. */
export function TripEvents({ trip, player, limits }: MomentProps) {
  const { t } = useTranslation(['trips', 'activity']);
  const format = useFormat();
  const name = useHappeningName();
  return (
    <ul className={styles.episodes} aria-label={t('events.label')}>
      <Stop point={trip.points[0]} address={trip.startAddress} player={player} />
      {episodesOf(trip).map((episode) => {
        const exceeded =
          episode.kind === 'speed'
            ? limits.find(({ from, to }) => from <= episode.to && episode.from <= to)
            : undefined;
        return (
          <li key={`${episode.kind} ${episode.crossing?.geofence} ${episode.from}`}>
            <button type="button" onClick={() => player.show(episode.from)}>
              <HappeningDisc episodes={[episode]} />
              <span>
                {format.clock(episode.from)} · {name(episode)}
                {exceeded && ` · ${t('activity:limit', { speed: format.speed(exceeded.limit) })}`}
              </span>
            </button>
          </li>
        );
      })}
      {trip.isOver && <Stop point={trip.points.at(-1)} address={trip.endAddress} player={player} isEnd />}
    </ul>
  );
}

type StopProps = Pick<MomentProps, 'player'> & {
  point: TripPoint | undefined;
  address: string | null;
  isEnd?: boolean;
};

/** First or last place of a trip, with directions to it. Nothing without its address. */
function Stop({ point, address, player, isEnd = false }: StopProps) {
  const format = useFormat();
  if (!point || !address) return null;
  return (
    <li>
      <button type="button" onClick={() => player.show(point.at)}>
        <i className={styles.stop} data-end={isEnd} />
        <span>
          {format.clock(point.at)} · {address}
        </span>
      </button>
      <DirectionsLink to={point} place={address} isSmall />
    </li>
  );
}
