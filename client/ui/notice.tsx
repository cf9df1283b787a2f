import { IconAlertCircle, IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { BetweenPresses } from './between-presses.tsx';
import styles from './notice.module.css';

const ICONS = { alarm: IconAlertCircle, warning: IconAlertTriangle, success: IconCircleCheck, accent: IconInfoCircle };

type Props = {
  tone: keyof typeof ICONS;
  /** Announced elsewhere: this notice is visual only. */
  isSilent?: boolean;
  children: ReactNode;
};

/** A message about its surroundings: a refused form, a warning of a page. */
export function Notice({ tone, isSilent = false, children }: Props) {
  const Icon = ICONS[tone];
  // Never changes: a role that is added later would announce old text.
  const [role] = useState(isSilent ? undefined : tone === 'alarm' ? 'alert' : 'status');
  return (
    <BetweenPresses>
      <div className={styles.notice} data-tone={tone} role={role}>
        <Icon size={18} aria-hidden />
        <div>{children}</div>
      </div>
    </BetweenPresses>
  );
}
