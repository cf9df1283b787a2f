import { IconPhotoOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mediaAddress } from '../../data/cameras/media-address.ts';
import styles from './thumbnail.module.css';

/** Size of a thumbnail before scaling, which reserves its space while it loads. */
const SIZE = { width: 320, height: 180 };

type Props = {
  source: string | undefined;
  /** Description. Empty if there is text beside it. */
  alt?: string;
  className?: string | undefined;
};

/** Thumbnail of a recording. Loads when visible, and shows if it fails. */
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
