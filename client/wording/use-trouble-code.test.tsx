import { createInstance } from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { expect, test } from 'vitest';
import type { TroubleCode } from '../api/model.ts';
import es from '../i18n/catalogs/es/trouble-codes.ts';
import fr from '../i18n/catalogs/fr/trouble-codes.ts';
import { INTERPOLATION } from '../i18n/interpolation.ts';
import { useTroubleCode } from './use-trouble-code.ts';

const MEANING: TroubleCode = {
  tech_definition: 'Cylinder 3 misfire detected',
  effect_on_vehicle: 'One cylinder does not burn its fuel fully.',
  system: 'Spark plug',
  urgency_desc: 'Moderate. Drive gently to a shop.',
};

async function explained(lng: string, code: string) {
  const i18next = createInstance();
  const resources = { fr: { 'trouble-codes': fr }, es: { 'trouble-codes': es } };
  await i18next.use(initReactI18next).init({ lng, resources, ...INTERPOLATION });
  const Text = () => {
    const { definition, urgency, lang } = useTroubleCode()(code, MEANING);
    return [definition, urgency.level, urgency.text, lang ?? 'page'].join(' | ');
  };
  return renderToStaticMarkup(
    <I18nextProvider i18n={i18next}>
      <Text />
    </I18nextProvider>,
  );
}

test.each([
  ['fr', 'P0303', 'Ratés d’allumage détectés, cylindre 3 | moderate | Roulez doucement jusqu’à un garage. | page'],
  ['es', 'P0303', 'Falla de encendido detectada, cilindro 3 | moderate | Conduzca con suavidad a un taller. | page'],
  ['en', 'P0303', 'Cylinder 3 misfire detected | moderate | Drive gently to a shop. | page'],
  ['fr', 'P0309', 'Cylinder 3 misfire detected | moderate | Drive gently to a shop. | en'],
  ['fr', 'constructor', 'Cylinder 3 misfire detected | moderate | Drive gently to a shop. | en'],
])('[core 2.8] in %s, explains %s: %s', async (language, code, text) => {
  expect(await explained(language, code)).toBe(text);
});
