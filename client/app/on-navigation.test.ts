import { beforeEach, expect, test, vi } from 'vitest';
import type { User } from '../api/model.ts';
import { setLanguage } from '../i18n/setup.ts';
import type { Session } from '../state/session.ts';
import { useVisits } from '../state/visits.ts';
import { onNavigation } from './on-navigation.ts';
import { keepLanguage } from './session-language.ts';

vi.mock('../i18n/setup.ts', () => ({ setLanguage: vi.fn() }));
vi.mock('./session-language.ts', () => ({ keepLanguage: vi.fn() }));

const openSession = vi.fn(async () => undefined);
const signedIn = (language: string): Session => ({ status: 'signed_in', user: { language } as User });

beforeEach(() => {
  vi.stubGlobal('sessionStorage', { setItem: () => undefined });
  vi.clearAllMocks();
  useVisits.setState(useVisits.getInitialState(), true);
});

test("[core 1] every navigation sets the signed-in user's language, and stores it for the next load", () => {
  for (const address of ['/reports', '/billing']) onNavigation(address, signedIn('French'), openSession);
  onNavigation('/billing', signedIn('German'), openSession);
  onNavigation('/terms', { status: 'signed_out', notice: null }, openSession);
  expect(vi.mocked(setLanguage).mock.calls).toEqual([['fr'], ['fr'], ['en']]);
  expect(vi.mocked(keepLanguage).mock.calls).toEqual([['fr'], ['fr'], ['en']]);
});

test('[core 2.2] every navigation is recorded with its query', () => {
  onNavigation('/reports?page=safety', signedIn('English'), openSession);
  onNavigation('/billing', signedIn('English'), openSession);
  expect(useVisits.getState()).toMatchObject({ here: '/billing', previous: '/reports?page=safety' });
});

test('[core 4] skips the initial load on excluded paths, and starts it on the first other page', () => {
  const starting: Session = { status: 'starting' };
  for (const path of ['/privacy-policy', '/terms', '/support']) {
    onNavigation(path, starting, openSession);
  }
  expect(openSession).not.toHaveBeenCalled();
  onNavigation('/billing?x=1', starting, openSession);
  expect(openSession).toHaveBeenCalledOnce();
  onNavigation('/billing', signedIn('English'), openSession);
  expect(openSession).toHaveBeenCalledOnce();
});
