import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../lib/storage.fixture.ts';
import { emptyEverything } from './logout-registry.ts';

const ASKED = Date.UTC(2026, 10, 21, 15, 30);
const DAY = 86_400_000;

beforeEach(() => {
  vi.useFakeTimers({ now: ASKED });
  vi.stubGlobal('localStorage', memoryStorage());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A tab of this browser: its instance of the store, and the events from other tabs. */
async function tab(kept = memoryStorage()) {
  const page = new EventTarget();
  vi.stubGlobal('sessionStorage', kept);
  vi.stubGlobal('window', page);
  vi.resetModules();
  const state = await import('./email-change.ts');
  const pending = () => state.pendingEmail(state.useEmailChange.getState(), Date.now());
  const hear = (key: string, newValue: string | null) =>
    page.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
  return { ...state, kept, pending, hear };
}

test('[commerce 5] a requested change is pending as long as its link is valid, also after a reload', async () => {
  const first = await tab();
  expect(first.pending()).toBeNull();
  first.awaitEmail('riley@new.example');
  const again = await tab(first.kept);
  expect(again.pending()).toBe('riley@new.example');
  vi.setSystemTime(ASKED + DAY - 1);
  expect(again.pending()).toBe('riley@new.example');
  vi.setSystemTime(ASKED + DAY);
  expect(again.pending()).toBeNull();
});

test('[core 2.1] a change declined in another tab is no longer pending, in open and new tabs', async () => {
  const open = await tab();
  open.awaitEmail('riley@new.example');
  const closed = await tab();
  closed.awaitEmail('riley@new.example');
  vi.setSystemTime(ASKED + 1);
  (await tab()).emailChangeDeclined();
  open.hear('waymark.email-change.declined', '1');
  expect(open.pending()).toBeNull();
  expect((await tab(closed.kept)).pending()).toBeNull();
});

test("[core 2.1] a new request after a decline is pending, whatever the other tab's clock", async () => {
  const one = await tab();
  vi.setSystemTime(ASKED + 2_000);
  one.emailChangeDeclined();
  vi.setSystemTime(ASKED);
  one.awaitEmail('riley@other.example');
  expect((await tab(one.kept)).pending()).toBe('riley@other.example');
  one.hear('waymark.email-change.declined', null);
  expect(one.pending()).toBe('riley@other.example');
  emptyEverything();
});
