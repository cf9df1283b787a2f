import { expect, test } from 'vitest';
import type { JournalEntry } from '../api.ts';
import { matchesEntry } from './journal.ts';

const ENTRY: JournalEntry = {
  id: 17,
  at: '2026-11-21T12:00:00.000Z',
  method: 'POST',
  path: '/api/v1/device/31950101/send-command',
  operation: 'sendCommand',
  caller: 'riley.kowalski@waymark.example',
  status: 424,
  ms: 1_803,
  fault: null,
  refused: [],
  request_body: null,
  response_body: null,
  omitted: [],
};

test('finds calls that contain all words of the search', () => {
  for (const words of ['', '424', 'post', 'SENDCOMMAND', 'riley 424', '31950101 send']) {
    expect(matchesEntry(ENTRY, words)).toBe(true);
  }
  for (const words of ['200', 'get', 'riley 200']) expect(matchesEntry(ENTRY, words)).toBe(false);
  expect(matchesEntry({ ...ENTRY, caller: null, operation: null }, 'null')).toBe(false);
});
