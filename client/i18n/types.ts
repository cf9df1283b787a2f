/** The shape of a catalogue in another language: the same keys, other texts. A missing or spare key does not compile. */
export type Translation<Catalog> = {
  readonly [Key in keyof Catalog]: Catalog[Key] extends string ? string : Translation<Catalog[Key]>;
};
