export type CsvCell = string | number | null;

/** Spreadsheets run texts that begin with these as formulas. */
const FORMULA = /^[=+\-@\t\r]/;
const SPECIAL = /[",\r\n]/;
/** Without it, Excel does not read the file as UTF-8. */
const BOM = '\uFEFF';

/** Rows as CSV (RFC 4180) with a byte order mark. An apostrophe keeps texts from being run as formulas; numbers need none. */
export function csvOf(rows: Iterable<readonly CsvCell[]>): string {
  const lines: string[] = [];
  for (const row of rows) lines.push(row.map(cell).join(','));
  return `${BOM}${lines.join('\r\n')}\r\n`;
}

function cell(value: CsvCell): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return SPECIAL.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
