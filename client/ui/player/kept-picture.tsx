// oxlint-disable jsx-a11y/media-has-caption -- recordings have no captions
import { IconPhotoOff } from '@tabler/icons-react';
import { useState } from 'react';
import styles from './kept-picture.module.css';

type Props = {
  kind: 'image' | 'video';
  /** `null`: there is no file. */
  address: string | null;
  poster: string | null;
  /** Describes the picture. */
  label: string;
  /** Shown in its place if it does not load. */
  lost: string;
};

/** A recorded picture or video, in a box of its final size. Use another key for each recording. */
export function KeptPicture({ kind, address, poster, label, lost }: Props) {
  const [isLost, setLost] = useState(address === null);
  const fail = () => setLost(true);
  return (
    <div className={styles.frame}>
      {isLost || address === null ? (
        <p className={styles.lost} role="alert">
          <IconPhotoOff size={24} aria-hidden />
          {lost}
        </p>
      ) : kind === 'video' ? (
        <video
          className={styles.picture}
          src={address}
          poster={poster ?? undefined}
          controls
          playsInline
          preload="metadata"
          aria-label={label}
          onError={fail}
        />
      ) : (
        <img className={styles.picture} src={address} alt={label} onError={fail} />
      )}
    </div>
  );
}
