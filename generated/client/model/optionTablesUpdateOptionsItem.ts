
export type OptionTablesUpdateOptionsItem = {
  /**
     * @minimum 1
     * @maximum 4
     */
  table: number;
  /**
     * @minimum 1
     * @maximum 64
     */
  option: number;
  /**
     * @minimum 0
     * @maximum 255
     */
  value: number;
};
