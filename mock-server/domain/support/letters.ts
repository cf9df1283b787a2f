import type { Letter } from '../../world/outbox.ts';
import type { CaseRow, UserRow } from '../../world/rows.ts';

type Words = Record<'opened' | 'answered', { subject: (id: string) => string; body: (subject: string) => string }>;

const WORDS: Readonly<Record<UserRow['language'], Words>> = {
  English: {
    opened: {
      subject: (id) => `We received your request ${id}`,
      body: (subject) => `Your request: ${subject}. We reply to this address within 72 hours.`,
    },
    answered: {
      subject: (id) => `Our reply to your request ${id}`,
      body: (subject) => `About “${subject}”: we have looked at it. Reply to this message if it is not solved.`,
    },
  },
  French: {
    opened: {
      subject: (id) => `Nous avons reçu votre demande ${id}`,
      body: (subject) => `Votre demande\u00a0: ${subject}. Nous répondons à cette adresse en 72 heures au plus.`,
    },
    answered: {
      subject: (id) => `Notre réponse à votre demande ${id}`,
      body: (subject) =>
        `Au sujet de «\u00a0${subject}\u00a0»\u00a0: nous avons examiné votre demande. Répondez à ce message si le problème persiste.`,
    },
  },
  Spanish: {
    opened: {
      subject: (id) => `Recibimos su solicitud ${id}`,
      body: (subject) => `Su solicitud: ${subject}. Respondemos a este correo en un plazo de 72 horas.`,
    },
    answered: {
      subject: (id) => `Nuestra respuesta a su solicitud ${id}`,
      body: (subject) => `Sobre “${subject}”: revisamos su solicitud. Responda a este mensaje si el problema continúa.`,
    },
  },
};

function letter(row: CaseRow, { subject, body }: Words['opened']): Letter {
  return { channel: 'email', to: row.email, subject: subject(row.id), body: body(row.subject), code: null, links: [] };
}

/** To the address of the case, when it is opened. */
export const caseOpenedLetter = (row: CaseRow, language: UserRow['language']): Letter =>
  letter(row, WORDS[language].opened);

/** To the address of the case, when the team answers. */
export const caseAnsweredLetter = (row: CaseRow, language: UserRow['language']): Letter =>
  letter(row, WORDS[language].answered);
