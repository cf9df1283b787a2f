import { Link } from 'react-router';
import type { Receipt } from '../../api/model.ts';
import { paths } from '../../lib/paths.ts';
import { useFormat } from '../../wording/use-format.ts';
import styles from './receipt-list.module.css';
import { usePriceWords } from './use-price-words.ts';

/** Payments by date, each with a link to its receipt. */
export function ReceiptList({ receipts }: { receipts: readonly Receipt[] }) {
  const words = usePriceWords();
  const format = useFormat();
  return (
    <ul className={styles.list}>
      {receipts.map(({ uuid, transaction_date, final_charge, currency }) => (
        <li key={uuid}>
          <Link to={`${paths.receipt}/${uuid}`}>{format.date(Date.parse(transaction_date))}</Link>
          <span className="tabular">{words.money(final_charge, currency)}</span>
        </li>
      ))}
    </ul>
  );
}
