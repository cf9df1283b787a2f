import type { ControlApi } from './api.ts';
import type { SectionId } from './memory.ts';
import type { Language } from './texts/index.ts';
import type { Texts } from './texts/types.ts';

/** What the parts of the panel work with. */
export type Desk = {
  api: ControlApi;
  texts: Texts;
  language: Language;
  /** Where the portal and its mock are; ends with a slash. */
  root: URL;
  /** Whether the panel is a page of its own, and not beside the portal. */
  isPage: boolean;
  /** Says a sentence in the panel's status line. */
  say: (sentence: string) => void;
  /** Does something and says what came of it, or why it failed; afterwards everything in view is fresh. */
  act: (work: () => Promise<string>) => void;
  /** Says that the world is another now: the portal must begin anew, which a reload of its page does. */
  leaveWorld: (sentence: string) => void;
};

/** A part of the panel. */
export type Section = {
  id: SectionId;
  title: string;
  element: HTMLElement;
  /** Asks the mock again; rejects when it does not answer. */
  refresh: () => Promise<void>;
  /** Whether it is asked again and again while it is in view. */
  isLive: boolean;
};
