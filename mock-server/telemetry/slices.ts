/** Milliseconds of work after which a request lets others in. */
const LONGEST = 100;

/** Thrown when a slice of work is over. The work goes on where it stopped when the same question is asked again. */
export class SliceOver extends Error {}

/**
 * Cuts long computations into slices, so that no request keeps others waiting. Handlers stay synchronous: one that runs out of its
 * slice is stopped, its changes are rolled back, and it is called again after other requests.
 */
export type Slices = {
  /** Calls a handler with a slice of its own. */
  within: <T>(work: () => T) => T;
  /** Stops the current slice if it is over. Never stops the first step of one, so that each slice achieves something. */
  check: () => void;
};

/** `clock`: milliseconds of any origin. Without one, nothing is stopped. */
export function createSlices(clock: (() => number) | null, longest = LONGEST): Slices {
  let isOpen = false;
  let since: number | null = null;
  return {
    within(work) {
      isOpen = clock !== null;
      since = null;
      try {
        return work();
      } finally {
        isOpen = false;
      }
    },
    check() {
      if (!isOpen || clock === null) return;
      if (since === null) since = clock();
      else if (clock() - since > longest) throw new SliceOver('The slice is over');
    },
  };
}

/**
 * Does work that may be longer than a slice, with a turn for other requests after each slice. `work` is called again until it is
 * done, so it goes on where it stopped. `false`: `goesOn` ended it between two slices.
 */
export async function inSlices(
  slices: Slices,
  work: () => void,
  goesOn: () => boolean | Promise<boolean>,
): Promise<boolean> {
  for (;;) {
    try {
      slices.within(work);
      return true;
    } catch (error) {
      if (!(error instanceof SliceOver)) throw error;
    }
    if (!(await goesOn())) return false;
  }
}
