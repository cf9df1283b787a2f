import type { ReactNode } from 'react';
import styles from './pay-bar.module.css';

type Props = {
  label: string;
  /** `null`: not known yet. */
  amount: string | null;
  /** The button. */
  children: ReactNode;
};

/** Amount and button of a page on a phone. They stay at the lower edge, within reach of the thumb. */
export function PayBar({ label, amount, children }: Props) {
  return (
    <div className={styles.bar} data-pay-bar>
      {amount !== null && (
        <p>
          <small>{label}</small>
          <b className="tabular">{amount}</b>
        </p>
      )}
      {children}
    </div>
  );
}
