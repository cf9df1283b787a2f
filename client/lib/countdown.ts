export type Countdown = { pause: () => void; resume: () => void; stop: () => void };

/** Starts a countdown that calls `end` after `milliseconds`, not counting paused time. */
export function startCountdown(milliseconds: number, end: () => void): Countdown {
  let left = milliseconds;
  let startedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const resume = () => {
    if (timer !== undefined) return;
    startedAt = performance.now();
    timer = setTimeout(end, left);
  };
  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const pause = () => {
    if (timer === undefined) return;
    stop();
    left = Math.max(0, left - (performance.now() - startedAt));
  };
  resume();
  return { pause, resume, stop };
}
