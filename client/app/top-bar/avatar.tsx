import { useState } from 'react';
import styles from './avatar.module.css';

type Props = { name: string; image: string | null; warns?: boolean };

/** The user's picture; their initials where there is none or it does not load (core 2.5). Its owner names it. */
export function Avatar({ name, image, warns = false }: Props) {
  const [hasFailed, setFailed] = useState(false);
  const initials = name
    .split(/\s+/)
    .map((part) => part.slice(0, 1))
    .join('')
    .slice(0, 2)
    .toUpperCase();
  return (
    <span className={styles.avatar}>
      {image && !hasFailed ? (
        <img src={image} alt="" onError={() => setFailed(true)} />
      ) : (
        <span aria-hidden>{initials}</span>
      )}
      {warns && <span className={styles.warning} />}
    </span>
  );
}
