import type { Translation } from '../../types.ts';
import type en from '../en/palette.ts';

export default {
  label: 'Rechercher véhicules, pages et commandes',
  placeholder: 'Rechercher véhicules, pages, commandes',
  pages: 'Pages',
  vehicles: 'Véhicules',
  commands: 'Commandes',
  command: '{{command}} {{vehicle}}',
  pageOf: '{{vehicle}} : {{page}}',
  articles: 'Articles d’aide',
  nothing: 'Aucun résultat',
  escape: 'Échap',
  enter: 'Entrée',
} satisfies Translation<typeof en>;
