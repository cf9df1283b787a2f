import type { OptionTable } from './optionTable.ts';

export interface OptionTables {
  tables: OptionTable[];
}
