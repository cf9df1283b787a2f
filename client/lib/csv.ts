/** A text, a number, or an empty cell. */
export type Cell = string | number | null;

/** Spreadsheets read UTF-8 only with it. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** Starts of a text that spreadsheets would run as a formula. */
const FORMULA = /^[=+\-@\t\r]/;
const QUOTED = /[",\r\n]|^\s|\s$/;

/** One cell (RFC 4180). Texts that look like a formula begin with an apostrophe. Numbers stay as they are, also below zero. */
function cellText(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const safe = FORMULA.test(cell) ? `'${cell}` : cell;
  return QUOTED.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows as lines, each with its end. */
export const csvLines = (rows: Iterable<readonly Cell[]>): string =>
  Array.from(rows, (cells) => `${cells.map(cellText).join(',')}\r\n`).join('');

/** Saves a file on the user's machine. */
export function saveFile(name: string, parts: readonly string[], type: string): void {
  const address = URL.createObjectURL(new Blob([...parts], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Safari reads the file after the press.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
