import type { OptionTablesUpdateOptionsItem } from './optionTablesUpdateOptionsItem.ts';

export interface OptionTablesUpdate {
  /**
     * @minItems 1
     * @maxItems 100
     */
  options: OptionTablesUpdateOptionsItem[];
}
