/** A column of a table for a spreadsheet. Times are milliseconds since 1970. */
export type SheetColumn = { header: string; kind: 'text' | 'number' | 'time' };
export type SheetCell = string | number | null;

/** A table to write as an Excel file. */
export type Sheet = {
  name: string;
  columns: readonly SheetColumn[];
  rows: readonly (readonly SheetCell[])[];
  /** Excel has no time zones: times are written as those of this one. */
  timeZone: string;
};

/** Answer of the worker that writes files. */
export type SheetAnswer = { file: Blob } | { failure: string };
