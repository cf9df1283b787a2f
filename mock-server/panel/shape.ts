import type { Panel } from './panel.ts';

/** A layout of the panel, to insert into a page. */
export type Shape = {
  nodes: Node[];
  panel: Panel;
  /** Restores its state from before a reload. Call once it is in the page. */
  restore: () => void;
  /** Opens or closes it. Absent if it is a page. */
  toggle?: () => void;
};
