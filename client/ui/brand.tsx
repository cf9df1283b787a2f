import styles from './brand.module.css';

/** The mark: a rounded accent square with a route that draws a W and ends in a point. Decorative beside its name. */
export function BrandMark({ size = 30 }: { size?: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" className={styles.mark}>
      <rect width="32" height="32" rx="8" />
      <path d="M7 10.5l4.3 11.2L16 12l4.7 9.7 2.6-6.9" />
      <circle cx="24.6" cy="10.2" r="2.3" />
    </svg>
  );
}

export function Brand({ name }: { name: string }) {
  return (
    <span className={styles.brand}>
      <BrandMark />
      <span className={styles.name}>{name}</span>
    </span>
  );
}
