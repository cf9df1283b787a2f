import { useEffect, useState } from 'react';
import { Navigate } from 'react-router';
import { setLanguage } from '../../i18n/setup.ts';
import { paths } from '../../lib/paths.ts';
import { usePortal } from '../../state/portal.ts';

/** Ends the session, then goes to sign in (core 2.2). */
export default function LogoutPage() {
  const { logout } = usePortal();
  const [isDone, setDone] = useState(false);
  useEffect(() => {
    // The sign-in page is in nobody's language from its first drawing.
    void logout()
      .then(() => setLanguage())
      .finally(() => setDone(true));
  }, [logout]);
  return isDone ? <Navigate to={paths.login} replace /> : null;
}
