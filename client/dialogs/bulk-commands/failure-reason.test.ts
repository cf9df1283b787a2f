import { createInstance } from 'i18next';
import { expect, test } from 'vitest';
import commands from '../../i18n/catalogs/en/commands.ts';
import common from '../../i18n/catalogs/en/common.ts';
import frCommands from '../../i18n/catalogs/fr/commands.ts';
import frCommon from '../../i18n/catalogs/fr/common.ts';
import type { Ended } from '../../rules/device-requests/progress.ts';
import { requestReceipt, type Wording } from '../../wording/request-receipt.ts';
import { failureReason } from './failure-reason.ts';

const i18next = createInstance();
await i18next.init({
  lng: 'en',
  resources: {
    en: { common, commands },
    fr: { common: frCommon, commands: frCommands },
  },
});
function inLanguage(language: string, failure: Ended): string {
  const t: Wording['t'] = i18next.getFixedT(language, ['commands', 'common']);
  const wording = { t, language, time: String, explain: () => [], silence: () => '' };
  return failureReason(failure, (end, now) => requestReceipt(end, now, wording), language);
}

const asleep: Ended = { step: 'ended', outcome: 'unanswered', at: 0, code: null, detail: 'The modem is asleep.' };
const stolen: Ended = { step: 'ended', outcome: 'refused', at: 0, code: 'STOLEN', detail: 'Reported as stolen.' };
const lapsed: Ended = { step: 'ended', outcome: 'refused', at: 0, code: 'EXPIRED', detail: 'Expired on Friday.' };

test.each([
  [asleep, 'The modem is asleep.'],
  [stolen, 'Reported as stolen.'],
  [lapsed, 'Expired on Friday.'],
  [{ ...asleep, detail: null }, 'The device did not answer. Nothing was changed.'],
  [{ ...lapsed, detail: null }, 'The plan has expired'],
  [{ step: 'ended', outcome: 'failed', at: 0, code: null, detail: null }, 'Unexpected error. Please try again later.'],
  [
    { step: 'ended', outcome: 'not_sent', at: 0, code: null, detail: null, why: 'waited' },
    'The command before it took longer than 1 minute.',
  ],
  [{ step: 'ended', outcome: 'canceled', at: 0 }, 'Canceled, not sent'],
] as const)("[core 8] shows the server's detail for %o", (failure, text) => {
  expect(inLanguage('en', failure)).toBe(text);
});

test.each([
  [asleep, 'L’appareil n’a pas répondu. Rien n’a changé.'],
  [lapsed, 'Le forfait a expiré'],
  [stolen, 'L’appareil ne l’a pas acceptée. Rien n’a changé.'],
])('[core 8] translates known codes of %o into French', (failure, text) => {
  expect(inLanguage('fr', failure)).toBe(text);
});
