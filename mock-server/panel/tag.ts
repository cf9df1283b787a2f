/** Path of the panel's script, below the root of the server. */
const PANEL_SCRIPT = '__mock/panel.js';

/**
 * Adds the mock's panel to a page as the last script. `root`: path of the mock, with a trailing slash. Returns pages
 * without an end or with a panel unchanged.
 */
export function withPanel(html: string, root = '/'): string {
  const tag = `<script type="module" src="${root}${PANEL_SCRIPT}"></script>`;
  const end = html.lastIndexOf('</body>');
  if (end < 0 || html.includes(tag)) return html;
  return `${html.slice(0, end)}${tag}\n  ${html.slice(end)}`;
}
