import type { OptionTables, OptionTablesUpdate } from '../../../api/model.ts';

export type Option = OptionTables['tables'] extends (infer Table)[] | undefined
  ? Table extends { options: (infer One)[] }
    ? One
    : never
  : never;
/** Values of the form: chosen ones, by the names of their fields. */
export type OptionValues = { options: Record<string, string> };

/** Name of the field of an option. */
export const fieldOf = (table: number, option: number): string => `t${table}o${option}`;

const all = ({ tables = [] }: OptionTables) =>
  tables.flatMap(({ table, options }) => options.map((option) => ({ table, ...option })));

/** Values of the form for what the device has. */
export const optionValues = (tables: OptionTables): OptionValues => ({
  options: Object.fromEntries(all(tables).map(({ table, option, value }) => [fieldOf(table, option), String(value)])),
});

/** Options whose field differs from what the device has. `null`: none. */
export function optionChanges(known: OptionTables, { options: values }: OptionValues): OptionTablesUpdate | null {
  const options = all(known).flatMap(({ table, option, value }) => {
    const chosen = values[fieldOf(table, option)];
    return chosen === undefined || chosen === String(value) ? [] : [{ table, option, value: Number(chosen) }];
  });
  return options.length > 0 ? { options } : null;
}

/** Choices of an option. Its value alone if the device names none. */
export const choicesOf = ({ value, choices = [] }: Option): number[] =>
  choices.includes(value) ? [...choices] : [value, ...choices];
