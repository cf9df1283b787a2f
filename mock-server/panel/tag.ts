/** Where the panel's program is, below the root of whoever serves the page. */
const PANEL_SCRIPT = '__mock/panel.js';

/**
 * A page with the mock's panel in it. `root`: path below which the mock answers, with a slash at its end. The panel is the
 * last thing to load; a page without an end is left as it is, and so is one that has it already.
 */
export function withPanel(html: string, root = '/'): string {
  const tag = `<script type="module" src="${root}${PANEL_SCRIPT}"></script>`;
  const end = html.lastIndexOf('</body>');
  if (end < 0 || html.includes(tag)) return html;
  return `${html.slice(0, end)}${tag}\n  ${html.slice(end)}`;
}
