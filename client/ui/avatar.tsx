import { IconUser } from '@tabler/icons-react';
import { useState } from 'react';
import styles from './avatar.module.css';

type Props = { name: string; image: string | null; warns?: boolean };

/** The user's picture, a default one if it does not load (core 2.5), or initials without one, or an icon without a name. The caller gives it a name. */
export function Avatar({ name, image, warns = false }: Props) {
  const [failed, setFailed] = useState<string | null>(null);
  const initials = name
    .split(/\s+/)
    .map((part) => part.slice(0, 1))
    .join('')
    .slice(0, 2)
    .toUpperCase();
  return (
    <span className={styles.avatar}>
      {!image && (initials ? <span aria-hidden>{initials}</span> : <IconUser size={20} aria-hidden />)}
      {image && failed === image && <IconUser size={20} aria-hidden />}
      {image && failed !== image && <img src={image} alt="" onError={() => setFailed(image)} />}
      {warns && <span className={styles.warning} />}
    </span>
  );
}
