import 'uplot/dist/uPlot.min.css';
import { useComputedColorScheme } from '@mantine/core';
import { useEffect, useEffectEvent, useRef } from 'react';
import uPlot from 'uplot';
import { runInTasks } from '../../lib/next-task.ts';
import { speed, type Units, unitsOf } from '../../rules/locale/units.ts';
import { SECOND } from '../../rules/time/duration.ts';
import { bandRuns } from '../../rules/trips/speed-bands.ts';
import type { SpeedLimit } from '../../rules/trips/speed-limits.ts';
import { type TimeMark, timeMarks } from '../../rules/trips/time-marks.ts';
import { timelineOf } from '../../rules/trips/timeline.ts';
import type { DrivenTrip } from '../../rules/trips/trip.ts';
import { useUser } from '../../state/session.ts';
import { useFormat } from '../../wording/use-format.ts';
import { drawLimits, drawRuns, type GraphLimit, type GraphRun, shadeGaps } from './graph-drawing.ts';
import type { Player } from './player.ts';
import styles from './speed-graph.module.css';
import { bandColors, cssColor } from './trip-colors.ts';

type Props = { trip: DrivenTrip; player: Player; limits: readonly SpeedLimit[] };

const HEIGHT = 104;
/** Width of the speeds at the left, and the space at the right. The slider and the icons leave them free, too. */
const AXIS = 40;
const RIGHT = 8;
/** Height of the times below the plot. */
const TIMES = 28;
/** Pixels that a time takes. */
const TIME_WIDTH = 90;

/** Speed along the playback. Decorative for assistive technology: the slider below states the same in words. */
export default function SpeedGraph({ trip, player, limits }: Props) {
  const host = useRef<HTMLDivElement>(null);
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  const { unit, timezone } = useUser();
  const units = unitsOf(unit);
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
        data = dataOf(trip, units, limits);
      },
      () => {
        remove.current?.();
        remove.current = draw(element, data, { trip, player, timezone, time });
      },
    );
    // Draws again for the colors of another scheme.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [trip, player, limits, units, timezone, scheme]);
  useEffect(
    () => () => {
      remove.current?.();
      remove.current = null;
    },
    [],
  );
  return <div ref={host} className={styles.graph} aria-hidden />;
}

type Data = { runs: GraphRun[]; limits: GraphLimit[]; highest: number };

/** Speeds and limits as they are shown, along the seconds of the playback. */
function dataOf({ points }: DrivenTrip, units: Units, limits: readonly SpeedLimit[]): Data {
  const timeline = timelineOf(points);
  const colors = bandColors();
  const second = (at: number) => timeline.playedAt(at) / SECOND;
  const shown = (mph: number) => speed(mph, units).value;
  let highest = 0;
  for (const point of points) highest = Math.max(highest, shown(point.speed));
  return {
    highest,
    runs: bandRuns(points, units).flatMap(({ band, first, last }) =>
      band === null
        ? []
        : [
            {
              color: colors[band] ?? '',
              points: points.slice(first, last + 1).map(({ at, speed: mph }) => [second(at), shown(mph)] as const),
            },
          ],
    ),
    limits: limits.map(({ from, to, limit }) => ({
      from: second(from),
      to: second(to),
      value: Math.round(shown(limit)),
    })),
  };
}

type Options = Pick<Props, 'trip' | 'player'> & { timezone: string; time: (at: number) => string };

/** Draws the graph. Returns how to remove it. */
function draw(element: HTMLElement, { runs, limits, highest }: Data, options: Options): () => void {
  const { trip, player, timezone, time } = options;
  const timeline = timelineOf(trip.points);
  const length = Math.max(1, timeline.length / SECOND);
  const font = `11px ${getComputedStyle(element).fontFamily}`;
  const axis = { stroke: cssColor('--wm-text-2'), font, ticks: { show: false } };
  const [subtle, ink] = [cssColor('--wm-subtle'), cssColor('--wm-alarm')];
  let marks: TimeMark[] = [];
  const plot = new uPlot(
    {
      width: element.clientWidth,
      height: HEIGHT,
      legend: { show: false },
      cursor: { show: false },
      padding: [8, RIGHT, 0, 0],
      scales: {
        x: { time: false, range: [0, length] },
        y: { range: [0, Math.max(10, highest * 1.1)] },
      },
      axes: [
        {
          ...axis,
          size: TIMES,
          gap: 10,
          grid: { show: false },
          splits: (plot) => {
            const room = TIME_WIDTH / 3 / Math.max(1, plot.width - AXIS);
            marks = timeMarks(timeline, timezone, Math.max(1, Math.floor((plot.width - AXIS) / TIME_WIDTH))).filter(
              ({ played }) => played / timeline.length <= 1 - room,
            );
            return marks.map(({ played }) => played / SECOND);
          },
          values: () => marks.map(({ at }) => time(at)),
        },
        // Without 0, which the slider covers at its start.
        {
          ...axis,
          size: AXIS,
          space: 24,
          values: (_plot, splits) => splits.map((split) => (split === 0 ? '' : String(split))),
          grid: { stroke: cssColor('--wm-chart-grid'), width: 1 },
        },
      ],
      // The speeds are drawn by run, because a series has one color.
      series: [{}, { paths: () => null, points: { show: false } }],
      hooks: {
        drawClear: [
          (plot) =>
            shadeGaps(
              plot,
              timeline.gaps.map(({ played }) => played / SECOND),
              subtle,
            ),
        ],
        draw: [
          (plot) => {
            drawRuns(plot, runs, uPlot.pxRatio);
            drawLimits(plot, limits, uPlot.pxRatio, ink);
          },
        ],
      },
    },
    [
      [0, length],
      [0, 0],
    ],
    element,
  );
  const past = document.createElement('div');
  past.className = styles.past ?? '';
  plot.over.append(past);
  const move = () => {
    past.style.width = `${plot.valToPos(player.state().played / SECOND, 'x')}px`;
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
