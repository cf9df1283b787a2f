import type { CellKind, HeadLine } from '../../rules/files/file-head.ts';

/** A column of a table for a spreadsheet. Times are milliseconds since 1970. */
export type SheetColumn = { header: string; kind: CellKind };
export type SheetCell = string | number | null;

/** A table to write as an Excel file. */
export type Sheet = {
  /** Of the sheet. */
  name: string;
  title: string;
  /** Lines between title and table. */
  head: readonly HeadLine[];
  columns: readonly SheetColumn[];
  rows: readonly (readonly SheetCell[])[];
  /** Excel has no time zones: times are written as those of this one. */
  timeZone: string;
};

/** Answer of the worker that writes files. */
export type SheetAnswer = { file: Blob } | { failure: string };
