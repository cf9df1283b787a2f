import { useEffect, useState } from 'react';
import { Navigate } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { usePortal } from '../../state/portal.ts';

/** Ends the session, then goes to sign in (core 2.2). */
export default function LogoutPage() {
  const { logout } = usePortal();
  const [isDone, setDone] = useState(false);
  useEffect(() => {
    void logout().then(() => setDone(true));
  }, [logout]);
  return isDone ? <Navigate to={paths.login} replace /> : null;
}
