import type { Panel } from './panel.ts';

/** A panel with a shape, to be put into a page. */
export type Shape = {
  nodes: Node[];
  panel: Panel;
  /** Once it is in the page: as it was before the page was reloaded. */
  restore: () => void;
};
