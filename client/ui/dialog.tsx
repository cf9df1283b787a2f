import { Drawer, Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './dialog.module.css';
import { useIsPhone } from './use-is-phone.ts';

type Props = {
  opened: boolean;
  onClose: () => void;
  title: string;
  /** Width in pixels beside the phone, where a dialog is a sheet. */
  size?: 400 | 560 | 1024;
  /** Nothing may close it: an action is under way. */
  isBusy?: boolean;
  children: ReactNode;
};

/** A question above the page: in the middle, or from the bottom on a phone. Its content brings `DialogFooter`. */
export function Dialog({ opened, onClose, title, size = 400, isBusy = false, children }: Props) {
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  const shared = {
    opened,
    title,
    onClose: isBusy ? () => undefined : onClose,
    closeButtonProps: { 'aria-label': t('close'), disabled: isBusy },
    classNames: { header: styles.header, title: styles.title, body: styles.body },
  } as const;
  return isPhone ? (
    <Drawer {...shared} position="bottom" size="auto" classNames={{ ...shared.classNames, content: styles.sheet }}>
      {children}
    </Drawer>
  ) : (
    <Modal {...shared} centered size={size} radius="lg" shadow="xl">
      {children}
    </Modal>
  );
}

/** The buttons of a dialog, the one that does it last. */
export function DialogFooter({ children }: { children: ReactNode }) {
  return <footer className={styles.footer}>{children}</footer>;
}
