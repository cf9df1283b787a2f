import styles from './spinner.module.css';

/** Something is under way; the words beside it say what. */
export function Spinner() {
  return (
    <svg className={styles.spinner} viewBox="0 0 18 18" width={18} height={18} aria-hidden="true">
      <circle cx="9" cy="9" r="7" />
      <circle cx="9" cy="9" r="7" />
    </svg>
  );
}
