import { useEffect, useState } from 'react';
import { setLanguage } from '../../i18n/setup.ts';
import { paths } from '../../lib/paths.ts';
import { usePortal } from '../../state/portal.ts';
import { Redirect } from '../../ui/redirect.tsx';

/** Ends the session, then redirects to the sign-in page (core 2.2). */
export default function LogoutPage() {
  const { identity, logout } = usePortal();
  const [isDone, setDone] = useState(false);
  // Dealers return to their own door.
  const [page] = useState(() => (identity.door() === 'dealer' ? paths.dealerLogin : paths.login));
  useEffect(() => {
    // The sign-in page renders in the browser's language from the start.
    void logout()
      .then(() => setLanguage())
      .finally(() => setDone(true));
  }, [logout]);
  return isDone ? <Redirect to={page} /> : null;
}
