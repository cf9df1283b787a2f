import type { Translation } from '../../types.ts';
import type en from '../en/help-center.ts';

export default {
  support: {
    lead: 'Nous vous aidons volontiers. Les guides répondent le plus vite à la plupart des questions.',
    ways: {
      guides: {
        title: 'Guides',
        text: 'Installation, forfaits, alertes et réglages, étape par étape.',
        action: 'Ouvrir le site d’aide',
      },
      helpCenter: {
        title: 'Centre d’aide',
        text: 'Une fois connecté, il examine votre véhicule avec vous et ouvre un dossier avec ce qu’il nous faut savoir.',
        action: 'Ouvrir le centre d’aide',
      },
      email: { title: 'Courriel', text: 'Nous répondons en 48 à 72 heures.' },
      phone: {
        title: 'Téléphone',
        text: 'Du lundi au vendredi, de {{from}} à {{until}} (heure du Centre), sauf les jours fériés.',
      },
    },
    elsewhere: 'ouvre un nouvel onglet',
    prepare: {
      title: 'Ce qui nous aide à vous aider',
      text: [
        '- Le numéro de série de l’appareil : il est imprimé dessus et affiché avec le véhicule dans le portail.',
        '- La marque, le modèle et l’année du véhicule.',
        '- Ce que vous avez fait, ce qui s’est passé, et quand.',
        '- Pour une question sur une commande, le numéro du reçu.',
      ],
      never:
        'N’envoyez jamais un mot de passe, un code de vérification ou un numéro de carte. Personne chez {{brand}} ne les demande.',
    },
    emergency: {
      title: 'En cas d’urgence',
      text: [
        'Appelez le numéro d’urgence de l’endroit où vous êtes. Si un véhicule a été volé, déclarez-le d’abord à la police et donnez-lui la position que montre le portail. N’allez pas le chercher vous-même.',
      ],
    },
  },
} satisfies Translation<typeof en>;
