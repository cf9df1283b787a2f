import type { Language } from '../language.ts';

type KeyTexts = {
  title: string;
  intro: string;
  key: string;
  world: string;
  worldHint: string;
  enter: string;
  /** Reasons for a refusal. */
  unknownKey: string;
  revoked: string;
  invalidWorld: string;
  taken: string;
  tooMany: (limit: number) => string;
};

export const KEY_TEXTS: Readonly<Record<Language, KeyTexts>> = {
  en: {
    title: 'Shared sandbox',
    intro: 'Several teams share this mock. Enter the key of your team.',
    key: 'Key',
    world: 'World',
    worldHint: 'Optional. Without one, you use the world of your team.',
    enter: 'Continue',
    unknownKey: 'No team has this key.',
    revoked: 'The key of this browser is no longer valid.',
    invalidWorld: 'A world has 1 to 64 letters, digits, hyphens or underscores.',
    taken: 'Another team has a world with this name.',
    tooMany: (limit) => `Your team has reached its limit of ${limit} worlds.`,
  },
  fr: {
    title: 'Bac à sable partagé',
    intro: 'Plusieurs équipes partagent ce simulateur. Saisissez la clé de votre équipe.',
    key: 'Clé',
    world: 'Monde',
    worldHint: 'Facultatif. À défaut, vous utilisez celui de votre équipe.',
    enter: 'Continuer',
    unknownKey: 'Aucune équipe n’a cette clé.',
    revoked: 'La clé de ce navigateur n’est plus valable.',
    invalidWorld: 'Un monde a de 1 à 64 lettres, chiffres, tirets ou traits de soulignement.',
    taken: 'Une autre équipe a un monde de ce nom.',
    tooMany: (limit) => `Votre équipe a atteint sa limite de ${limit} mondes.`,
  },
  es: {
    title: 'Entorno de pruebas compartido',
    intro: 'Varios equipos comparten este simulador. Introduzca la clave de su equipo.',
    key: 'Clave',
    world: 'Mundo',
    worldHint: 'Opcional. Si lo deja vacío, usará el de su equipo.',
    enter: 'Continuar',
    unknownKey: 'Ningún equipo tiene esta clave.',
    revoked: 'La clave de este navegador ya no es válida.',
    invalidWorld: 'Un mundo tiene de 1 a 64 letras, cifras, guiones o guiones bajos.',
    taken: 'Otro equipo tiene un mundo con este nombre.',
    tooMany: (limit) => `Su equipo ha alcanzado el límite de ${limit} mundos.`,
  },
};
