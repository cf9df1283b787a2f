import type { OperationId } from './contract.ts';
import type { Case } from './negative.ts';

/** A difference between server and contract. `status`: `null` without an answer. */
export type Drift = {
  operation: OperationId;
  case: Case;
  status: number | null;
  /** Field in the body, `results[].id`. Empty: the whole answer. */
  path: string;
  expected: string;
  seen: string;
};
/** Something allowed that the contract does not list. */
export type Note = {
  operation: OperationId;
  status: number;
  kind: 'unknown field' | 'unlisted value';
  path: string;
  seen: string;
};
/** `refused`: a refusal of the contract, so that the success was not checked. */
export type Outcome = { operation: OperationId; status: number };
export type Skipped = { operation: OperationId; reason: string };
/** An answer that was not recorded, because it could not be redacted for certain. */
export type NotRecorded = { operation: OperationId; case: Case; reason: string };
export type LeftBehind = { operation: OperationId; what: string };

export type Report = {
  server: string;
  /** Why the run ended early: the server is missing or refuses the token. `null`: it completed. */
  stopped: string | null;
  drift: Drift[];
  leftBehind: LeftBehind[];
  refused: Outcome[];
  notBuilt: Outcome[];
  skipped: Skipped[];
  checked: Outcome[];
  notes: Note[];
  notRecorded: NotRecorded[];
};

export const emptyReport = (server: string): Report => ({
  server,
  stopped: null,
  drift: [],
  leftBehind: [],
  refused: [],
  notBuilt: [],
  skipped: [],
  checked: [],
  notes: [],
  notRecorded: [],
});

type Line = Readonly<Record<string, string | number | null>>;

/** Sanitizes, deduplicates and sorts the report, so that equal results give equal reports. */
export function finished(report: Report, tidy: (text: string) => string): Report {
  const { server, stopped, ...sections } = report;
  const tidied = Object.entries(sections).map(([name, lines]) => [
    name,
    sorted((lines as Line[]).map(withTexts(tidy))),
  ]);
  return { server: tidy(server), stopped, ...Object.fromEntries(tidied) } as Report;
}

const withTexts =
  (tidy: (text: string) => string) =>
  (line: Line): Line =>
    Object.fromEntries(
      Object.entries(line).map(([name, value]) => [name, typeof value === 'string' ? tidy(value) : value]),
    );

function sorted(lines: Line[]): Line[] {
  const byText = new Map(lines.map((line) => [JSON.stringify(Object.values(line)), line]));
  return [...byText].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, line]) => line);
}

/** Whether the run says nothing about the contract: no operation answered as expected, and none differed. */
export const isNothingChecked = ({ drift, checked }: Report): boolean => drift.length === 0 && checked.length === 0;

export const toJson = (report: Report): string => `${JSON.stringify(report, null, 2)}\n`;

/** One line with the result of the run. */
export function toSummary(report: Report): string {
  const { server, stopped, checked, refused, notBuilt, skipped, notes, leftBehind, notRecorded } = report;
  const parts = [
    ...(stopped === null ? [] : [stopped]),
    ...(isNothingChecked(report) ? ['nothing checked'] : [driftIn(report), `${checked.length} checked`]),
    `${refused.length} refused`,
    `${notBuilt.length} not built`,
    `${skipped.length} skipped`,
    count(notes, 'note'),
    ...(notRecorded.length > 0 ? [`${notRecorded.length} not recorded`] : []),
    ...(leftBehind.length > 0 ? [`${leftBehind.length} left behind`] : []),
  ];
  return `${server}: ${parts.join(', ')}`;
}

function driftIn({ drift }: Report): string {
  if (drift.length === 0) return 'no drift';
  const operations = new Set(drift.map(({ operation }) => operation)).size;
  return `${count(drift, 'line')} of drift in ${operations} operation${operations === 1 ? '' : 's'}`;
}

const count = (lines: unknown[], noun: string): string => `${lines.length} ${noun}${lines.length === 1 ? '' : 's'}`;

/** The report as Markdown, with a section for each kind of line present. */
export function toMarkdown(report: Report): string {
  const { server, drift, leftBehind, refused, notBuilt, skipped, checked, notes, notRecorded } = report;
  return [
    `# Contract report: ${plain(server)}`,
    `${toSummary(report).slice(server.length + 2)}.`,
    ...section('Drift', 'The server and the contract differ.', drift),
    ...section('Left behind', 'Changes of this run that could not be undone.', leftBehind),
    ...section('Refused', 'Refusals that the contract allows, so success was not checked.', refused),
    ...section('Not built', 'Answered with 501.', notBuilt),
    ...section('Skipped', 'Not asked.', skipped),
    ...section('Notes', 'Allowed in open answers and enumerations, but not listed in the contract.', notes),
    ...section('Not recorded', 'Answers that could not be redacted for certain.', notRecorded),
    ...section('Checked', 'Answered as expected.', checked),
  ]
    .join('\n\n')
    .concat('\n');
}

function section(title: string, meaning: string, lines: readonly Line[]): string[] {
  const [first] = lines;
  if (!first) return [];
  const row = (cells: unknown[]) => `| ${cells.join(' | ')} |`;
  const names = Object.keys(first);
  const table = [
    row(names),
    row(names.map(() => '---')),
    ...lines.map((line) => row(names.map((name) => cell(line[name])))),
  ];
  return [`## ${title} (${lines.length})`, meaning, table.join('\n')];
}

function cell(value: string | number | null | undefined): string {
  if (value === null || value === undefined) return '–';
  return plain(String(value));
}

/** Escapes a text for Markdown. */
const plain = (text: string): string => text.replace(/[\\`*[<|]/g, '\\$&');
