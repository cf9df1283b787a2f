import path from 'node:path';

/** What a development server follows, as absolute paths; `mock` and `panel` are folders or files. */
export type Followed = { contract: string; mock: readonly string[]; panel: string };
export type Reactions = {
  /** The contract has changed. */
  generate: () => void;
  /** Something that the mock is made of has changed. */
  forgetMock: () => void;
  /** Something has changed that the page loaded once and for all. */
  reloadPage: () => void;
};

const isBelow = (place: string, file: string): boolean => file === place || file.startsWith(place + path.sep);

/** Says what is to be done when a file has changed. The portal's own files are Vite's business. */
export function followChanges({ contract, mock, panel }: Followed, reactions: Reactions): (file: string) => void {
  return (file) => {
    if (file === contract) reactions.generate();
    if (isBelow(panel, file)) reactions.reloadPage();
    if (mock.some((place) => isBelow(place, file)) && !file.endsWith('.test.ts')) reactions.forgetMock();
  };
}

/** `run`, one at a time: once more when it was asked for meanwhile, however often. */
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
