import { IconAlertCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { detailIn } from '../../api/error-lines.ts';
import { planOffersQuery, productsQuery } from '../../data/billing/queries.ts';
import { vehiclesQuery } from '../../data/vehicles/queries.ts';
import { type CartLine, lineKey } from '../../rules/billing/cart.ts';
import { type LineReason, lineReason } from '../../rules/billing/line-reason.ts';
import { MINUTE } from '../../rules/time/duration.ts';
import { removeLines, useCart } from '../../state/cart.ts';
import { BareButton } from '../../ui/bare-button.tsx';
import { useNow } from '../../ui/use-now.ts';
import styles from './checkout.module.css';

type Props = {
  line: CartLine;
  /** The server's reason, in English. */
  detail: string;
  isBusy: boolean;
};

/** Why a line cannot be bought (commerce 8). In other languages than English, the reason that the portal's own data gives. */
export function LineError({ line, detail, isBusy }: Props) {
  const { t, i18n } = useTranslation('checkout');
  const shown = detailIn(i18n.language, detail);
  const reason = useLineReason(line, shown === null);
  const known = reason && t(reason === 'conflict' ? 'obstacle.conflict' : `line.refused.${reason}`);
  return (
    <p className={styles.lineError}>
      <IconAlertCircle size={14} aria-hidden />
      <span>
        {shown ?? known ?? t('unknownLine')}{' '}
        <BareButton className={styles.link} disabled={isBusy} onClick={() => removeLines(new Set([lineKey(line)]))}>
          {t('line.removeIt')}
        </BareButton>
      </span>
    </p>
  );
}

function useLineReason(line: CartLine, isNeeded: boolean): LineReason | null {
  const { device_key, plan_id, product_id } = line;
  const { lines } = useCart();
  const now = useNow(MINUTE);
  const { data: vehicles } = useQuery({ ...vehiclesQuery(), enabled: isNeeded });
  const vehicle = vehicles?.find((one) => one.device_key === device_key) ?? null;
  const { data: plans } = useQuery({
    ...planOffersQuery(device_key),
    enabled: isNeeded && vehicle !== null && plan_id !== undefined,
  });
  const { data: products } = useQuery({ ...productsQuery(), enabled: isNeeded && product_id !== undefined });
  if (!isNeeded || !vehicles) return null;
  return lineReason(line, { lines, vehicle, plans, products, now });
}
