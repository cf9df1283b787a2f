import { expect, test } from 'vitest';
import { demoPage, withBase } from './entry-page.ts';

const BUILT = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <base href="/" />
    <script type="module" crossorigin src="./assets/index-1a2b.js"></script>
    <link rel="stylesheet" crossorigin href="./assets/index-3c4d.css">
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>
`;

test('waits for the worker, adds panel and policy, and uses relative addresses', () => {
  expect(demoPage(BUILT, "default-src 'none'")).toBe(`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'" />
    <base href="./" />
    <link rel="modulepreload" id="waymark-program" href="./assets/index-1a2b.js" />
    <script type="module" src="demo.js"></script>
    <link rel="stylesheet" crossorigin href="./assets/index-3c4d.css">
  </head>
  <body>
    <div id="root"></div>
  <script type="module" src="./__mock/panel.js"></script>
  </body>
</html>
`);
});

test('refuses a page that cannot run below a path, with the reason', () => {
  const page = (html: string) => () => demoPage(html, '');
  expect(page(BUILT.replace('./assets/index-1a2b', '/assets/index-1a2b'))).toThrow(
    "The portal has to be built with relative addresses (base: './'), not with /assets/index-1a2b.js.",
  );
  expect(page(BUILT.replace('./assets/index-1a2b', 'https://cdn.example/index'))).toThrow('relative addresses');
  expect(page(BUILT.replace(/<script.*<\/script>/, ''))).toThrow('one module script');
  expect(page(BUILT.replace('<base href="/" />', ''))).toThrow('a base');
});

test('resolves the page against the path of the demo at any address', () => {
  expect(withBase(demoPage(BUILT, ''), '/some/sub/')).toContain('<base href="/some/sub/" />');
  expect(withBase('<base href="/"><base href="/">', '/$&/')).toBe('<base href="/$&/" /><base href="/">');
});
