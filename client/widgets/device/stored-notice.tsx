import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { Notice } from '../../ui/notice.tsx';
import styles from './stored-notice.module.css';

type Props = { text: string; again: string; isAsking: boolean; onAsk: () => void };

/** Says that a device does not respond and its last report is shown, with a button that asks it again. */
export function StoredNotice({ text, again, isAsking, onAsk }: Props) {
  return (
    <Notice tone="warning">
      <p>{text}</p>
      <Button
        className={styles.ask}
        variant="default"
        leftSection={<IconRefresh size={16} aria-hidden />}
        loading={isAsking}
        onClick={onAsk}
      >
        {again}
      </Button>
    </Notice>
  );
}
