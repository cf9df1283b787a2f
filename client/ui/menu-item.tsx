import { Menu } from '@mantine/core';
import type { ComponentType, ReactNode } from 'react';
import styles from './menu-item.module.css';

type Props = {
  icon: ComponentType<{ size?: number; 'aria-hidden'?: boolean }>;
  /** Disabled reason. */
  reason?: string | null;
  onClick: () => void;
  children: ReactNode;
};

/**
 * An item of a menu. With a reason it stays focusable and does nothing: the arrow keys skip items that the library disables, and a
 * menu that begins with one cannot be entered.
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
