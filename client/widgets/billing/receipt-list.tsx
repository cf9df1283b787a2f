import { Link } from 'react-router';
import type { Receipt } from '../../api/model.ts';
import { paths } from '../../lib/paths.ts';
import styles from './receipt-list.module.css';
import { usePriceWords } from './use-price-words.ts';

/** Payments by date, each with a link to its receipt. */
export function ReceiptList({ receipts }: { receipts: readonly Receipt[] }) {
  const words = usePriceWords();
  return (
    <ul className={styles.list}>
      {receipts.map((receipt) => (
        <li key={receipt.uuid}>
          <Link to={`${paths.receipt}/${receipt.uuid}`}>{words.date(receipt.transaction_date)}</Link>
          <span className="tabular">{words.paid(receipt)}</span>
        </li>
      ))}
    </ul>
  );
}
