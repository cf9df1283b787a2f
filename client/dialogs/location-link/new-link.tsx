import '@mantine/core/styles/Input.layer.css';
import { Button, TextInput } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref } from 'react-router';
import type { NewLocationLink } from '../../api/model.ts';
import { paths } from '../../lib/paths.ts';
import { Notice } from '../../ui/notice.tsx';
import { useFormat } from '../../wording/use-format.ts';
import styles from './location-links.module.css';

type Props = { link: NewLocationLink; onAnother: () => void };

/** A new link. Nothing can show it again, because the server keeps no token. */
export function NewLink({ link: { token, expires_at }, onAnother }: Props) {
  const { t } = useTranslation('location-link');
  const format = useFormat();
  const address = new URL(useHref(`${paths.where}?token=${encodeURIComponent(token)}`), location.origin).href;
  const field = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<'new' | 'copied' | 'refused'>('new');
  // The form with the focus is gone.
  useEffect(() => field.current?.select(), []);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setState('copied');
    } catch {
      // No clipboard without HTTPS.
      field.current?.select();
      setState('refused');
    }
  };
  const isCopied = state === 'copied';
  return (
    <div className={styles.create}>
      <Notice tone="success">{t('created.text', { time: format.dateTime(Date.parse(expires_at)) })}</Notice>
      <TextInput
        ref={field}
        label={t('created.link')}
        description={t('created.once')}
        value={address}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <output className={styles.status}>
        {state === 'refused' && t('created.notCopied')}
        {isCopied && t('created.copied')}
      </output>
      <div className={styles.buttons}>
        <Button variant="default" onClick={onAnother}>
          {t('created.another')}
        </Button>
        <Button
          leftSection={isCopied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
          onClick={() => void copy()}
        >
          {t('created.copy')}
        </Button>
      </div>
    </div>
  );
}
