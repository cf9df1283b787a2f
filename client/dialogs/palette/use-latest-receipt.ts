import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Receipt } from '../../api/model.ts';
import { receiptsQuery } from '../../data/billing/queries.ts';
import { paths } from '../../lib/paths.ts';
import { canSeeBilling } from '../../rules/access/roles.ts';
import { useUser } from '../../state/session.ts';
import { usePageExists } from '../../ui/page-exists.tsx';
import { isAnyNamed } from './results.ts';

/** Fewer letters begin the name of a page as well: "re" of "Reports". */
const FROM = 4;

/**
 * The latest receipt, read once a query asks for it. For owners (core 6). `null` until it is known, `undefined` if the query does not ask
 * for it or there is none.
 */
export function useLatestReceipt(query: string): Receipt | null | undefined {
  const { t } = useTranslation('palette');
  const canSee = canSeeBilling(useUser()).allowed;
  const exists = usePageExists();
  const isNamed = query.trim().length >= FROM && isAnyNamed(t('receiptWords').split(', '), query);
  const isAsked = canSee && exists(paths.receipt) && isNamed;
  const { data, isPending } = useQuery({ ...receiptsQuery(), enabled: isAsked });
  if (!isAsked) return undefined;
  return isPending ? null : data?.[0];
}
