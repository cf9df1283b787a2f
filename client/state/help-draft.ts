import { KEPT_TOKEN } from '../lib/kept-names.ts';
import { parsedObject, tabStorage } from '../lib/web-storage.ts';
import type { PhoneType } from '../rules/help/phone.ts';

/** What a user typed into the support form, and what goes with it. */
export type HelpDraft = {
  name: string;
  email: string;
  subject: string;
  description: string;
  phone_type: PhoneType | null;
  vehicles: readonly number[];
  /** The request that was sent without an answer, which may have opened a case. */
  sent?: SentCase | null;
};
/** `at`: milliseconds since 1970, by the portal's clock. */
export type SentCase = { at: number; subject: string; email: string; description: string };
type Stored = { user: number; draft: HelpDraft };

/** As one-time tokens do, it outlasts an expired session, and not a logout (core 2.2). */
const NAME = `${KEPT_TOKEN}help-draft.1`;

export const keepDraft = (user: number, draft: HelpDraft): void =>
  tabStorage.write(NAME, JSON.stringify({ user, draft } satisfies Stored));

/** The subject to keep. Empty while it is the one that the form suggests for its topic, so that another topic suggests its own. */
export const ownSubject = (subject: string | undefined, suggested: string): string =>
  subject === undefined || subject.trim() === suggested ? '' : subject;

export const forgetDraft = (): void => tabStorage.remove(NAME);

/** The user's draft in this tab. One of another user is removed. */
export function readDraft(user: number): HelpDraft | null {
  const stored = parsedObject(tabStorage.read(NAME)) as Stored | null;
  if (stored?.user === user) return stored.draft;
  if (stored) forgetDraft();
  return null;
}
