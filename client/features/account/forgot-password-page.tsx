import { useState } from 'react';
import { usePortal } from '../../state/portal.ts';
import { RecoveryRequest } from './recovery-request.tsx';
import { RecoveryReset } from './recovery-reset.tsx';

/** A password that was forgotten: an address, then the code that was sent there and a new password (core 2.1). */
export default function ForgotPasswordPage() {
  const { identity } = usePortal();
  // Login Info leads here too: then it is known whose password it is.
  const [email, setEmail] = useState(() => identity.person()?.email ?? '');
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [wasSent, setWasSent] = useState(false);
  if (sentTo !== null) return <RecoveryReset email={email} sentTo={sentTo} onBack={() => setSentTo(null)} />;
  return (
    <RecoveryRequest
      email={email}
      isBack={wasSent}
      onSent={(address, destination) => {
        setEmail(address);
        setSentTo(destination ?? address);
        setWasSent(true);
      }}
    />
  );
}
