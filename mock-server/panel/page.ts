import type { Language } from './texts/index.ts';

/** The panel as its own page. `folder`: location of `panel.js`, relative to the page. */
export function panelPage(language: Language, folder: string): string {
  return `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <meta name="color-scheme" content="light dark" />
    <title>Waymark Mock</title>
    <link rel="icon" href="data:," />
  </head>
  <body>
    <waymark-mock page></waymark-mock>
    <script type="module" src="${folder}panel.js"></script>
  </body>
</html>
`;
}
