import 'uplot/dist/uPlot.min.css';
import { useComputedColorScheme } from '@mantine/core';
import { useEffect, useEffectEvent, useRef } from 'react';
import uPlot from 'uplot';
import { runInTasks } from '../../lib/next-task.ts';
import { speed, type Units, unitsOf } from '../../rules/locale/units.ts';
import { SECOND } from '../../rules/time/duration.ts';
import { timelineOf } from '../../rules/trips/timeline.ts';
import type { DrivenTrip } from '../../rules/trips/trip.ts';
import { useUser } from '../../state/session.ts';
import { useFormat } from '../../wording/use-format.ts';
import type { Player } from './player.ts';
import styles from './speed-graph.module.css';
import { cssColor } from './trip-colors.ts';

type Props = { trip: DrivenTrip; player: Player };

const HEIGHT = 96;
/** Width of the speeds at the left. The slider below leaves it free, too. */
const AXIS = 40;
/** Seconds between times below the graph: whole minutes. */
const INTERVALS = [60, 120, 300, 600, 900, 1_800, 3_600, 7_200];

/** Speed along the playback. Decorative for assistive technology: the slider below states the same in words. */
export default function SpeedGraph({ trip, player }: Props) {
  const host = useRef<HTMLDivElement>(null);
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  const units = unitsOf(useUser().unit);
  const format = useFormat();
  const time = useEffectEvent((at: number) => format.time(at));
  const remove = useRef<(() => void) | null>(null);
  useEffect(() => {
    const element = host.current;
    if (!element) return;
    let data: Data;
    // The earlier graph stays until the next one is ready, so that nothing blinks.
    return runInTasks(
      () => {
        data = dataOf(trip, units);
      },
      () => {
        remove.current?.();
        remove.current = draw(element, data, { trip, player, time });
      },
    );
    // Draws again for the colors of another scheme.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [trip, player, units, scheme]);
  useEffect(
    () => () => {
      remove.current?.();
      remove.current = null;
    },
    [],
  );
  return <div ref={host} className={styles.graph} aria-hidden />;
}

/** Seconds of the playback, and the speed at each of them. `null` breaks the line. */
type Data = [seconds: number[], speeds: (number | null)[]];

function dataOf(trip: DrivenTrip, units: Units): Data {
  const timeline = timelineOf(trip.points);
  const seconds: number[] = [];
  const speeds: (number | null)[] = [];
  let before = trip.points[0]?.at ?? 0;
  for (const { at, speed: mph } of trip.points) {
    const gap = timeline.gaps.find(({ from, to }) => from === before && to === at);
    if (gap) {
      seconds.push(gap.played / SECOND + 1);
      speeds.push(null);
    }
    seconds.push(timeline.playedAt(at) / SECOND);
    speeds.push(speed(mph, units).value);
    before = at;
  }
  return [seconds, speeds];
}

type Options = Props & { time: (at: number) => string };

/** Draws the graph. Returns how to remove it. */
function draw(element: HTMLElement, data: Data, { trip, player, time }: Options): () => void {
  const timeline = timelineOf(trip.points);
  const font = `11px ${getComputedStyle(element).fontFamily}`;
  const axis = { stroke: cssColor('--wm-text-2'), font, ticks: { show: false } };
  const plot = new uPlot(
    {
      width: element.clientWidth,
      height: HEIGHT,
      legend: { show: false },
      cursor: { show: false },
      padding: [8, 4, 0, 0],
      scales: { x: { time: false }, y: { range: (_plot, _low, high) => [0, Math.max(10, high * 1.1)] } },
      axes: [
        {
          ...axis,
          size: 20,
          grid: { show: false },
          space: 90,
          incrs: INTERVALS,
          values: (_plot, splits) => splits.map((split) => time(timeline.realAt(split * SECOND))),
        },
        { ...axis, size: AXIS, space: 28, grid: { stroke: cssColor('--wm-chart-grid'), width: 1 } },
      ],
      series: [
        {},
        { stroke: cssColor('--wm-accent'), fill: cssColor('--wm-accent-soft'), width: 2, points: { show: false } },
      ],
      hooks: {
        drawClear: [
          (plot) =>
            shadeGaps(
              plot,
              timeline.gaps.map(({ played }) => played / SECOND),
            ),
        ],
      },
    },
    data,
    element,
  );
  const cursor = document.createElement('div');
  cursor.className = styles.cursor ?? '';
  plot.over.append(cursor);
  const move = () => {
    cursor.style.translate = `${plot.valToPos(player.state().played / SECOND, 'x')}px`;
  };
  plot.hooks.setSize = [move];
  move();
  const seek = (event: PointerEvent) => {
    if (event.type === 'pointermove' && event.buttons === 0) return;
    const { left } = plot.over.getBoundingClientRect();
    player.seek(plot.posToVal(event.clientX - left, 'x') * SECOND);
  };
  plot.over.addEventListener('pointerdown', seek);
  plot.over.addEventListener('pointermove', seek);
  const unsubscribe = player.subscribe(move);
  const observer = new ResizeObserver(() => plot.setSize({ width: element.clientWidth, height: HEIGHT }));
  observer.observe(element);
  return () => {
    observer.disconnect();
    unsubscribe();
    plot.destroy();
  };
}

/** Shades gaps, which all take ten seconds of the playback. */
function shadeGaps(plot: uPlot, gaps: readonly number[]): void {
  const { ctx, bbox } = plot;
  ctx.save();
  ctx.fillStyle = cssColor('--wm-subtle');
  for (const start of gaps) {
    const left = plot.valToPos(start, 'x', true);
    ctx.fillRect(left, bbox.top, plot.valToPos(start + 10, 'x', true) - left, bbox.height);
  }
  ctx.restore();
}
