import { Drawer, Modal } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DIALOG_WIDTHS } from '../rules/constants/dialogs.ts';
import styles from './dialog.module.css';
import { useIsPhone } from './use-is-phone.ts';

const WIDTHS = DIALOG_WIDTHS;
/** The documented ones, and one between them for a list with a choice. */
type DialogWidth = (typeof WIDTHS)[keyof typeof WIDTHS] | 560;

type Props = {
  opened: boolean;
  onClose: () => void;
  title: string;
  /** Width in pixels (core 9); on a phone a dialog is a sheet. */
  size?: DialogWidth;
  /** Nothing may close it: an action is under way. */
  isBusy?: boolean;
  /** Has no way to close it but its own buttons, and the page behind cannot be read. */
  isForced?: boolean;
  children: ReactNode;
};

/** A question above the page: in the middle, or from the bottom on a phone. Its content brings `DialogFooter`. */
export function Dialog({
  opened,
  onClose,
  title,
  size = WIDTHS.usual,
  isBusy = false,
  isForced = false,
  children,
}: Props) {
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  const { Overlay, Content, Header, Title, CloseButton, Body } = isPhone ? Drawer : Modal;
  const isThere = useIsThere();
  const root = { opened: opened && isThere, onClose: isBusy || isForced ? () => undefined : onClose };
  const content = (
    <>
      <Overlay {...(isForced && { blur: 16, backgroundOpacity: 0.8 })} />
      <Content className={isPhone ? styles.sheet : undefined}>
        {/* Its element would be a second banner of the page. */}
        <Header role="presentation" className={styles.header}>
          <Title className={styles.title}>{title}</Title>
          {!isForced && <CloseButton className={styles.close} aria-label={t('close')} disabled={isBusy} />}
        </Header>
        <Body className={styles.body}>{children}</Body>
      </Content>
    </>
  );
  return isPhone ? (
    <Drawer.Root {...root} position="bottom">
      {content}
    </Drawer.Root>
  ) : (
    <Modal.Root {...root} centered size={size} radius="lg" shadow="xl">
      {content}
    </Modal.Root>
  );
}

/**
 * False until the dialog has mounted. One that mounts open cannot give the focus back: the library remembers the focused
 * element when `opened` changes. A timer, since a menu that opens a dialog first takes the focus back itself.
 */
function useIsThere(): boolean {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setThere(true));
    return () => clearTimeout(timer);
  }, []);
  return isThere;
}

/** The buttons of a dialog, the one that does it last. */
export function DialogFooter({ children }: { children: ReactNode }) {
  return <div className={styles.footer}>{children}</div>;
}
