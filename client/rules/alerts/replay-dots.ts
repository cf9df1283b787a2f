/** Dots on top of each other. More would be higher than the list of the newest alerts. */
const MOST_DOTS = 8;
const STEPS = [1, 2, 5];

/** Alerts that one dot stands for, so that the fullest day has few enough: 1, 2, 5, 10, 20 and so on. */
export function alertsPerDot(counts: readonly number[]): number {
  const most = Math.max(0, ...counts);
  for (let power = 1; ; power *= 10) {
    const step = STEPS.find((one) => Math.ceil(most / (one * power)) <= MOST_DOTS);
    if (step !== undefined) return step * power;
  }
}

/** Dots of a day. A day with an alert has at least one. */
export const dotsOf = (count: number, perDot: number): number => Math.ceil(count / perDot);

/** Alerts of the last seven days. */
export const lastWeek = (counts: readonly number[]): number => counts.slice(-7).reduce((sum, count) => sum + count, 0);
