import { Menu } from '@mantine/core';
import type { ComponentType, ReactNode } from 'react';
import styles from './menu-item.module.css';

type Props = {
  icon: ComponentType<{ size?: number; 'aria-hidden'?: boolean }>;
  /** Why it cannot be done now. */
  reason?: string | null;
  onClick: () => void;
  children: ReactNode;
};

/**
 * Something that a menu does. What it cannot do stays where the arrows find it, with its reason, and does nothing: an item that
 * the library disables is passed over, and a menu that begins with one cannot be entered.
 */
export function MenuItem({ icon: Icon, reason = null, onClick, children }: Props) {
  const isDisabled = reason !== null;
  return (
    <Menu.Item
      className={styles.item}
      leftSection={<Icon size={18} aria-hidden />}
      aria-disabled={isDisabled || undefined}
      closeMenuOnClick={!isDisabled}
      onClick={isDisabled ? undefined : onClick}
    >
      {children}
      {isDisabled && <small className={styles.why}>{reason}</small>}
    </Menu.Item>
  );
}
