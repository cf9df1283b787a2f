import type { OptionTableOptionsItem } from './optionTableOptionsItem.ts';

export interface OptionTable {
  table: number;
  options: OptionTableOptionsItem[];
}
