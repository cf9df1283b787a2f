import type { BulkRow } from '../../rules/commands/bulk-flow.ts';
import { type CommandReport, stageOfWait } from '../../rules/device-requests/progress.ts';

/** Describes a vehicle of a batch at `now`. */
export function reportOfRow(row: BulkRow, now: number): CommandReport {
  switch (row.step) {
    case 'waiting':
      return { stage: 'queued', askedAt: null, endedAt: null, behind: 'vehicles' };
    case 'sending': {
      const waited = now - row.since;
      return { stage: stageOfWait(waited), askedAt: row.since, endedAt: null, waited };
    }
    case 'success':
      return { stage: 'confirmed', askedAt: null, endedAt: row.at };
    case 'failed': {
      const { kind, code, detail, why } = row.why;
      return { stage: why === 'canceled' ? why : kind, askedAt: null, endedAt: null, code, detail, why };
    }
  }
}
