import { beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../lib/storage.fixture.ts';

const DRAFT = {
  name: 'Riley',
  email: 'riley@waymark.example',
  subject: 'Van 12',
  description: 'It does not report.',
  phone_type: null,
  vehicles: [1002],
};

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('sessionStorage', memoryStorage());
  vi.stubGlobal('localStorage', memoryStorage());
});

test('[core 2.2] a draft outlasts an expired session, for its user alone', async () => {
  const { keepDraft, readDraft } = await import('./help-draft.ts');
  const { emptyEverything } = await import('./logout-registry.ts');
  keepDraft(101, DRAFT);
  emptyEverything(true);
  expect(readDraft(101)).toEqual(DRAFT);
  expect(readDraft(201)).toBeNull();
  expect(readDraft(101)).toBeNull();
});

test('[core 2.2] a logout removes a draft and resets the help center', async () => {
  const { keepDraft, readDraft } = await import('./help-draft.ts');
  const { changeHelp, useHelpFlow } = await import('./help-flow.ts');
  const { emptyEverything } = await import('./logout-registry.ts');
  keepDraft(101, DRAFT);
  changeHelp({ type: 'vehiclesChosen', vehicles: [1002] });
  changeHelp({ type: 'opened', query: 'at=app' });
  emptyEverything();
  expect(readDraft(101)).toBeNull();
  expect(useHelpFlow.getState()).toEqual({
    visited: [],
    phone: null,
    vehicles: [],
    resets: {},
    push: null,
    sent: null,
  });
  expect(sessionStorage.getItem('waymark.kept.help-center.1')).toBeNull();
});

test.each([
  ['Renewal', 'Renewal', ''],
  [' Renewal ', 'Renewal', ''],
  [undefined, 'Renewal', ''],
  ['Renewal of Van 12', 'Renewal', 'Renewal of Van 12'],
])('[commerce 2] keeps the subject %j of a form that suggests %j as %j', async (subject, suggested, kept) => {
  const { ownSubject } = await import('./help-draft.ts');
  expect(ownSubject(subject, suggested)).toBe(kept);
});
