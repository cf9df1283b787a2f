import { html, raw } from 'hono/html';
import type { Language } from '../language.ts';

const STYLE = `
:root {
  color-scheme: light dark;
  --body: light-dark(#f8fafb, #161c20);
  --surface: light-dark(#ffffff, #1f272c);
  --line: light-dark(#788489, #7d888e);
  --text: light-dark(#131b1f, #e8ecee);
  --dim: light-dark(#5f6b72, #9fa8ad);
  --accent: light-dark(#005b69, #81d5e6);
  --on-accent: light-dark(#ffffff, #0f1518);
  --danger: light-dark(#c72026, #f77571);
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--body); color: var(--text); font: 16px/1.5 Inter, system-ui, sans-serif; }
main { max-width: 440px; margin: 12vh auto 0; padding: 24px 16px 64px; }
h1 { font-size: 28px; line-height: 36px; margin: 0 0 8px; }
p { margin: 0 0 24px; }
label { display: block; margin: 0 0 4px; font-weight: 600; }
input {
  width: 100%; min-height: 44px; margin: 0 0 4px; padding: 8px 12px; border: 1px solid var(--line); border-radius: 8px;
  background: var(--surface); color: inherit; font: inherit;
}
small { display: block; min-height: 20px; margin: 0 0 16px; color: var(--dim); font-size: 14px; }
input[aria-invalid='true'] { border-color: var(--danger); }
.error { color: var(--danger); font-size: 14px; margin: 0 0 16px; }
button, .button {
  display: block; width: 100%; min-height: 44px; padding: 10px 16px; border: 0; border-radius: 8px; background: var(--accent); color: var(--on-accent);
  font: inherit; font-weight: 600; line-height: 24px; text-align: center; text-decoration: none; cursor: pointer;
}
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
`;

/** The style by its hash, forms of this origin, and nothing else. */
const policy = policyFor(STYLE);

async function policyFor(style: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style)));
  return [
    "default-src 'none'",
    `style-src 'sha256-${btoa(String.fromCharCode(...hash))}'`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Text in which `html` has escaped all values. */
export type Markup = ReturnType<typeof html>;

type Page = {
  status: number;
  language: Language;
  title: string;
  body: Markup;
  headers?: Readonly<Record<string, string>>;
};

/** A small page of the mock without scripts, pictures or anything of another origin. */
export async function pageOf({ status, language, title, body, headers }: Page): Promise<Response> {
  const text = await html`<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${title} · Waymark Mock</title>
    <link rel="icon" href="data:," />
    <style>${raw(STYLE)}</style>
  </head>
  <body>
    <main>
      <h1>${title}</h1>
      ${body}
    </main>
  </body>
</html>
`;
  return new Response(text.toString(), {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': await policy,
      'cache-control': 'no-store',
      // With `no-referrer`, browsers send a form with the origin `null`.
      'referrer-policy': 'same-origin',
      ...headers,
    },
  });
}
