import type { ComponentType } from 'react';
import { NavLink } from 'react-router';
import { useIsPhone } from '../use-is-phone.ts';
import styles from './page-tabs.module.css';

export type PageTab = {
  to: string;
  name: string;
  /** One word: the tab on a phone, where all tabs share the width of the window. */
  short: string;
  icon: ComponentType<{ size?: number; 'aria-hidden'?: boolean }>;
};

type Props = { label: string; tabs: readonly PageTab[] };

/** Links between the pages about one subject. On a phone: segments of equal width, without icons. */
export function PageTabs({ label, tabs }: Props) {
  const isPhone = useIsPhone();
  return (
    <nav className={styles.tabs} aria-label={label}>
      <ul>
        {tabs.map(({ to, name, short, icon: Icon }) => (
          <li key={to}>
            <NavLink to={to} end className={styles.tab}>
              {!isPhone && <Icon size={18} aria-hidden />}
              {isPhone ? short : name}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
