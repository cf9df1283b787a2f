import type { Persona } from './api.ts';
import type { Desk } from './desk.ts';
import { recall, remember } from './memory.ts';
import { signInForm } from './sign-in-form.ts';

/** How long a chosen persona waits for the form, in milliseconds: for a page that loads slowly, not for a later visit. */
const WAIT = 30_000;

/** Whether a sign-in that began at `at` still goes on. */
export const isPending = (at: number, now: number): boolean => now >= at && now - at < WAIT;

/**
 * Signs a persona in: ends the current session as users do, then `continueSignIn` submits the form that the portal shows.
 * `next`: the page to go on to, for a link, which is left out of the history.
 */
export function startSignIn({ id }: Pick<Persona, 'id'>, root: URL, next: string | null = null): void {
  // Closed, to show the portal.
  remember({ persona: id, signIn: { id, at: Date.now(), next }, open: false, section: 'people' });
  const out = new URL('logout', root);
  if (next === null) location.assign(out);
  else location.replace(out);
}

/** Submits the sign-in form for the chosen persona once the portal shows it. Dealers have a page of their own. */
export async function continueSignIn({ api, root }: Pick<Desk, 'api' | 'root'>): Promise<void> {
  const { signIn } = recall();
  if (!signIn || !isPending(signIn.at, Date.now())) return;
  const persona = (await api.personas()).find(({ id }) => id === signIn.id);
  if (!persona) return;
  const page = new URL(persona.role === 'dealer' ? 'dealer/login' : 'login', root);
  if (signIn.next !== null && persona.role !== 'dealer') page.searchParams.set('next', signIn.next);
  const isThere = () =>
    location.pathname === page.pathname &&
    (signIn.next === null || new URLSearchParams(location.search).get('next') === page.searchParams.get('next'));
  const attempt = () => {
    const isStill = recall().signIn?.at === signIn.at && isPending(signIn.at, Date.now());
    const form = isStill ? signInForm(document) : null;
    if (isStill && !form) return;
    changes.disconnect();
    if (form && !isThere()) location.replace(page);
    else if (form) {
      remember({ signIn: null });
      form.submit(persona.username, persona.password);
    }
  };
  const changes = new MutationObserver(attempt);
  changes.observe(document.body, { childList: true, subtree: true });
  attempt();
}
