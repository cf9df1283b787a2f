import type { Translation } from '../../types.ts';
import type en from '../en/voice-assistants.ts';

export default {
  lead: 'Contrôlez votre véhicule par la voix.',
  title: 'NIP de déverrouillage',
  text: 'Un assistant demande ce NIP avant de déverrouiller un véhicule ou de démarrer son moteur à distance. Sans NIP, il ne fait ni l’un ni l’autre. Le verrouillage et les questions sur le véhicule n’en demandent pas.',
  set: 'Défini',
  unset: 'Non défini',
  isSet: 'Un NIP est défini. Il n’est affiché nulle part, mais vous pouvez le changer ou le supprimer.',
  isUnset: 'Aucun NIP n’est défini.',
  pin: 'NIP',
  pinHint:
    '6 chiffres. N’utilisez pas un code du clavier de votre véhicule : des personnes à proximité peuvent entendre ce NIP.',
  again: 'Répéter le NIP',
  submit: 'Définir le NIP',
  change: 'Changer le NIP',
  remove: 'Supprimer le NIP',
  removeTitle: 'Supprimer le NIP ?',
  removeText: 'Les assistants vocaux ne pourront plus déverrouiller un véhicule ni démarrer son moteur.',
  saved: 'Votre NIP est enregistré',
  removed: 'Votre NIP est supprimé',
} satisfies Translation<typeof en>;
