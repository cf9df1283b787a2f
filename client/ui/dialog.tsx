import { Drawer, Modal } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DIALOG_WIDTHS } from '../rules/constants/dialogs.ts';
import styles from './dialog.module.css';
import { useIsPhone } from './use-is-phone.ts';

const WIDTHS = DIALOG_WIDTHS;
/** The documented widths, and one between them for a list with a choice. */
type DialogWidth = (typeof WIDTHS)[keyof typeof WIDTHS] | 560;

type Props = {
  opened: boolean;
  onClose: () => void;
  title: string;
  /** Width in pixels (core 9). On a phone a dialog is a sheet. */
  size?: DialogWidth;
  /** Cannot be closed while an action is in flight. */
  isBusy?: boolean;
  /** Can only be closed by its own buttons, and hides the page behind. */
  isForced?: boolean;
  children: ReactNode;
};

/** A modal dialog: centered, or a sheet from the bottom on a phone. Its content includes `DialogFooter`. */
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
        {/* The library's header element would be a second banner of the page. */}
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
 * False until the dialog has mounted. A dialog that mounts open cannot restore the focus, because the library stores the focused
 * element when `opened` changes. Uses a timer, because a menu that opens a dialog first restores its own focus.
 */
function useIsThere(): boolean {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setThere(true));
    return () => clearTimeout(timer);
  }, []);
  return isThere;
}

/** Buttons of a dialog. The primary one comes last. */
export function DialogFooter({ children }: { children: ReactNode }) {
  return <div className={styles.footer}>{children}</div>;
}
