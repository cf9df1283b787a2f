import path from 'node:path';

/** Absolute paths watched by the development server. `mock` and `panel` are folders or files. */
export type Followed = { contract: string; mock: readonly string[]; panel: string };
export type Reactions = {
  /** The contract changed. */
  generate: () => void;
  /** A source of the mock changed. */
  forgetMock: () => void;
  /** A file changed that the page cannot replace. */
  reloadPage: () => void;
};

const isBelow = (place: string, file: string): boolean => file === place || file.startsWith(place + path.sep);

/** Decides the reaction to a changed file. Vite handles the portal's own files. */
export function followChanges({ contract, mock, panel }: Followed, reactions: Reactions): (file: string) => void {
  return (file) => {
    if (file === contract) reactions.generate();
    if (isBelow(panel, file)) reactions.reloadPage();
    if (mock.some((place) => isBelow(place, file)) && !file.endsWith('.test.ts')) reactions.forgetMock();
  };
}

/** Runs `run` one at a time, and once more if requested during a run. */
export function oneAtATime(run: () => Promise<void>): () => void {
  let state: 'idle' | 'running' | 'again' = 'idle';
  return function start() {
    if (state !== 'idle') {
      state = 'again';
      return;
    }
    state = 'running';
    void run().finally(() => {
      const again = state === 'again';
      state = 'idle';
      if (again) start();
    });
  };
}
