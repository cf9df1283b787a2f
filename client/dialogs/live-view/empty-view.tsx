import { Button, Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import styles from './live-view.module.css';
import { CloseButton } from './top.tsx';

type Props = { title: string; lines: readonly string[]; onRetry?: () => void; onClose: () => void };

/** A view without a vehicle, and the reason. */
export function EmptyView({ title, lines, onRetry, onClose }: Props) {
  const { t } = useTranslation(['live-view', 'common']);
  return (
    <>
      <header className={styles.top}>
        <span className={styles.grow} />
        <CloseButton onClose={onClose} />
      </header>
      <div className={styles.middle}>
        <div className={styles.nothing} role="alert" tabIndex={-1} data-autofocus>
          <Modal.Title className={styles.nothingTitle}>{title}</Modal.Title>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
          <div className={styles.nothingActions}>
            {onRetry && (
              <Button variant="default" onClick={onRetry}>
                {t('common:tryAgain')}
              </Button>
            )}
            <Button onClick={onClose}>{t('common:close')}</Button>
          </div>
        </div>
      </div>
    </>
  );
}
