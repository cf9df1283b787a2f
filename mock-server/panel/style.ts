/**
 * Style sheet of the panel's shadow root. Uses the portal's design values. `light-dark()` follows the page's color
 * scheme.
 */
export const STYLE = `
:host {
  all: initial;
  color-scheme: inherit;
  --body: light-dark(#f8fafb, #161c20);
  --surface: light-dark(#ffffff, #1f272c);
  --subtle: light-dark(#f1f4f7, #283136);
  --line: light-dark(#e2e7ea, #2f383e);
  --border: light-dark(#d0d7db, #3a444a);
  --control-border: light-dark(#838e95, #7c868d);
  --text: light-dark(#131b1f, #e8ecee);
  --text-2: light-dark(#434e54, #c9cfd2);
  --dimmed: light-dark(#5f6b72, #9fa8ad);
  --accent: light-dark(#007283, #48bed4);
  --accent-soft: light-dark(#edfafc, #10323a);
  --accent-text: light-dark(#005b69, #81d5e6);
  --focus: light-dark(#00889c, #48bed4);
  --ink: light-dark(#131b1f, #e8ecee);
  --on-ink: light-dark(#ffffff, #131b1f);
  --success: light-dark(#0f7a3d, #5bcc80);
  --success-soft: light-dark(#e4f7e9, #183521);
  --warning: light-dark(#8f5400, #f0ab4d);
  --warning-soft: light-dark(#fff1dc, #3a2a10);
  --alarm: light-dark(#c72026, #f77571);
  --alarm-soft: light-dark(#fdedeb, #3f2624);
  --on-alarm: light-dark(#ffffff, #0f1417);
  --hairline: light-dark(rgba(19, 27, 31, .06), rgba(255, 255, 255, .08));
  --shade: light-dark(rgba(19, 27, 31, .16), rgba(0, 0, 0, .55));
  --control: 36px;
}
@media (max-width: 810px), (pointer: coarse) { :host { --control: 44px; } }

*, *::before, *::after { box-sizing: border-box; }
[hidden] { display: none !important; }
.opener, .drawer, .page {
  color: var(--text);
  font: 400 14px/20px "Inter Variable", Inter, system-ui, -apple-system, "Segoe UI", Roboto, sans-serif;
  font-variant-numeric: tabular-nums;
  text-align: start;
}
h1, h2, h3, p, ul, dl, dd { margin: 0; padding: 0; }
ul { list-style: none; }
h1 { font-size: 20px; line-height: 28px; font-weight: 600; letter-spacing: -.012em; }
h2 { font-size: 16px; line-height: 24px; font-weight: 600; letter-spacing: -.006em; }
h3, label, .label { font-size: 14px; line-height: 20px; font-weight: 600; }
b { font-weight: 600; }
code { font: inherit; font-size: 13px; line-height: 20px; color: var(--text); user-select: all; overflow-wrap: anywhere; }
a { color: var(--accent); font-weight: 600; text-decoration: none; }
a:hover { text-decoration: underline; }
button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
svg { width: 18px; height: 18px; flex: none; fill: none; stroke: currentColor; stroke-width: 1.75; stroke-linecap: round; stroke-linejoin: round; }

.opener {
  position: fixed;
  z-index: 2147483000;
  top: calc(100dvh * var(--at) - 24px);
  left: 0;
  display: grid;
  place-items: center;
  width: 16px;
  height: 48px;
  padding: 0;
  border: 0;
  border-radius: 0 8px 8px 0;
  background: var(--ink);
  color: var(--on-ink);
  box-shadow: 0 2px 6px var(--shade);
  opacity: .82;
  cursor: pointer;
  touch-action: none;
  transition: opacity 120ms cubic-bezier(.2, 0, 0, 1);
}
.opener[data-side="right"] { right: 0; left: auto; border-radius: 8px 0 0 8px; }
.opener[data-side="top"] { top: 0; left: calc(100vw * var(--at) - 24px); width: 48px; height: 12px; border-radius: 0 0 8px 8px; }
.opener[data-side="top"] svg { width: 10px; height: 10px; }
/* A larger target than its shape. */
.opener::after { content: ""; position: absolute; inset: -5px; }
@media print { .opener, .drawer { display: none !important; } }
.opener svg { width: 14px; height: 14px; }
.opener:hover, .opener:focus-visible { opacity: 1; }

.drawer {
  position: fixed;
  inset: 0 auto 0 0;
  width: min(416px, 100vw);
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  background: var(--surface);
  box-shadow: 0 0 0 1px var(--hairline), 0 16px 40px var(--shade);
  flex-direction: column;
  overflow: hidden;
}
.drawer:popover-open { display: flex; }
@media (prefers-reduced-motion: no-preference) {
  .drawer { opacity: 1; transition: opacity 180ms cubic-bezier(.2, 0, 0, 1); }
  @starting-style { .drawer:popover-open { opacity: 0; } }
}

header { display: flex; align-items: center; gap: 4px; padding: 12px 8px 12px 16px; }
.drawer header { flex: none; }
.mark { display: grid; place-items: center; flex: none; width: 32px; height: 32px; margin-right: 8px; border-radius: 8px; background: var(--ink); color: var(--on-ink); }
.caption { font-size: 12px; line-height: 16px; color: var(--dimmed); min-height: 16px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.grow { flex: 1; min-width: 0; overflow-wrap: anywhere; }
.icon {
  display: grid;
  place-items: center;
  flex: none;
  width: var(--control);
  height: var(--control);
  padding: 0;
  border: 0;
  border-radius: 8px;
  background: none;
  color: var(--text-2);
  cursor: pointer;
}
.icon:hover { background: var(--subtle); }

.tabs { display: flex; flex: none; gap: 0; padding: 0 8px; border-bottom: 1px solid var(--line); overflow-x: auto; scrollbar-width: none; }
.tabs button { flex: 1 0 auto; height: calc(var(--control) + 4px); padding: 0 8px; border: 0; border-bottom: 2px solid transparent; background: none; color: var(--text-2); cursor: pointer; white-space: nowrap; }
.tabs button:hover { color: var(--text); }
.tabs button[aria-selected="true"] { border-color: var(--accent); color: var(--accent-text); font-weight: 600; }
.tabs button:focus-visible { outline-offset: -2px; border-radius: 4px; }
@media (max-width: 480px) { .tabs { padding: 0 4px; } .tabs button { padding: 0 5px; } }

.parts { flex: 1; min-height: 0; overflow-y: auto; overscroll-behavior: contain; padding: 16px; }
.status { flex: none; padding: 8px 16px; border-top: 1px solid var(--line); background: var(--accent-soft); color: var(--accent-text); }
.status:empty { display: none; }
.status.alarm { background: var(--alarm-soft); color: var(--alarm); }
footer { display: flex; flex: none; align-items: center; justify-content: space-between; gap: 12px; min-height: var(--control); padding: 4px 8px 4px 16px; border-top: 1px solid var(--line); padding-bottom: calc(4px + env(safe-area-inset-bottom)); }

footer a { flex: none; }
@media (max-width: 480px), (pointer: coarse) { .keys { display: none; } }

.stack { display: flex; flex-direction: column; gap: 16px; }
.group { display: flex; flex-direction: column; gap: 12px; }
.group + .group { padding-top: 16px; border-top: 1px solid var(--line); }
.field { display: flex; flex-direction: column; gap: 6px; min-width: 0; }
.joined { display: flex; gap: 8px; }
.joined > :first-child { flex: 1; min-width: 0; }
.actions { display: flex; flex-wrap: wrap; align-items: center; gap: 8px; }
.actions .hint { flex: 1 1 160px; }
.line { display: flex; align-items: center; justify-content: space-between; gap: 12px; min-width: 0; }
.line > b { min-width: 0; overflow-wrap: anywhere; }
.steps { display: grid; grid-template-columns: repeat(4, 1fr); gap: 8px; }
.steps .button { padding: 0 4px; }

.hint, .second, .empty { font-size: 12px; line-height: 16px; color: var(--dimmed); font-weight: 400; }
.note { color: var(--text-2); overflow-wrap: anywhere; }
.hint.alarm { color: var(--alarm); }
.empty { padding: 8px 0; }
.figure { font-size: 28px; line-height: 36px; font-weight: 600; letter-spacing: -.02em; }
.badge { flex: none; padding: 3px 8px; border-radius: 6px; background: var(--subtle); color: var(--text-2); font-size: 12px; line-height: 16px; font-weight: 600; white-space: nowrap; }
.badge.success { background: var(--success-soft); color: var(--success); }
.badge.warning { background: var(--warning-soft); color: var(--warning); }
.badge.alarm { background: var(--alarm-soft); color: var(--alarm); }

.input { width: 100%; min-width: 0; height: var(--control); padding: 0 12px; border: 1px solid var(--control-border); border-radius: 8px; background: var(--surface); }
textarea.input { display: block; height: auto; min-height: var(--control); padding: 8px 12px; resize: none; field-sizing: content; overflow-wrap: anywhere; }
select.input { padding-right: 4px; text-overflow: ellipsis; }
.input:focus-visible { outline: 2px solid var(--focus); outline-offset: -1px; border-color: var(--focus); }
@media (max-width: 810px) { .input { font-size: 16px; } }
.check { display: flex; align-items: center; gap: 8px; min-height: var(--control); font-weight: 400; cursor: pointer; }
.check input { width: 18px; height: 18px; margin: 0; accent-color: var(--accent); }
.button { flex: none; min-height: var(--control); max-width: 100%; padding: 4px 14px; border: 1px solid transparent; border-radius: 8px; font-weight: 600; cursor: pointer; }
.button:disabled { color: var(--dimmed); cursor: default; }
.button.default { border-color: var(--border); background: var(--surface); }
.button.default:hover { background: var(--subtle); }
a.button { display: inline-flex; align-items: center; color: inherit; }
a.button:hover { text-decoration: none; }
.note + .actions { padding-top: 6px; }
.button.danger { background: var(--alarm); color: var(--on-alarm); }
.button.quiet { padding: 0 10px; background: none; color: var(--accent-text); }
.button.quiet:hover { background: var(--subtle); }

.segments { display: flex; gap: 2px; padding: 3px; border-radius: 8px; background: var(--subtle); }
.segments button { flex: 1; height: calc(var(--control) - 6px); padding: 0 8px; border: 0; border-radius: 6px; background: none; color: var(--text-2); white-space: nowrap; cursor: pointer; }
.segments button[aria-pressed="true"] { background: light-dark(#ffffff, #3a444a); color: var(--text); font-weight: 600; box-shadow: 0 1px 2px var(--hairline), 0 2px 6px var(--hairline); }

.card { padding: 16px; border: 1px solid var(--line); border-radius: 12px; background: var(--surface); }
.drawer .card { display: flex; flex-direction: column; gap: 8px; border-color: var(--accent); background: var(--accent-soft); }
.secret { display: grid; grid-template-columns: 76px 1fr auto; align-items: center; gap: 4px; color: var(--dimmed); font-size: 12px; line-height: 16px; }
.rows:empty { display: none; }
.rows > li { border-top: 1px solid var(--line); }
.rows > li:first-child { border-top: 0; }
.row { display: flex; flex-direction: column; gap: 4px; width: 100%; padding: 10px 8px; border: 0; border-radius: 8px; background: none; text-align: start; }
.row.line { flex-direction: row; }
.row.still { padding-inline: 0; }
button.row, details.row { width: calc(100% + 16px); margin-inline: -8px; }
button.row { cursor: pointer; }
button.row:hover { background: var(--subtle); }
.row .grow { display: flex; flex-direction: column; }

details.row { display: block; padding: 0; }
summary { display: grid; grid-template-columns: 44px 52px 1fr; align-items: baseline; gap: 2px 8px; padding: 8px; border-radius: 8px; cursor: pointer; list-style: none; }
summary::-webkit-details-marker { display: none; }
summary:hover { background: var(--subtle); }
summary .badge { text-align: center; padding-inline: 4px; }
summary b { font-size: 12px; }
summary .path { overflow-wrap: anywhere; }
summary .second { grid-column: 3; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 12px; padding: 4px 8px 12px 112px; font-size: 12px; line-height: 16px; }
dt { color: var(--dimmed); }
dd { overflow-wrap: anywhere; }
.body { padding: 0 8px 12px; }
.body .label { font-size: 12px; line-height: 16px; padding-bottom: 4px; }
pre { margin: 0; padding: 8px 12px; max-height: 240px; overflow: auto; border-radius: 6px; background: var(--subtle); font: 400 12px/16px ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }

:host([page]) { position: fixed; inset: 0; overflow-y: auto; background: var(--body); }
.page { max-width: 1376px; margin: 0 auto; padding: 0 32px 64px; }
.page header { padding: 24px 0 16px; gap: 16px; flex-wrap: wrap; }
.page header .mark { margin: 0; }
.page header .grow { flex-basis: 120px; }
.page header .actions { gap: 8px 20px; }
.page .status { position: fixed; left: 50%; bottom: 16px; width: max-content; max-width: calc(100% - 32px); transform: translateX(-50%); border: 0; border-radius: 8px; box-shadow: 0 0 0 1px var(--hairline), 0 8px 24px var(--shade); }
.columns { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 16px; align-items: start; }
.column { display: grid; grid-template-columns: minmax(0, 1fr); gap: 16px; }
.page .card > h2 { margin-bottom: 12px; }
.part-people .rows { max-height: 480px; margin-inline: -8px; padding-inline: 8px; overflow-y: auto; }
@media (max-width: 1140px) { .columns { grid-template-columns: repeat(2, minmax(0, 1fr)); } }
@media (max-width: 810px) {
  .page { padding: 0 16px 64px; }
  .columns { grid-template-columns: minmax(0, 1fr); }
}
@media (forced-colors: active) {
  .opener, .drawer, .badge, .status, .segments { border: 1px solid CanvasText; }
  .tabs button { border-color: Canvas; }
  .tabs button[aria-selected="true"] { border-color: Highlight; }
  .segments button[aria-pressed="true"] { forced-color-adjust: none; background: Highlight; color: HighlightText; }
}
`;
