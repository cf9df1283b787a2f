
export interface Reading {
  value: number;
}
