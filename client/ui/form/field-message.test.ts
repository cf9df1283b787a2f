import { createInstance } from 'i18next';
import { expect, test } from 'vitest';
import * as z from 'zod';
import forms from '../../i18n/catalogs/en/forms.ts';
import frenchCommon from '../../i18n/catalogs/fr/common.ts';
import french from '../../i18n/catalogs/fr/forms.ts';
import refusals from '../../i18n/catalogs/fr/refusals.ts';
import { INTERPOLATION } from '../../i18n/interpolation.ts';
import { check } from '../../rules/validation/schema.ts';
import { fieldMessage } from './field-message.ts';
import { problemMessage, serverFieldLine, serverMessage } from './server-message.ts';

const i18next = createInstance();
await i18next.init({ lng: 'en', ns: 'forms', defaultNS: 'forms', resources: { en: { forms }, fr: { forms: french } } });
const t = i18next.getFixedT('en', 'forms');

const messagesOf = (schema: z.ZodType, value: unknown): string[] => {
  const checked = schema.safeParse(value, { error: (issue) => fieldMessage(issue, t, 'en') });
  return checked.success ? [] : checked.error.issues.map(({ message }) => message);
};

test('[core 5] a missing value is a required field', () => {
  expect(messagesOf(z.string().min(2), '')).toEqual(['Required field']);
  expect(messagesOf(z.object({ name: z.string() }), {})).toEqual(['Required field']);
  expect(messagesOf(z.object({ name: z.string() }), { name: null })).toEqual(['Required field']);
});

test('[core 5] too short shows the minimum, too long the maximum plus one', () => {
  expect(messagesOf(z.string().min(5), 'abcd')).toEqual(['Must have at least 5 characters']);
  expect(messagesOf(z.string().max(100), 'x'.repeat(101))).toEqual(['Must have less than 101 characters']);
  expect(messagesOf(z.string().max(100), 'x'.repeat(100))).toEqual([]);
});

test('[core 5] a malformed address is an invalid email', () => {
  expect(messagesOf(z.email(), 'riley@')).toEqual(['Email invalid']);
});

test('[commerce 5] a nullable value shows the message of its other schema', () => {
  expect(messagesOf(z.union([z.string().max(3), z.null()]), 'long')).toEqual(['Must have less than 4 characters']);
});

test('[commerce 5] a custom rule has its own text, with localized numbers', () => {
  const rule = () => ({ text: 'between', min: 1, max: 1_000_000 }) as const;
  expect(messagesOf(z.string().check(check(rule)), '0')).toEqual(['Must be between 1 and 1,000,000']);
  expect(problemMessage(rule(), i18next.getFixedT('fr', 'forms'), 'es')).toBe('Doit être compris entre 1 et 1,000,000');
});

test("[commerce 8] shows a server's message in the page's language if it has a translation", () => {
  const inFrench = i18next.getFixedT('fr', 'forms');
  expect(serverMessage('Email already taken', inFrench, 'fr')).toBe('Ce courriel est déjà utilisé');
  expect(serverMessage('This street does not exist.', inFrench, 'fr')).toBe('Veuillez vérifier cette valeur');
  expect(serverMessage('This street does not exist.', t, 'en')).toBe('This street does not exist.');
  expect(serverMessage('Invalid billing state', t, 'en')).toBe('Invalid billing state');
  // The server names the amount.
  const credit = 'Your account has credit of 9.00 USD. The country can change once it is used.';
  expect(serverMessage(credit, t, 'en')).toBe(credit);
  expect(serverMessage(credit, inFrench, 'fr')).toMatch(/^Votre compte a un crédit\./);
});

const inFrench = createInstance();
await inFrench.init({
  lng: 'fr',
  defaultNS: 'common',
  resources: { fr: { common: frenchCommon, forms: french, refusals } },
  ...INTERPOLATION,
});

test.each([
  ['vehicle_name', 'Must have less than 51 characters', 'Nom du véhicule : Doit contenir moins de 51 caractères'],
  ['line_items.0.product_quantity', 'Must be at least 1', 'Quantité : Doit être d’au moins 1'],
  ['postal_code', 'Something new', 'Code postal : Veuillez vérifier cette valeur'],
  ['flux_capacitor', 'Required field', 'Champ obligatoire'],
  ['coupon_code', 'Coupon invalid or expired', 'Coupon : Coupon non valide ou expiré'],
  ['exit_service_mode', 'This transaction has been declined.', 'Cette transaction a été refusée.'],
  ['card_id', 'Invalid billing state', 'Carte : Province ou état de facturation non valide'],
])('[core 2.6] translates the field %s and its message "%s"', (field, message, line) => {
  expect(serverFieldLine(field, message, inFrench)).toBe(line);
});
