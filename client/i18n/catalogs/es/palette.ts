import type { Translation } from '../../types.ts';
import type en from '../en/palette.ts';

export default {
  label: 'Buscar vehículos, páginas y comandos',
  placeholder: 'Buscar vehículos, páginas, comandos',
  pages: 'Páginas',
  vehicles: 'Vehículos',
  commands: 'Comandos',
  command: '{{command}} {{vehicle}}',
  pageOf: '{{vehicle}}: {{page}}',
  articles: 'Artículos de ayuda',
  nothing: 'No se encontró nada',
  escape: 'Esc',
  enter: 'Intro',
} satisfies Translation<typeof en>;
