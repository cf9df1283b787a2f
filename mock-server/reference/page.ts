import { html } from 'hono/html';

/**
 * Allows only scripts and styles of this origin. The default Trusted Types policy sanitizes the contract's Markdown.
 */
export const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types default dompurify 'allow-duplicates'",
].join('; ');

/** The contract as a page. Calls use the world of the browser's `mock_world` cookie. */
export const page = html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Waymark API</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="/__mock/contract/swagger-ui.css">
    <link rel="stylesheet" href="/__mock/contract/page.css">
  </head>
  <body>
    <header>
      <label for="persona">Calls are made as</label>
      <select id="persona"><option value="">Nobody: without a token</option></select>
      <p>The same as <a href="/__mock/contract.yaml">YAML</a> and <a href="/__mock/contract.json">JSON</a>.
        Worlds, clock and faults: <a href="/__mock/docs">control API</a>.</p>
      <p>A call takes the access token in <code>Authorization: Bearer</code>, and in <code>X-Access-Token</code> on
        same-origin paths (<code>/api/</code> without <code>v1</code>).</p>
    </header>
    <main id="contract"></main>
    <script src="/__mock/contract/swagger-ui-bundle.js"></script>
    <script type="module" src="/__mock/contract/page.js"></script>
  </body>
</html>
`;

export const STYLE = `
:root { color-scheme: light; }
body { margin: 0; background: #ffffff; color: #131b1f; font: 400 14px/20px system-ui, sans-serif; }
header {
  position: sticky;
  top: 0;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  padding: 8px 20px;
  border-bottom: 1px solid #e2e7ea;
  background: #f8fafb;
}
header label { font-weight: 600; }
header select { max-width: min(100%, 480px); height: 36px; font: inherit; }
header p { margin: 0; }
a { color: #00606e; }
`;
