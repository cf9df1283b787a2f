import { Spotlight } from '@mantine/spotlight';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './palette.module.css';

/** Results of one kind. */
export function Group({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Spotlight.ActionsGroup label={label} className={styles.group}>
      {children}
    </Spotlight.ActionsGroup>
  );
}

type ResultProps = {
  icon: ReactNode;
  label: string;
  /** Details beside the name. */
  about?: string;
  /** At the end of the line: the state, or the disabled reason. */
  end?: string | undefined;
  isDisabled?: boolean;
  onClick: () => void;
};

/** One result. The selected one shows the Enter key. */
export function Result({ icon, label, about, end, isDisabled = false, onClick }: ResultProps) {
  const { t } = useTranslation('palette');
  return (
    <Spotlight.Action className={styles.result} disabled={isDisabled} onClick={onClick}>
      {icon}
      <span className={`${styles.label} one-line`}>
        {label}
        {about && <span className={styles.about}> {about}</span>}
      </span>
      {end && <span className={styles.about}>{end}</span>}
      <kbd className={`${styles.key} ${styles.enter}`} aria-hidden>
        {t('enter')}
      </kbd>
    </Spotlight.Action>
  );
}
