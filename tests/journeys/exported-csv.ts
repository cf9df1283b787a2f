import { parse } from 'csv-parse/sync';

/** An exported file: its title and head, and the rows of its table by column. All its lines have the same length (RFC 4180). */
export function exportedCsv(text: string | Buffer): {
  title: string;
  head: Record<string, string>;
  columns: string[];
  rows: Record<string, string>[];
} {
  const lines = parse(text, { bom: true });
  const gap = lines.findIndex((line) => line.every((cell) => cell === ''));
  const [title = [], ...head] = lines.slice(0, gap);
  const [columns = [], ...rows] = lines.slice(gap + 1);
  return {
    title: title[0] ?? '',
    head: Object.fromEntries(head.map(([label = '', value = '']) => [label, value])),
    columns,
    rows: rows.map((row) => Object.fromEntries(columns.map((column, index) => [column, row[index] ?? '']))),
  };
}
