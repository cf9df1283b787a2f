import type { ControlApi } from './api.ts';
import type { SectionId } from './memory.ts';
import type { Texts } from './texts/types.ts';
import type { Zone } from './zone.ts';

/** Services shared by the panel's sections. */
export type Desk = {
  api: ControlApi;
  texts: Texts;
  /** Locale of numbers and dates. */
  locale: string;
  /** URL of the portal and its mock, with a trailing slash. */
  root: URL;
  /** Whether the panel is its own page instead of a drawer beside the portal. */
  isPage: boolean;
  /** Shows a message in the status line. */
  say: (sentence: string) => void;
  /** Shows why a call failed. */
  fail: (error: unknown) => void;
  /**
   * Runs actions one at a time, in the order of the presses. Shows the result or the error of each, then refreshes the visible
   * sections.
   */
  act: (work: () => Promise<string>) => Promise<void>;
  /** Time zone to show times in. */
  zone: () => Promise<Zone>;
  /** Lets the portal check its service status, as when users return to its tab. A page of its own has no portal. */
  recheckPortal: () => void;
  /** Handles a changed world: reloads the portal's page, which must start over. */
  leaveWorld: (sentence: string) => void;
};

/** A section of the panel. */
export type Section = {
  id: SectionId;
  title: string;
  element: HTMLElement;
  /** Reloads from the mock. Rejects if the mock does not answer. */
  refresh: () => Promise<void>;
  /** Whether the section polls while it is visible. */
  isLive: boolean;
  /** Follows the portal's page while the section is visible. Does not ask the mock. */
  follow?: () => void;
};
