import type { Read } from '../../client/data/invalidation.ts';
import { type OperationId, operations } from '../../generated/contract/operations.ts';
import { type Sample, samples } from '../authorization/requests.ts';

/** Requests without a filter, where the operation's sample names one vehicle. */
const UNFILTERED: Partial<Record<Read, string>> = {
  listLogs: '/api/v1/iot/logs',
  listAlertEvents: '/api/v1/alert/event?from_date=2026-11-20T00:00:00Z',
  listAlertRules: '/api/v1/alert/rule',
};

const isRead = (id: OperationId): id is Read => operations[id].method === 'get';
export const READS: readonly Read[] = (Object.keys(operations) as OperationId[]).filter(isRead);

/** Vehicle, device and account of the samples. */
export type Subject = { vehicle: number; device: string };
export const SAMPLED: Subject = { vehicle: 1002, device: '3182041907' };

/** A sample for another vehicle. */
export function about(sample: Sample, { vehicle, device }: Subject = SAMPLED): Sample {
  const text = JSON.stringify(sample).replaceAll(`${SAMPLED.vehicle}`, `${vehicle}`).replaceAll(SAMPLED.device, device);
  return JSON.parse(text) as Sample;
}

/** Address of each read, for one vehicle. */
export const addressesOf = (subject?: Subject): ReadonlyMap<Read, string> =>
  new Map(READS.map((id) => [id, UNFILTERED[id] ?? about(samples[id], subject).path]));
