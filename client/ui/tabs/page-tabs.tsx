import type { ComponentType } from 'react';
import { Link, NavLink } from 'react-router';
import { useIsPhone } from '../use-is-phone.ts';
import styles from './page-tabs.module.css';

export type PageTab = {
  to: string;
  name: string;
  /** One word: the tab on a phone, where all tabs share the width of the window. */
  short: string;
  icon: ComponentType<{ size?: number; 'aria-hidden'?: boolean }>;
};

type Props = {
  label: string;
  tabs: readonly PageTab[];
  /** Address of the current tab, if the tabs are views of one page. Otherwise the path decides. */
  current?: string;
};

/** Links between the pages about one subject. On a phone: segments of equal width, without icons. */
export function PageTabs({ label, tabs, current }: Props) {
  const isPhone = useIsPhone();
  const contentOf = ({ name, short, icon: Icon }: PageTab) => (
    <>
      {!isPhone && <Icon size={18} aria-hidden />}
      {isPhone ? short : name}
    </>
  );
  return (
    <nav className={styles.tabs} aria-label={label}>
      <ul>
        {tabs.map((tab) => (
          <li key={tab.to}>
            {current === undefined ? (
              <NavLink to={tab.to} end className={styles.tab}>
                {contentOf(tab)}
              </NavLink>
            ) : (
              <Link to={tab.to} className={styles.tab} aria-current={tab.to === current ? 'page' : undefined}>
                {contentOf(tab)}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
