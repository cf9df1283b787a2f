import { useSearchParams } from 'react-router';
import { waitingAnswer } from '../../lib/bound-answer.ts';
import { safeNext } from '../../lib/safe-next.ts';
import { signInTo } from '../../lib/sign-in-address.ts';
import { PageLink } from '../../ui/page-exists.tsx';
import styles from './account-card.module.css';

/**
 * Where to sign in, and from there on to where somebody was on their way to: `next` of this page's address, else an
 * invitation or transfer whose token waits in this tab.
 */
export function useSignInAddress(): string {
  const [query] = useSearchParams();
  return signInTo(safeNext(query.get('next')) ?? waitingAnswer());
}

/** Back to signing in. */
export function SignInLink({ before, label }: { before?: string; label: string }) {
  const address = useSignInAddress();
  return (
    <p className={styles.after}>
      {before}{' '}
      <PageLink to={address} className={styles.link}>
        {label}
      </PageLink>
    </p>
  );
}
