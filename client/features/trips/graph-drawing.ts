import type uPlot from 'uplot';

/** A part of the graph in one color. Points are seconds of the playback and speeds. */
export type GraphRun = { color: string; points: readonly (readonly [number, number])[] };
/** A limit that was exceeded: seconds of the playback, and the speed as it is shown. */
export type GraphLimit = { from: number; to: number; value: number };

/** Shortest line of a limit, in pixels. */
const SHORTEST = 28;
const FILL = 0.2;

/** Draws the speeds, each run in the color of its band. */
export function drawRuns(plot: uPlot, runs: readonly GraphRun[], ratio: number): void {
  const { ctx } = plot;
  const bottom = plot.valToPos(0, 'y', true);
  ctx.save();
  ctx.lineWidth = 2 * ratio;
  ctx.lineJoin = 'round';
  for (const { color, points } of runs) {
    const places = points.map(([second, value]) => [plot.valToPos(second, 'x', true), plot.valToPos(value, 'y', true)]);
    const [first, last] = [places[0]?.[0] ?? 0, places.at(-1)?.[0] ?? 0];
    const trace = () => {
      for (const [x = 0, y = 0] of places) ctx.lineTo(x, y);
    };
    ctx.fillStyle = color;
    ctx.globalAlpha = FILL;
    ctx.beginPath();
    ctx.moveTo(first, bottom);
    trace();
    ctx.lineTo(last, bottom);
    ctx.fill();
    ctx.strokeStyle = color;
    ctx.globalAlpha = 1;
    ctx.beginPath();
    trace();
    ctx.stroke();
  }
  ctx.restore();
}

/** Draws each limit as a dashed line where it was exceeded, with its speed. */
export function drawLimits(plot: uPlot, limits: readonly GraphLimit[], ratio: number, color: string): void {
  const { ctx, bbox } = plot;
  ctx.save();
  ctx.strokeStyle = color;
  ctx.fillStyle = color;
  ctx.lineWidth = 1.5 * ratio;
  ctx.setLineDash([4 * ratio, 3 * ratio]);
  ctx.textBaseline = 'middle';
  for (const { from, to, value } of limits) {
    const [left, right] = [plot.valToPos(from, 'x', true), plot.valToPos(to, 'x', true)];
    const missing = Math.max(0, SHORTEST * ratio - (right - left)) / 2;
    const y = plot.valToPos(value, 'y', true);
    ctx.beginPath();
    ctx.moveTo(left - missing, y);
    ctx.lineTo(right + missing, y);
    ctx.stroke();
    const isAtEnd = right + missing + SHORTEST * ratio > bbox.left + bbox.width;
    ctx.textAlign = isAtEnd ? 'right' : 'left';
    ctx.fillText(String(value), isAtEnd ? left - missing - 3 * ratio : right + missing + 3 * ratio, y);
  }
  ctx.restore();
}

/** Shades gaps, which all take ten seconds of the playback. */
export function shadeGaps(plot: uPlot, gaps: readonly number[], color: string): void {
  const { ctx, bbox } = plot;
  ctx.save();
  ctx.fillStyle = color;
  for (const start of gaps) {
    const left = plot.valToPos(start, 'x', true);
    ctx.fillRect(left, bbox.top, plot.valToPos(start + 10, 'x', true) - left, bbox.height);
  }
  ctx.restore();
}
