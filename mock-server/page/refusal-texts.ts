import type { Language } from '../language.ts';

type Said = { title: string; sentence: string };

export type RefusalTexts = {
  /** Of refusals that people meet, by their code. */
  refusals: Readonly<Record<string, Said>>;
  /** Titles of the others, above the mock's own sentence. */
  unavailable: string;
  refused: string;
  /** `when`: “in 3 seconds”. */
  again: (when: string) => string;
  tryAgain: string;
  toPanel: string;
  toKey: string;
};

export const REFUSAL_TEXTS: Readonly<Record<Language, RefusalTexts>> = {
  en: {
    refusals: {
      TOO_MANY_REQUESTS: { title: 'Too many requests', sentence: 'Your team has reached its limit of requests.' },
      WORLD_REQUIRED: {
        title: 'No world chosen',
        sentence: 'Several people share this mock, each in a world of their own. Choose or create yours in the panel.',
      },
      KEY_REQUIRED: { title: 'A key is needed', sentence: 'Teams share this mock. Enter the key of yours.' },
      KEY_UNKNOWN: { title: 'Unknown key', sentence: 'No team has the key of this browser. Enter that of yours.' },
      NO_DATABASE: {
        title: 'Not available',
        sentence: 'The mock cannot reach the database that keeps its worlds. Nothing was changed.',
      },
      WORLD_MOVED: { title: 'One moment', sentence: 'Another process took this world. Nothing was changed.' },
    },
    unavailable: 'Not available',
    refused: 'Request refused',
    again: (when) => `You can try again ${when}.`,
    tryAgain: 'Try again',
    toPanel: 'Open the panel',
    toKey: 'Enter a key',
  },
  fr: {
    refusals: {
      TOO_MANY_REQUESTS: { title: 'Trop de requêtes', sentence: 'Votre équipe a atteint sa limite de requêtes.' },
      WORLD_REQUIRED: {
        title: 'Aucun monde choisi',
        sentence:
          'Plusieurs personnes partagent ce simulateur, chacune dans son monde. Choisissez ou créez le vôtre dans le panneau.',
      },
      KEY_REQUIRED: {
        title: 'Une clé est nécessaire',
        sentence: 'Des équipes partagent ce simulateur. Saisissez la clé de la vôtre.',
      },
      KEY_UNKNOWN: {
        title: 'Clé inconnue',
        sentence: 'Aucune équipe n’a la clé de ce navigateur. Saisissez celle de la vôtre.',
      },
      NO_DATABASE: {
        title: 'Indisponible',
        sentence: 'Le simulateur ne peut pas joindre la base de données de ses mondes. Rien n’a été modifié.',
      },
      WORLD_MOVED: { title: 'Un instant', sentence: 'Un autre processus a repris ce monde. Rien n’a été modifié.' },
    },
    unavailable: 'Indisponible',
    refused: 'Requête refusée',
    again: (when) => `Vous pourrez réessayer ${when}.`,
    tryAgain: 'Réessayer',
    toPanel: 'Ouvrir le panneau',
    toKey: 'Saisir une clé',
  },
  es: {
    refusals: {
      TOO_MANY_REQUESTS: {
        title: 'Demasiadas solicitudes',
        sentence: 'Su equipo ha alcanzado su límite de solicitudes.',
      },
      WORLD_REQUIRED: {
        title: 'Ningún mundo elegido',
        sentence: 'Varias personas comparten este simulador, cada una en su mundo. Elija o cree el suyo en el panel.',
      },
      KEY_REQUIRED: {
        title: 'Se necesita una clave',
        sentence: 'Varios equipos comparten este simulador. Introduzca la clave del suyo.',
      },
      KEY_UNKNOWN: {
        title: 'Clave desconocida',
        sentence: 'Ningún equipo tiene la clave de este navegador. Introduzca la del suyo.',
      },
      NO_DATABASE: {
        title: 'No disponible',
        sentence: 'El simulador no puede acceder a la base de datos de sus mundos. No se ha cambiado nada.',
      },
      WORLD_MOVED: { title: 'Un momento', sentence: 'Otro proceso ha tomado este mundo. No se ha cambiado nada.' },
    },
    unavailable: 'No disponible',
    refused: 'Solicitud rechazada',
    again: (when) => `Podrá intentarlo de nuevo ${when}.`,
    tryAgain: 'Intentar de nuevo',
    toPanel: 'Abrir el panel',
    toKey: 'Introducir una clave',
  },
};
