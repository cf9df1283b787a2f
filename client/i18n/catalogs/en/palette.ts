/** The command palette. */
export default {
  label: 'Search vehicles, pages and commands',
  placeholder: 'Search vehicles, pages, commands',
  pages: 'Pages',
  vehicles: 'Vehicles',
  commands: 'Commands',
  command: '{{command}} {{vehicle}}',
  pageOf: '{{vehicle}}: {{page}}',
  articles: 'Help articles',
  nothing: 'Nothing found',
  escape: 'Esc',
  enter: 'Enter',
} as const;
