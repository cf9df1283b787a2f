import { IconAlertCircle, IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import styles from './notice.module.css';

const ICONS = { alarm: IconAlertCircle, warning: IconAlertTriangle, success: IconCircleCheck, accent: IconInfoCircle };

type Props = {
  tone: keyof typeof ICONS;
  /** Announced elsewhere: here it is only shown. */
  isSilent?: boolean;
  children: ReactNode;
};

/** A message that belongs to what stands around it: a form that was refused, a page that warns. */
export function Notice({ tone, isSilent = false, children }: Props) {
  const Icon = ICONS[tone];
  // Fixed: a role that comes later would announce what was shown long before.
  const [role] = useState(isSilent ? undefined : tone === 'alarm' ? 'alert' : 'status');
  return (
    <div className={styles.notice} data-tone={tone} role={role}>
      <Icon size={18} aria-hidden />
      <div>{children}</div>
    </div>
  );
}
