import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { timelineOf } from '../../rules/trips/timeline.ts';
import type { DrivenTrip } from '../../rules/trips/trip.ts';
import { createPlayer, type Player, type PlayerState } from './player.ts';

/** A moment goes into the address when it has not changed for this many milliseconds. */
const SETTLED = 400;

type Held = { key: string; player: Player };

/**
 * The playback of the selected trip, at the moment of the address. `onSettle` receives the moment at which it rests, and returns
 * whether the address takes it.
 */
export function useTripPlayer(trip: DrivenTrip | null, at: number | null, onSettle: (at: number) => boolean) {
  const [held, hold] = useState<Held | null>(null);
  if (trip?.key !== held?.key) hold(trip && { key: trip.key, player: playerOf(trip, at) });
  const player = held?.player ?? null;
  /** Moments that came from the player. It may be further on by the time the address has them. */
  const own = useRef<readonly number[]>([]);
  const settle = useEffectEvent((moment: number) => {
    if (moment !== at && onSettle(moment)) own.current = [...own.current, moment];
  });

  useEffect(() => {
    if (trip) player?.setTimeline(timelineOf(trip.points));
  }, [player, trip]);
  useEffect(() => {
    const index = at === null ? -1 : own.current.indexOf(at);
    own.current = index < 0 ? [] : own.current.slice(index + 1);
    if (at !== null && index < 0) player?.show(at);
  }, [player, at]);
  useEffect(() => {
    if (!player) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = player.subscribeSlowly(() => {
      clearTimeout(timer);
      const state = player.slowState();
      if (!state.isPlaying) timer = setTimeout(() => settle(Math.round(state.at)), SETTLED);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
      player.pause();
    };
  }, [player]);
  return player;
}

/** A playback that begins at the moment, so that nothing shows the start of the trip first. */
function playerOf({ points }: DrivenTrip, at: number | null): Player {
  const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const player = createPlayer(timelineOf(points), { isReduced });
  if (at !== null) player.show(at);
  return player;
}

/** A part of a player's state for texts and controls. Renders when it changes. */
export const usePlayerState = <Part>(player: Player, part: (state: PlayerState) => Part): Part =>
  useSyncExternalStore(player.subscribeSlowly, () => part(player.slowState()));
