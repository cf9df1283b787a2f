import { Button, Select, VisuallyHidden } from '@mantine/core';
import {
  IconChevronLeft,
  IconChevronRight,
  IconCurrentLocation,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconSelector,
  IconX,
} from '@tabler/icons-react';
import { type KeyboardEvent, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { unitsOf } from '../../rules/locale/units.ts';
import { SECOND } from '../../rules/time/duration.ts';
import { BANDS } from '../../rules/trips/speed-bands.ts';
import { limitAt, type SpeedLimit } from '../../rules/trips/speed-limits.ts';
import { placeAt, timelineOf } from '../../rules/trips/timeline.ts';
import type { DrivenTrip } from '../../rules/trips/trip.ts';
import { useUser } from '../../state/session.ts';
import { lazyChunk } from '../../ui/lazy-chunk.tsx';
import slider from '../../ui/range/line-slider.module.css';
import { useFormat } from '../../wording/use-format.ts';
import { GraphEvents } from './graph-events.tsx';
import { type Player, RATES } from './player.ts';
import { bandVariables } from './trip-colors.ts';
import { TripEvents } from './trip-events-list.tsx';
import styles from './trip-player.module.css';
import { usePlayerState } from './use-trip-player.ts';

const SpeedGraph = lazyChunk(
  () => import('./speed-graph.tsx'),
  () => null,
);

type Props = MomentProps & {
  isFollowing: boolean;
  onFollow: (isFollowing: boolean) => void;
  /** `null`: there is none. */
  onEarlier: (() => void) | null;
  onLater: (() => void) | null;
  onClose: () => void;
};

/** Playback of the selected trip: controls, speed graph, slider, events. */
export function TripPlayer({ trip, player, limits, isFollowing, onFollow, onEarlier, onLater, onClose }: Props) {
  const { t } = useTranslation('trips');
  const format = useFormat();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const step = { p: onEarlier, n: onLater }[event.key.toLowerCase()];
    if (step) step();
  };
  return (
    // Handles the keys of the controls inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section className={styles.player} aria-label={t('player.label')} onKeyDown={onKeyDown}>
      <VisuallyHidden component="output">
        {t('player.trip', { start: format.dateTime(trip.start), end: trip.endAddress ?? t('noAddress') })}
      </VisuallyHidden>
      <div className={styles.head}>
        <PlayButton player={player} />
        <Moment trip={trip} player={player} limits={limits} />
        <Legend />
        <div className={styles.tools}>
          <RateSelect player={player} />
          <Button
            variant={isFollowing ? 'light' : 'default'}
            aria-pressed={isFollowing}
            leftSection={<IconCurrentLocation size={16} aria-hidden />}
            onClick={() => onFollow(!isFollowing)}
          >
            {t('player.follow')}
          </Button>
          <IconButton label={t('player.earlier')} keys="P" icon={IconChevronLeft} onPress={onEarlier} />
          <IconButton label={t('player.later')} keys="N" icon={IconChevronRight} onPress={onLater} />
          <IconButton label={t('player.close')} icon={IconX} onPress={onClose} />
        </div>
      </div>
      <GraphEvents trip={trip} />
      <div className={styles.graph}>
        <Suspense fallback={null}>
          <SpeedGraph trip={trip} player={player} limits={limits} />
        </Suspense>
        <Scrubber trip={trip} player={player} limits={limits} />
      </div>
      <TripEvents trip={trip} player={player} limits={limits} />
    </section>
  );
}

function PlayButton({ player }: { player: Player }) {
  const { t } = useTranslation('trips');
  const isPlaying = usePlayerState(player, (state) => state.isPlaying);
  const Icon = isPlaying ? IconPlayerPauseFilled : IconPlayerPlayFilled;
  return (
    <button
      type="button"
      className={styles.play}
      aria-label={t(isPlaying ? 'player.pause' : 'player.play')}
      onClick={() => (isPlaying ? player.pause() : player.play())}
    >
      <Icon size={20} aria-hidden />
    </button>
  );
}

function RateSelect({ player }: { player: Player }) {
  const { t } = useTranslation('trips');
  const rate = usePlayerState(player, (state) => state.rate);
  return (
    <Select
      className={styles.rate}
      aria-label={t('player.rate')}
      data={RATES.map((rate) => ({ value: String(rate), label: `${rate}×` }))}
      value={String(rate)}
      rightSection={<IconSelector size={16} aria-hidden />}
      onChange={(value) => player.setRate(RATES.find((rate) => String(rate) === value) ?? 1)}
      allowDeselect={false}
    />
  );
}

export type MomentProps = { trip: DrivenTrip; player: Player; limits: readonly SpeedLimit[] };

/** The moment in words: time, speed, limit that is exceeded, and distance, or the gap. */
function useMomentTexts({ trip, player, limits }: MomentProps): { time: string; place: string } {
  const { t } = useTranslation(['trips', 'activity']);
  const format = useFormat();
  const at = usePlayerState(player, (state) => state.at);
  const gap = timelineOf(trip.points).gapAt(at);
  const { speed, miles } = placeAt(trip.points, at);
  const time = format.clock(at);
  if (gap) return { time, place: t('player.gap', { duration: format.duration((gap.to - gap.from) / SECOND) }) };
  const limit = limitAt(limits, at, speed);
  const speeds = [
    format.speed(speed),
    ...(limit === null ? [] : [t('activity:limit', { speed: format.speed(limit) })]),
  ];
  return {
    time,
    place: t('player.place', {
      speed: speeds.join(' · '),
      distance: format.distance(miles, 1),
      total: format.distance(trip.miles, 1),
    }),
  };
}

function Moment(props: MomentProps) {
  const { time, place } = useMomentTexts(props);
  return (
    <p className={styles.moment}>
      <b>{time}</b>
      <small>{place}</small>
    </p>
  );
}

function Scrubber(props: MomentProps) {
  const { trip, player } = props;
  const { t } = useTranslation('trips');
  const { time, place } = useMomentTexts(props);
  const played = usePlayerState(player, (state) => state.played);
  return (
    <input
      type="range"
      className={`${slider.slider} ${styles.scrubber}`}
      aria-label={t('player.slider')}
      aria-valuetext={`${time}, ${place}`}
      min={0}
      max={Math.max(1, Math.ceil(timelineOf(trip.points).length / SECOND))}
      step={1}
      value={Math.round(played / SECOND)}
      onChange={(event) => player.seek(Number(event.currentTarget.value) * SECOND)}
    />
  );
}

/** Speeds of the colors on the map and in the graph. */
function Legend() {
  const { t } = useTranslation('trips');
  const format = useFormat();
  const units = unitsOf(useUser().unit);
  return (
    <p className={styles.legend}>
      {t('legend', { unit: format.speedUnit() })}
      {BANDS[units].map((lowest, band) => (
        <span key={lowest}>
          <i style={{ background: `var(${bandVariables[band]})` }} />
          {band === BANDS[units].length - 1 ? `${lowest}+` : lowest}
        </span>
      ))}
    </p>
  );
}

type IconButtonProps = { label: string; keys?: string; icon: typeof IconX; onPress: (() => void) | null };

function IconButton({ label, keys, icon: Icon, onPress }: IconButtonProps) {
  return (
    <button
      type="button"
      className={styles.icon}
      aria-label={label}
      aria-keyshortcuts={keys}
      title={keys ? `${label} (${keys})` : label}
      aria-disabled={onPress === null}
      onClick={() => onPress?.()}
    >
      <Icon size={18} aria-hidden />
    </button>
  );
}
