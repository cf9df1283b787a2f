import { Drawer } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { isCurrent, type NavigationEntry } from './navigation.ts';
import styles from './phone-menu.module.css';

type Props = { entries: readonly NavigationEntry[]; isOpen: boolean; onClose: () => void };

/** The navigation of a phone: every page in one list. */
export function PhoneMenu({ entries, isOpen, onClose }: Props) {
  const { t } = useTranslation(['common', 'titles']);
  const { pathname } = useLocation();
  const pages = entries.flatMap((entry) => ('pages' in entry ? entry.pages : [entry]));
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      title={t('navigation.menu')}
      size="100%"
      closeButtonProps={{ 'aria-label': t('navigation.closeMenu'), size: 44 }}
      classNames={{ header: styles.header, title: styles.title, body: styles.body }}
    >
      <nav aria-label={t('navigation.main')}>
        {pages.map((page) => (
          <Link
            key={page.to}
            to={page.to}
            className={styles.page}
            aria-current={isCurrent(page, pathname) ? 'page' : undefined}
            onClick={onClose}
          >
            <page.icon size={18} aria-hidden />
            {t(`titles:${page.title}`)}
          </Link>
        ))}
      </nav>
    </Drawer>
  );
}
