import type { ReactNode } from 'react';
import { LineDrawing } from '../../ui/line-drawing.tsx';
import styles from './product-drawing.module.css';

type Props = {
  sku: string;
  /** Chooses the drawing of a product that is not known. */
  isModule: boolean;
};

/** Drawing of a product, for products without a picture. The name stands beside it. */
export function ProductDrawing({ sku, isModule }: Props) {
  return <LineDrawing viewBox="0 0 120 72">{DRAWINGS[sku] ?? (isModule ? module(null) : PARCEL)}</LineDrawing>;
}

/** A control module with its plug, its aerial and what tells it from the others. */
const module = (own: ReactNode) => (
  <>
    <path d="M94 30h8q6 0 6-6v-8" />
    <path d="M108 16v-8" className={styles.strong} />
    <rect x="26" y="16" width="68" height="42" rx="6" className={styles.body} />
    <path d="M26 26h-9v22h9" className={styles.body} />
    <path d="M21 31v0M21 37v0M21 43v0" className={styles.strong} />
    <circle cx="85" cy="24" r="2.5" className={styles.light} />
    {own}
  </>
);

/** Drawings by sku, all in a frame of 120 by 72. */
const DRAWINGS: Readonly<Record<string, ReactNode>> = {
  'X1MAX-LTE': module(
    <>
      <path d="M38 30v18M45 30v18M52 30v18M59 30v18" />
      <path d="M76 34l8 3v5q0 6-8 9q-8-3-8-9v-5z" className={styles.accent} />
    </>,
  ),
  'X1-LTE': module(
    <>
      <path d="M38 40h16" />
      <path d="M38 46h10" />
      <path d="M76 34a8 8 0 1 0 .1 0M76 31v8" className={styles.strong} />
    </>,
  ),
  'X1R-LTE': module(
    <>
      <path d="M38 40h14M38 46h14" />
      <path d="M66 40a9 9 0 0 1 16-3l2 2M84 33v6h-6M84 44a9 9 0 0 1-16 3l-2-2M66 51v-6h6" className={styles.strong} />
    </>,
  ),
  'KL-1': (
    <>
      <path d="M48 14v-2a12 8 0 0 1 24 0v2" className={styles.strong} />
      <rect x="36" y="14" width="48" height="50" rx="8" className={styles.body} />
      <path d="M46 25h28" className={styles.accent} />
      <path d="M50 35v0M60 35v0M70 35v0M50 44v0M60 44v0M70 44v0M50 53v0M60 53v0M70 53v0" className={styles.dots} />
    </>
  ),
  'XC2-REAR': (
    <>
      <path d="M84 36h14q6 0 6 6v14" />
      <path d="M28 16h48" className={styles.strong} />
      <path d="M44 16v8M60 16v8" />
      <rect x="24" y="24" width="60" height="32" rx="16" className={styles.body} />
      <circle cx="48" cy="40" r="10" className={styles.part} />
      <circle cx="48" cy="40" r="4.5" className={styles.accent} />
      <circle cx="72" cy="40" r="2.5" className={styles.light} />
    </>
  ),
  'XT-MOUNT': (
    <>
      <rect x="24" y="18" width="72" height="34" rx="8" className={styles.body} />
      <path d="M24 35h72" />
      <rect x="52" y="30" width="16" height="10" rx="3" className={styles.part} />
      <path d="M34 52v8h12v-8M74 52v8h12v-8" className={styles.accent} />
    </>
  ),
  'X1-HARNESS': (
    <>
      <rect x="14" y="24" width="24" height="24" rx="4" className={styles.body} />
      <path d="M21 30v0M21 36v0M21 42v0M30 30v0M30 36v0M30 42v0" className={styles.strong} />
      <path d="M38 30c24 0 20-16 62-16" />
      <path d="M38 36c26 0 30 0 62 0" className={styles.accent} />
      <path d="M38 42c24 0 20 16 62 16" />
      <path d="M100 14h6M100 36h6M100 58h6" className={styles.strong} />
    </>
  ),
};

const PARCEL = (
  <>
    <path d="M60 10l30 13v27l-30 13l-30-13V23z" className={styles.body} />
    <path d="M30 23l30 13l30-13M60 36v27M45 16.5l30 13" />
  </>
);
