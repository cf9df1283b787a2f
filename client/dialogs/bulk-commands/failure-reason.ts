import { detailIn } from '../../api/error-lines.ts';
import type { Ended } from '../../rules/device-requests/progress.ts';
import type { RequestReceipt } from '../../wording/request-receipt.ts';

/**
 * Why a command of a batch failed: the server's detail for English users (core 8), otherwise the text of its receipt.
 */
export function failureReason(
  end: Ended,
  receiptOf: (end: Ended, now: number) => RequestReceipt,
  language: string,
): string {
  const { reason, word } = receiptOf(end, 0);
  return detailIn(language, end.detail ?? null) ?? reason ?? word;
}
