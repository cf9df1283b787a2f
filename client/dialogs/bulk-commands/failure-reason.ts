import { detailIn } from '../../api/error-lines.ts';
import { reportOfRow } from '../../data/commands/row-report.ts';
import type { BulkFailure } from '../../rules/commands/bulk-flow.ts';
import type { CommandReport } from '../../rules/device-requests/progress.ts';
import type { CommandReceipt } from '../../wording/request-receipt.ts';

/**
 * Why a command of a batch failed: the server's detail for English users (core 8), otherwise the text of its receipt.
 */
export function failureReason(
  failure: BulkFailure,
  receiptOf: (report: CommandReport) => CommandReceipt,
  language: string,
): string {
  const { reason, word } = receiptOf(reportOfRow({ step: 'failed', why: failure }, 0));
  return detailIn(language, failure.detail) ?? reason ?? word;
}
