import { listAlertEvents } from '../../../generated/client/alert.ts';
import type { AlertEvent } from '../../api/model.ts';
import { alertTime } from '../../rules/alerts/alert-time.ts';
import { type Progress, readWholeList } from '../read-whole-list.ts';
import { type AlertFilter, callsOf } from './queries.ts';

type Options = {
  signal: AbortSignal;
  onProgress: (progress: Progress) => void;
  /** Line of the file about an event. */
  lineOf: (event: AlertEvent) => string;
};

/**
 * Lines about all alert events of a filter, newest first (commerce 7). `expected`: their number, for the progress. Rejects if any
 * page fails: a partial export must not look complete.
 */
export async function readAlerts(
  filter: AlertFilter,
  expected: number,
  { signal, onProgress, lineOf }: Options,
): Promise<{ parts: BlobPart[]; count: number }> {
  const calls = callsOf(filter);
  const lines: { at: number; line: string }[] = [];
  const parts: BlobPart[] = [];
  let count = 0;
  for (const call of calls) {
    const before = count;
    const read = await readWholeList((page) => listAlertEvents({ ...call, ...page }, { signal }), {
      signal,
      onProgress: ({ done }) => onProgress({ done: before + done, of: Math.max(expected, before + done) }),
      convert: (events) =>
        // Blobs, which the browser may keep outside of the page's memory. Several calls are sorted first.
        calls.length === 1
          ? new Blob(events.map(lineOf))
          : events.map((event) => ({ at: alertTime(event) ?? 0, line: lineOf(event) })),
    });
    count += read.count;
    for (const part of read.parts) {
      if (part instanceof Blob) parts.push(part);
      else for (const line of part) lines.push(line);
    }
  }
  lines.sort((a, b) => b.at - a.at);
  return { parts: [...parts, new Blob(lines.map(({ line }) => line))], count };
}
