import { languageOfUser } from '../i18n/languages.ts';
import { setLanguage } from '../i18n/setup.ts';
import type { Session } from '../state/session.ts';
import { recordVisit } from '../state/visits.ts';
import { asksWho } from './routes/find-route.ts';
import { keepLanguage } from './session-language.ts';

/**
 * Effects of each navigation: records it (core 2.2), sets the signed-in user's language (core 1), and opens the session if none is
 * open yet and the page needs it (core 4). `address` includes its query.
 */
export function onNavigation(address: string, session: Session, openSession: () => Promise<void>): void {
  recordVisit(address);
  if (session.status === 'signed_in') {
    const language = languageOfUser(session.user.language);
    keepLanguage(language);
    void setLanguage(language);
  }
  if (session.status === 'starting' && asksWho(address)) void openSession();
}
