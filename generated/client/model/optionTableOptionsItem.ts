
export type OptionTableOptionsItem = {
  option: number;
  name?: string;
  value: number;
  choices?: number[];
};
