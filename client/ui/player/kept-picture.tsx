// oxlint-disable jsx-a11y/media-has-caption -- nobody writes captions of what a camera heard
import { IconPhotoOff } from '@tabler/icons-react';
import { useState } from 'react';
import styles from './kept-picture.module.css';

type Props = {
  kind: 'image' | 'video';
  /** Null: there is no file. */
  address: string | null;
  poster: string | null;
  /** Says what is to be seen. */
  label: string;
  /** Said in its place when it does not load. */
  lost: string;
};

/** A picture or video that was recorded, in the room that it will take. Whoever shows another one gives it another key. */
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
