import { Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { BareButton } from '../../ui/bare-button.tsx';
import styles from './main-navigation.module.css';
import { isCurrent, type NavigationEntry, type NavigationPage } from './navigation.ts';

/** The entries side by side; those with several pages open a menu. */
export function MainNavigation({ entries }: { entries: readonly NavigationEntry[] }) {
  const { t } = useTranslation(['common', 'titles']);
  const { pathname } = useLocation();
  return (
    <nav className={styles.navigation} aria-label={t('navigation.main')}>
      {entries.map((entry) =>
        'pages' in entry ? (
          <PageMenu
            key={entry.title}
            title={t(`titles:${entry.title}`)}
            pages={entry.pages}
            isCurrent={isCurrent(entry, pathname)}
          />
        ) : (
          <Link
            key={entry.title}
            to={entry.to}
            className={styles.entry}
            aria-current={isCurrent(entry, pathname) ? 'page' : undefined}
          >
            {t(`titles:${entry.title}`)}
          </Link>
        ),
      )}
    </nav>
  );
}

type PageMenuProps = { title: string; pages: readonly NavigationPage[]; isCurrent: boolean };

function PageMenu({ title, pages, isCurrent }: PageMenuProps) {
  const { t } = useTranslation('titles');
  return (
    <Menu position="bottom-start" shadow="lg" radius="lg" width={208}>
      <Menu.Target>
        <BareButton className={styles.entry} data-current={isCurrent}>
          {title}
          <IconChevronDown size={14} aria-hidden />
        </BareButton>
      </Menu.Target>
      <Menu.Dropdown>
        {pages.map(({ title, to, icon: Icon }) => (
          <Menu.Item key={to} component={Link} to={to} leftSection={<Icon size={18} aria-hidden />}>
            {t(title)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
