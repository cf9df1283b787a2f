import { useErrorLines } from '../../api/error-lines.ts';
import type { Vehicle } from '../../api/model.ts';
import { outcomeOf } from '../../data/device-requests/outcome.ts';
import { type Subject, useRequestReceipt } from '../../wording/request-receipt.ts';

/** Lines for a form whose request to a device failed. What the service rejects in a field keeps its own lines. */
export function useRequestFailure(vehicle: Vehicle, reasonOf?: Subject['reasonOf']): (failure: unknown) => string[] {
  const errorLines = useErrorLines();
  const receiptOf = useRequestReceipt();
  return (failure) => {
    const end = outcomeOf(failure);
    if (end.error.kind === 'validation') return errorLines(failure);
    const { reason, word } = receiptOf(end, 0, { vehicle, ...(reasonOf && { reasonOf }) });
    return [reason ?? word];
  };
}
