import { useTranslation } from 'react-i18next';
import { episodesOf } from '../../rules/trips/trip-events.ts';
import { HappeningDisc } from '../../widgets/activity/happening-disc.tsx';
import { useHappeningName } from '../../widgets/activity/use-happening-name.ts';
import { useFormat } from '../../wording/use-format.ts';
import styles from './trip-player.module.css';
import type { MomentProps } from './trip-player.tsx';

/** Events of a trip with their times. Each goes to its moment. */
export function TripEvents({ trip, player, limits }: MomentProps) {
  const { t } = useTranslation(['trips', 'activity']);
  const format = useFormat();
  const name = useHappeningName();
  const episodes = episodesOf(trip);
  if (episodes.length === 0) return null;
  return (
    <ul className={styles.episodes} aria-label={t('events.label')}>
      {episodes.map((episode) => {
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
    </ul>
  );
}
