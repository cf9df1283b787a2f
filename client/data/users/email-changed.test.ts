import { expect, test, vi } from 'vitest';

const forgetEmailChange = vi.fn();
vi.mock('../../state/email-change.ts', () => ({ forgetEmailChange: () => forgetEmailChange() }));

const { emailChanged, renewTokens } = await import('./email-changed.ts');

test('[core 2.1] renews tokens that have the old address', async () => {
  const accessToken = vi.fn(async (refused?: string) => (refused === undefined ? 'old' : 'new'));
  await renewTokens({ accessToken });
  expect(accessToken.mock.calls).toEqual([[], ['old']]);
});

test('renews nothing without valid tokens', async () => {
  const accessToken = vi.fn(async () => null);
  await renewTokens({ accessToken });
  expect(accessToken).toHaveBeenCalledOnce();
});

test('[core 2.1] ends the change, renews the tokens and notifies other tabs', async () => {
  const setItem = vi.fn();
  vi.stubGlobal('localStorage', { setItem });
  const accessToken = vi.fn(async () => 'token');
  await emailChanged({ accessToken });
  vi.unstubAllGlobals();
  expect([forgetEmailChange.mock.calls.length, accessToken.mock.calls.length]).toEqual([1, 2]);
  expect(setItem).toHaveBeenCalledExactlyOnceWith('waymark.user-changed', expect.any(String));
});
