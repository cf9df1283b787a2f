import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';

/** Minimum or maximum of a number. */
export type Target = { atLeast: number } | { atMost: number };
export type Unit = '/s' | '×' | 'ms' | 'MB' | '';

/** One number of the report. Numbers without a target serve as a baseline. */
export type Measure = { name: string; value: number; unit: Unit; target?: Target; note?: string };
/** One suite of the bench: its measurements in display order. */
export type Suite = { title: string; run: () => Promise<Measure[]> };
export type Measured = { title: string; measures: Measure[] };

export function isMet({ value, target }: Measure): boolean | null {
  if (!target) return null;
  return 'atLeast' in target ? value >= target.atLeast : value <= target.atMost;
}

/** Formats a number with three significant digits and grouped thousands. */
export function numberText(value: number): string {
  if (value >= 100) return Math.round(value).toLocaleString('en-US');
  return String(Number(value.toPrecision(value >= 1 ? 3 : 2)));
}

function withUnit(value: number, unit: Unit): string {
  const spaced = unit === '/s' || unit === '×' || unit === '' ? unit : ` ${unit}`;
  return `${numberText(value)}${spaced}`;
}

function cellsOf(measure: Measure): string[] {
  const { name, value, unit, target, note } = measure;
  const met = isMet(measure);
  return [
    name,
    withUnit(value, unit),
    target ? ('atLeast' in target ? `≥ ${withUnit(target.atLeast, unit)}` : `≤ ${withUnit(target.atMost, unit)}`) : '',
    met === null ? '' : met ? 'yes' : 'no',
    note ?? '',
  ];
}

const HEADINGS = ['Name', 'Value', 'Target', 'Met', 'Note'];

/** Table for the terminal. */
export function toTable(suites: readonly Measured[]): string {
  const rows = suites.flatMap(({ measures }) => measures.map(cellsOf));
  const widths = HEADINGS.map((heading, at) =>
    Math.max(heading.length, ...rows.map((cells) => cells[at]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, at) => (at === 1 || at === 2 ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0)))
      .join('  ')
      .trimEnd();
  const rule = '─'.repeat(widths.reduce((sum, width) => sum + width + 2, -2));
  const blocks = suites.map(({ title, measures }) => [
    `\n${title}`,
    ...measures.map((measure) => line(cellsOf(measure))),
  ]);
  return [line(HEADINGS), rule, ...blocks.flat()].join('\n');
}

/** The machine of the run. Ratios are comparable between machines, speeds are not. */
export function machine(): string {
  const [cpu] = cpus();
  const [busy = 0] = loadavg();
  const warning = busy > cpus().length / 2 ? ': the machine is busy, times are too long' : '';
  return `Node ${process.version.slice(1)}, ${cpus().length} × ${cpu?.model.trim()}, load ${busy.toFixed(1)}${warning}`;
}

export function toMarkdown(suites: readonly Measured[], ranOn: string): string {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const block = ({ title, measures }: Measured) =>
    [
      `## ${title}`,
      '',
      row(HEADINGS),
      row(['---', '---:', '---:', '---', '---']),
      ...measures.map((one) => row(cellsOf(one))),
    ].join('\n');
  return `# Bench\n\n${ranOn}\n\n${suites.map(block).join('\n\n')}\n`;
}

/** Writes `bench.json` and `bench.md`. */
export function save(folder: string, suites: readonly Measured[], ranOn: string): void {
  mkdirSync(folder, { recursive: true });
  const withVerdict = suites.map(({ title, measures }) => ({
    title,
    measures: measures.map((measure) => ({ ...measure, met: isMet(measure) })),
  }));
  writeFileSync(join(folder, 'bench.json'), `${JSON.stringify({ ranOn, suites: withVerdict }, null, 2)}\n`);
  writeFileSync(join(folder, 'bench.md'), toMarkdown(suites, ranOn));
}
