import { expect, test, vi } from 'vitest';

vi.mock('../../state/email-change.ts', () => ({ forgetEmailChange: () => undefined }));

const { renewTokens } = await import('./email-changed.ts');

test('[core 2.1] tokens with the address of before are renewed', async () => {
  const accessToken = vi.fn(async (refused?: string) => (refused === undefined ? 'old' : 'new'));
  await renewTokens({ accessToken });
  expect(accessToken.mock.calls).toEqual([[], ['old']]);
});

test('whoever has none that are good has none to renew', async () => {
  const accessToken = vi.fn(async () => null);
  await renewTokens({ accessToken });
  expect(accessToken).toHaveBeenCalledOnce();
});
