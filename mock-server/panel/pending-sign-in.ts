import type { Persona } from './api.ts';
import type { Desk } from './desk.ts';
import { recall, remember } from './memory.ts';
import { signInForm } from './sign-in-form.ts';

/** How long a chosen persona waits for the form, in milliseconds: for a page that loads slowly, not for a later visit. */
const WAIT = 30_000;

/** Whether a sign-in that began at `at` still goes on. */
export const isPending = (at: number, now: number): boolean => now >= at && now - at < WAIT;

/** Signs a persona in: ends the current session as users do, then `continueSignIn` submits the form that the portal shows. */
export function startSignIn({ id }: Persona, root: URL): void {
  // Closed, to show the portal.
  remember({ persona: id, signIn: { id, at: Date.now() }, open: false, section: 'people' });
  location.assign(new URL('logout', root));
}

/** Submits the sign-in form for the chosen persona once the portal shows it. Dealers have a page of their own. */
export async function continueSignIn({ api, root }: Desk): Promise<void> {
  const { signIn } = recall();
  if (!signIn || !isPending(signIn.at, Date.now())) return;
  const persona = (await api.personas()).find(({ id }) => id === signIn.id);
  if (!persona) return;
  const { pathname: page } = new URL(persona.role === 'dealer' ? 'dealer/login' : 'login', root);
  const attempt = () => {
    const isStill = recall().signIn?.at === signIn.at && isPending(signIn.at, Date.now());
    const form = isStill ? signInForm(document) : null;
    if (isStill && !form) return;
    changes.disconnect();
    if (form && location.pathname !== page) location.assign(page);
    else if (form) {
      remember({ signIn: null });
      form.submit(persona.username, persona.password);
    }
  };
  const changes = new MutationObserver(attempt);
  changes.observe(document.body, { childList: true, subtree: true });
  attempt();
}
