import { Menu, OverflowList } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { BareButton } from '../../ui/bare-button.tsx';
import styles from './main-navigation.module.css';
import { currentOf, type NavigationEntry, type NavigationPage, pagesOf } from './navigation.ts';

type Entries = { entries: readonly NavigationEntry[] };

/** Entries side by side. Entries with several pages open a menu, and those that do not fit move to a last one. */
export function MainNavigation({ entries }: Entries) {
  const { t } = useTranslation(['common', 'titles']);
  return (
    <nav className={styles.navigation} aria-label={t('navigation.main')}>
      <OverflowList
        data={[...entries]}
        getItemKey={({ title }) => title}
        gap={2}
        renderItem={(entry) => <Entry key={entry.title} entry={entry} />}
        renderOverflow={(hidden) => <PageMenu title={t('navigation.more')} pages={hidden.flatMap(pagesOf)} />}
      />
    </nav>
  );
}

/** A group with one page links to it, with the name of the group. */
function Entry({ entry }: { entry: NavigationEntry }) {
  const { t } = useTranslation('titles');
  const { pathname } = useLocation();
  const [first, ...others] = pagesOf(entry);
  if (!first) return null;
  if (others.length > 0) return <PageMenu title={t(entry.title)} pages={[first, ...others]} />;
  return (
    <Link to={first.to} className={styles.entry} aria-current={currentOf(entry, pathname)}>
      {t(entry.title)}
    </Link>
  );
}

type PageMenuProps = {
  title: string;
  pages: readonly NavigationPage[];
  /** `OverflowList` measures the last menu by it. */
  ref?: Ref<HTMLButtonElement>;
};

function PageMenu({ title, pages, ref }: PageMenuProps) {
  const { t } = useTranslation('titles');
  const { pathname } = useLocation();
  return (
    <Menu position="bottom-start" withinPortal={false} width={208} classNames={{ item: styles.item }}>
      <Menu.Target>
        <BareButton
          ref={ref}
          className={styles.entry}
          aria-current={pages.some((page) => currentOf(page, pathname)) ? 'true' : undefined}
        >
          {title}
          <IconChevronDown size={14} aria-hidden />
        </BareButton>
      </Menu.Target>
      <Menu.Dropdown>
        {pages.map((page) => (
          <Menu.Item
            key={page.to}
            component={Link}
            to={page.to}
            aria-current={currentOf(page, pathname)}
            leftSection={<page.icon size={18} aria-hidden />}
          >
            {t(page.title)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
