import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { usePortal } from '../../state/portal.ts';
import { RecoveryRequest } from './recovery-request.tsx';
import { RecoveryReset } from './recovery-reset.tsx';
import { type RecoveryStep, recoveryStepOf } from './recovery-step.ts';
import { ownEmail } from './signed-in-person.ts';

/** Recovers a forgotten password: an address, then the code sent there and a new password (core 2.1). */
export default function ForgotPasswordPage() {
  const { identity } = usePortal();
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const step = recoveryStepOf(state);
  // Signed-in users come here from Login Info with a known address.
  const [own] = useState(() => ownEmail() ?? identity.person()?.email ?? '');
  const [wasSent, setWasSent] = useState(step?.sentTo !== undefined);
  const go = (to: RecoveryStep, replace: boolean) => navigate(pathname + search, { replace, state: to });
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const sent = async (email: string, destination: string | null) => {
    // A user who has left the page stays where they are.
    if (!isHere.current) return;
    setWasSent(true);
    // Back restores the typed address.
    await go({ email }, true);
    await go({ email, sentTo: destination ?? email }, false);
  };
  if (step?.sentTo !== undefined) {
    return <RecoveryReset email={step.email} sentTo={step.sentTo} onBack={() => void navigate(-1)} />;
  }
  return <RecoveryRequest email={step?.email ?? own} isBack={wasSent} onSent={(...to) => void sent(...to)} />;
}
