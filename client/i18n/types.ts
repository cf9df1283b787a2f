/** The shape of a translated catalog: the same keys, other texts. A missing or extra key does not compile. */
export type Translation<Catalog> = {
  readonly [Key in keyof Catalog]: Catalog[Key] extends string ? string : Translation<Catalog[Key]>;
};
