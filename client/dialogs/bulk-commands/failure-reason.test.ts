import { createInstance } from 'i18next';
import { expect, test } from 'vitest';
import commands from '../../i18n/catalogs/en/commands.ts';
import common from '../../i18n/catalogs/en/common.ts';
import frCommands from '../../i18n/catalogs/fr/commands.ts';
import frCommon from '../../i18n/catalogs/fr/common.ts';
import type { BulkFailure } from '../../rules/commands/bulk-flow.ts';
import { commandReceipt, type Wording } from '../../wording/request-receipt.ts';
import { failureReason } from './failure-reason.ts';

const i18next = createInstance();
await i18next.init({
  lng: 'en',
  resources: {
    en: { common, commands },
    fr: { common: frCommon, commands: frCommands },
  },
});
function inLanguage(language: string, failure: BulkFailure): string {
  const t: Wording['t'] = i18next.getFixedT(language, ['commands', 'common']);
  const wording = { t, language, time: String, explain: () => [] };
  return failureReason(failure, (report) => commandReceipt(report, wording), language);
}

const asleep: BulkFailure = { kind: 'unanswered', code: null, detail: 'The modem is asleep.' };
const stolen: BulkFailure = { kind: 'refused', code: 'STOLEN', detail: 'Reported as stolen.' };
const lapsed: BulkFailure = { kind: 'refused', code: 'EXPIRED', detail: 'Expired on Friday.' };

test.each([
  [asleep, 'The modem is asleep.'],
  [stolen, 'Reported as stolen.'],
  [lapsed, 'Expired on Friday.'],
  [{ ...asleep, detail: null }, 'The device did not answer. Nothing was changed.'],
  [{ ...lapsed, detail: null }, 'The plan has expired'],
  [{ kind: 'failed', code: null, detail: null }, 'Unexpected error. Please try again later.'],
  [{ kind: 'not_sent', code: null, detail: null, why: 'waited' }, 'The command before it took longer than 1 minute.'],
  [{ kind: 'not_sent', code: null, detail: null, why: 'canceled' }, 'Canceled, not sent'],
] as const)("[core 8] shows the server's detail for %o", (failure, text) => {
  expect(inLanguage('en', failure)).toBe(text);
});

test.each([
  [asleep, 'L’appareil n’a pas répondu. Rien n’a changé.'],
  [lapsed, 'Le forfait a expiré'],
  [stolen, 'Le véhicule ne l’a pas acceptée.'],
])('[core 8] translates known codes of %o into French', (failure, text) => {
  expect(inLanguage('fr', failure)).toBe(text);
});
