import { Drawer } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { CartLink } from './cart-link.tsx';
import { currentOf, type NavigationEntry, pagesOf } from './navigation.ts';
import styles from './phone-menu.module.css';

type Props = { entries: readonly NavigationEntry[]; isOpen: boolean; onClose: () => void };

/** Navigation of a phone: all pages in one list. */
export function PhoneMenu({ entries, isOpen, onClose }: Props) {
  const { t } = useTranslation(['common', 'titles']);
  const { pathname } = useLocation();
  const pages = entries.flatMap(pagesOf);
  return (
    // Covers alerts, as open menus of the bar do.
    <Drawer.Root opened={isOpen} onClose={onClose} size="100%" zIndex={220}>
      <Drawer.Content>
        {/* The library's header element would be a second banner of the page. */}
        <Drawer.Header role="presentation" className={styles.header}>
          <Drawer.CloseButton
            size={44}
            icon={<IconX size={24} aria-hidden />}
            className={styles.close}
            aria-label={t('navigation.closeMenu')}
          />
          <Drawer.Title className={styles.title}>{t('navigation.menu')}</Drawer.Title>
          <CartLink onFollow={onClose} />
        </Drawer.Header>
        <Drawer.Body className={styles.body}>
          <nav aria-label={t('navigation.main')}>
            {pages.map((page) => (
              <Link
                key={page.to}
                to={page.to}
                className={styles.page}
                aria-current={currentOf(page, pathname)}
                onClick={onClose}
              >
                <page.icon size={18} aria-hidden />
                {t(`titles:${page.title}`)}
              </Link>
            ))}
          </nav>
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
