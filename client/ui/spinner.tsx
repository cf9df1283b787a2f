import styles from './spinner.module.css';

/** Spinner. Requires a text beside it that names the operation. */
export function Spinner() {
  return (
    <svg className={styles.spinner} viewBox="0 0 18 18" width={18} height={18} aria-hidden="true">
      <circle cx="9" cy="9" r="7" />
      <circle cx="9" cy="9" r="7" />
    </svg>
  );
}
