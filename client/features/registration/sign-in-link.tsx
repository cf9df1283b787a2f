import { useSearchParams } from 'react-router';
import { waitingAnswer } from '../../lib/bound-answer.ts';
import { safeNext } from '../../lib/safe-next.ts';
import { signInTo } from '../../lib/sign-in-address.ts';
import { PageLink } from '../../ui/page-exists.tsx';
import styles from './account-card.module.css';

/**
 * Sign-in address with the original destination: `next` of this page, otherwise an invitation or transfer whose token waits in
 * this tab.
 */
export function useSignInAddress(): string {
  const [query] = useSearchParams();
  return signInTo(safeNext(query.get('next')) ?? waitingAnswer());
}

/** Link back to the sign-in page. */
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
