import type { Language } from '../language.ts';
import type { LinkProblem } from './start-link.ts';
import { textsIn } from './texts/index.ts';

/**
 * The panel as its own page. `folder`: location of `panel.js`, relative to the page. `link`: the page of a scenario link
 * instead, and what is wrong with it.
 */
export function panelPage(language: Language, folder: string, link?: { problem: LinkProblem | null }): string {
  const { problems, opening } = textsIn(language).link;
  const element = link ? `start${link.problem === null ? '' : ` problem="${link.problem}"`}` : 'page';
  const text = link ? (link.problem === null ? opening : problems[link.problem]) : '';
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
    <waymark-mock ${element}>${text}</waymark-mock>
    <script type="module" src="${folder}panel.js"></script>
  </body>
</html>
`;
}
