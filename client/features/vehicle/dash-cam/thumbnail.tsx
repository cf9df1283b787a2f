import { IconPhotoOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mediaAddress } from '../../../data/cameras/media-address.ts';
import styles from './thumbnail.module.css';

/** Pixels of a thumbnail before it is fitted in: its room is there before it is. */
const SIZE = { width: 320, height: 180 };

type Props = {
  source: string | undefined;
  /** What is to be seen; empty where words stand beside it. */
  alt?: string;
  className?: string | undefined;
};

/** A small picture of a recording, loaded when it comes into view; one that does not load says so. */
export function Thumbnail({ source, alt = '', className = '' }: Props) {
  const { t } = useTranslation('dash-cam');
  const [failed, setFailed] = useState<string | null>(null);
  const address = mediaAddress(source);
  const isLost = address === null || failed === address;
  return (
    <span className={`${styles.frame} ${className}`} data-lost={isLost}>
      {isLost ? (
        <>
          <IconPhotoOff size={20} aria-hidden />
          <span className={styles.lost}>{t('media.lost')}</span>
        </>
      ) : (
        <img {...SIZE} src={address} alt={alt} loading="lazy" decoding="async" onError={() => setFailed(address)} />
      )}
    </span>
  );
}
