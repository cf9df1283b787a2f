/** Style sheet of the documentation. A separate file, because the page's policy forbids inline styles. */
export const DOCS_STYLE = `
:root {
  color-scheme: light dark;
  --body: light-dark(#f8fafb, #161c20);
  --surface: light-dark(#ffffff, #1f272c);
  --line: light-dark(#e2e7ea, #2f383e);
  --text: light-dark(#131b1f, #e8ecee);
  --dim: light-dark(#5f6b72, #9fa8ad);
  --accent: light-dark(#005b69, #81d5e6);
  --get: light-dark(#0f7a3d, #5bcc80);
  --post: light-dark(#305eb7, #7faafa);
  --delete: light-dark(#c72026, #f77571);
}
* { box-sizing: border-box; }
html { scroll-padding-top: 16px; }
body {
  margin: 0 auto;
  max-width: 1120px;
  padding: 24px 16px 64px;
  background: var(--body);
  color: var(--text);
  font: 15px/1.5 Inter, system-ui, sans-serif;
  font-variant-numeric: tabular-nums;
}
h1 { font-size: 28px; line-height: 36px; margin: 0 0 8px; }
h2 { font-size: 18px; margin: 32px 0 8px; }
h3 { font-size: 15px; margin: 0; overflow-wrap: anywhere; }
h4 { font-size: 13px; margin: 12px 0 4px; color: var(--dim); }
p { max-width: 70ch; margin: 8px 0; }
a { color: var(--accent); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
code, pre { font: 13px/1.5 ui-monospace, monospace; }
pre, section { border: 1px solid var(--line); border-radius: 8px; }
pre { margin: 0; padding: 12px; overflow: auto; max-height: 320px; background: var(--body); }
section { margin: 12px 0; padding: 16px; background: var(--surface); }
section:target { border-color: var(--accent); }
h3 b { display: inline-block; min-width: 56px; font-size: 13px; }
.get { color: var(--get); }
.post { color: var(--post); }
.delete { color: var(--delete); }
.dim { color: var(--dim); }
.scroll { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; margin: 8px 0; font-size: 13px; }
th, td { padding: 8px 12px 8px 0; border-top: 1px solid var(--line); text-align: left; vertical-align: top; }
thead th { border: 0; color: var(--dim); font-weight: 400; }
tbody th { font-weight: 400; }
nav ul { margin: 0; padding: 0; list-style: none; }
nav a { display: inline-block; padding: 10px 0; font: 13px/1.5 ui-monospace, monospace; }
@media (min-width: 900px) {
  body { display: grid; grid-template-columns: 240px 1fr; column-gap: 32px; }
  header { grid-column: 1 / -1; }
  nav { position: sticky; top: 0; align-self: start; max-height: 100vh; overflow: auto; padding-bottom: 24px; }
  nav a { padding: 2px 0; }
  nav h2 { font-size: 13px; margin: 16px 0 4px; color: var(--dim); font-weight: 400; }
}
`;
