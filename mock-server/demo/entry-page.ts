import { withPanel } from '../panel/tag.ts';

/** Id of the element that names the portal's program, which `demo.js` starts when the worker is there. */
export const PROGRAM_ID = 'waymark-program';

const BASE = /<base href="[^"]*"\s*\/?>/;
const PROGRAM = /<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>/g;
const CHARSET = /<meta charset="utf-8"\s*\/?>/i;

/**
 * The portal's built entry page as the demo's: `demo.js` in place of its program, which it starts once the worker answers
 * for the API; the panel; and a content policy. Throws a sentence when the page is not what it has to be.
 */
export function demoPage(html: string, policy: string): string {
  const programs = [...html.matchAll(PROGRAM)];
  const [program] = programs;
  if (!program || programs.length > 1) throw new Error('The entry page has to have one module script.');
  if (!BASE.test(html) || !CHARSET.test(html)) throw new Error('The entry page has to have a base and a charset.');
  const address = program[1] ?? '';
  if (/^(?:\w+:)?\//.test(address)) {
    throw new Error(`The portal has to be built with relative addresses (base: './'), not with ${address}.`);
  }
  const page = html
    .replace(CHARSET, (charset) => `${charset}\n    <meta http-equiv="Content-Security-Policy" content="${policy}" />`)
    .replace(program[0], () =>
      [
        `<link rel="modulepreload" id="${PROGRAM_ID}" href="${address}" />`,
        '<script type="module" src="demo.js"></script>',
      ].join('\n    '),
    );
  return withPanel(withBase(page, './'), './');
}

/** `404.html`: a script of its own, because a page that may be anywhere cannot name a file. */
export function lostPage(script: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="color-scheme" content="light dark" />
    <title>Waymark Account</title>
  </head>
  <body>
    <script type="module">${script.replaceAll('</', '<\\/')}</script>
  </body>
</html>
`;
}

/** The page for one address: everything relative in it starts at `path`, which ends with a slash. */
export function withBase(html: string, path: string): string {
  return html.replace(BASE, () => `<base href="${path}" />`);
}
