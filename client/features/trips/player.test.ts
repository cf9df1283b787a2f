import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { timelineOf } from '../../rules/trips/timeline.ts';
import { aLog, aTrip } from '../../rules/trips/trip.fixture.ts';
import { createPlayer } from './player.ts';

let frames: ((time: number) => void)[];
beforeEach(() => {
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (frame: (time: number) => void) => frames.push(frame));
  vi.stubGlobal('cancelAnimationFrame', () => {
    frames = [];
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const frameAt = (time: number) => {
  for (const frame of frames.splice(0)) frame(time);
};
const trip = aTrip([aLog(0), aLog(30), aLog(60)]);

test('[commerce 2] plays real time by the chosen factor and stops at the end', () => {
  const player = createPlayer(timelineOf(trip.points));
  player.setRate(50);
  player.play();
  for (const time of [1_000, 1_100, 1_200]) frameAt(time);
  expect(player.state()).toMatchObject({ played: 10_000, at: trip.start + 10_000, isPlaying: true });
  for (const time of [2_200, 3_200]) frameAt(time);
  expect(player.state()).toMatchObject({ played: 60_000, at: trip.end, isPlaying: false });
  expect(frames).toEqual([]);
  player.play();
  expect(player.state()).toMatchObject({ played: 0, isPlaying: true });
});

test('[commerce 2] renders texts a few times a second while the map moves with each frame', () => {
  const player = createPlayer(timelineOf(trip.points));
  let moves = 0;
  let texts = 0;
  player.subscribe(() => moves++);
  player.subscribeSlowly(() => texts++);
  player.play();
  for (let time = 1_000; time <= 2_000; time += 20) frameAt(time);
  expect(moves).toBeGreaterThan(50);
  expect(texts).toBe(4);
});

test('[commerce 2] a trip that grows goes on at the same moment', () => {
  const player = createPlayer(timelineOf(trip.points));
  player.show(trip.start + 45_000);
  player.setTimeline(timelineOf(aTrip([aLog(0), aLog(30), aLog(60), aLog(90)]).points));
  expect(player.state().at).toBe(trip.start + 45_000);
  player.seek(90_000);
  expect(player.state().at).toBe(trip.start + 90_000);
});

test('[core 9] with reduced motion moves a few times a second', () => {
  const player = createPlayer(timelineOf(trip.points), { isReduced: true });
  let moves = 0;
  player.play();
  player.subscribe(() => moves++);
  for (let time = 1_000; time <= 2_000; time += 20) frameAt(time);
  expect(moves).toBe(3);
  expect(player.state().played).toBeGreaterThan(7_000);
});
