import type { en } from './en.ts';

type Translated<T> = {
  [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends (...values: infer Values) => string
      ? (...values: Values) => string
      : Translated<T[K]>;
};

/** A catalog: the texts of English, in any language. */
export type Texts = Translated<typeof en>;
