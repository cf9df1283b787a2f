import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { usePortal } from '../../state/portal.ts';
import { useNavigateIfHere } from '../../ui/use-navigate-if-here.ts';
import { RecoveryRequest } from './recovery-request.tsx';
import { RecoveryReset } from './recovery-reset.tsx';
import { type RecoveryStep, recoveryStepOf } from './recovery-step.ts';
import { ownEmail } from './signed-in-person.ts';

/** Recovers a forgotten password: an address, then the code sent there and a new password (core 2.1). */
export default function ForgotPasswordPage() {
  const { identity } = usePortal();
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const here = pathname + search;
  const navigateIfHere = useNavigateIfHere();
  const step = recoveryStepOf(state);
  // Signed-in users come here from Login Info with a known address.
  const [own] = useState(() => ownEmail() ?? identity.person()?.email ?? '');
  const [wasSent, setWasSent] = useState(step?.sentTo !== undefined);
  const sent = async (email: string, destination: string | null) => {
    // Back restores the typed address.
    if (!(await navigateIfHere(here, { replace: true, state: { email } satisfies RecoveryStep }))) return;
    setWasSent(true);
    await navigate(here, { state: { email, sentTo: destination ?? email } satisfies RecoveryStep });
  };
  if (step?.sentTo !== undefined) {
    return <RecoveryReset email={step.email} sentTo={step.sentTo} onBack={() => void navigate(-1)} />;
  }
  return <RecoveryRequest email={step?.email ?? own} isBack={wasSent} onSent={(...to) => void sent(...to)} />;
}
