import { withPanel } from '../panel/tag.ts';

/** Id of the element that names the portal's script, which `demo.js` starts once the worker is ready. */
export const PROGRAM_ID = 'waymark-program';

const BASE = /<base href="[^"]*"\s*\/?>/;
const PROGRAM = /<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>/g;
const CHARSET = /<meta charset="utf-8"\s*\/?>/i;

/**
 * Converts the portal's built entry page for the demo: `demo.js` instead of the portal's script, which it starts once
 * the worker answers the API, plus panel and content policy. Throws a message for an unexpected page.
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

/** `404.html`. Its script is inline, because the page may be at any depth and cannot name a file. */
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

/** The page for one address. `path` ends with a slash and resolves its relative addresses. */
export function withBase(html: string, path: string): string {
  return html.replace(BASE, () => `<base href="${path}" />`);
}
