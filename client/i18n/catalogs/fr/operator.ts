import type { Translation } from '../../types.ts';
import type en from '../en/operator.ts';

export default {
  title: 'Le portail n’est pas configuré',
  text: 'Cette page s’adresse à l’exploitant du portail. Il lit ses réglages dans {{address}} au démarrage, et ceux-ci manquent ou sont erronés :',
  unreadable: 'Le fichier n’a pas pu être lu : {{reason}}',
  hint: 'Corrigez le fichier et rechargez la page.',
  problems: {
    missing: 'manque',
    text: 'doit être un texte non vide',
    flag: 'doit être true ou false',
    address: 'doit être une adresse qui commence par https://, ou par une seule / pour un chemin du portail',
    pool: 'doit ressembler à us-east-1_Example1',
    sdk: 'doit être amazon-cognito-identity-js ou amplify',
    hashes: 'doit être une liste d’empreintes SHA-256 d’adresses e-mail : 64 chiffres hexadécimaux chacune',
    domain: 'doit être un domaine comme partner.example',
    object: 'doit être un objet',
  },
} satisfies Translation<typeof en>;
