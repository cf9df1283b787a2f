import { useSearchParams } from 'react-router';
import { isTokenWaiting } from '../../lib/one-time-token.ts';
import { paths } from '../../lib/paths.ts';
import { safeNext } from '../../lib/safe-next.ts';
import { PageLink } from '../../ui/page-exists.tsx';
import styles from './account-card.module.css';

/** Answers that only somebody signed in can give. */
const ANSWERS = [paths.invite, paths.acceptTransfer, paths.declineTransfer];

/**
 * Where to sign in, and from there on to where somebody was on their way to: `next` of this page's address, else an
 * invitation or transfer whose token waits in this tab.
 */
export function useSignInAddress(): string {
  const [query] = useSearchParams();
  const next = safeNext(query.get('next')) ?? ANSWERS.find(isTokenWaiting);
  return next === undefined ? paths.login : `${paths.login}?${new URLSearchParams({ next })}`;
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
