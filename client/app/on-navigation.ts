import { languageOfUser } from '../i18n/languages.ts';
import { setLanguage } from '../i18n/setup.ts';
import type { Session } from '../state/session.ts';
import { recordVisit } from '../state/visits.ts';
import { asksWho } from './routes/find-route.ts';
import { keepLanguage } from './session-language.ts';

/**
 * What every navigation does: it is recorded (core 2.2), takes the language of whoever is signed in (core 1), and asks who
 * that is if nobody did yet and the page wants to know (core 4). `address` holds its query.
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
