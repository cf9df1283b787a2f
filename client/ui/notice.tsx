import { IconAlertCircle, IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './notice.module.css';

const ICONS = { alarm: IconAlertCircle, warning: IconAlertTriangle, success: IconCircleCheck, accent: IconInfoCircle };

/** A message that belongs to what stands around it: a form that was refused, a page that warns. */
export function Notice({ tone, children }: { tone: keyof typeof ICONS; children: ReactNode }) {
  const Icon = ICONS[tone];
  return (
    <div className={styles.notice} data-tone={tone} role={tone === 'alarm' ? 'alert' : 'status'}>
      <Icon size={18} aria-hidden />
      <div>{children}</div>
    </div>
  );
}
