const ACCENTED: Readonly<Record<string, string>> = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ó',
  u: 'ú',
  y: 'ý',
  c: 'ç',
  n: 'ñ',
  A: 'Á',
  E: 'É',
  I: 'Í',
  O: 'Ó',
  U: 'Ú',
  Y: 'Ý',
  C: 'Ç',
  N: 'Ñ',
};
/** Placeholders and tags stay unchanged. */
const KEPT = /(\{\{.*?\}\}|<\/?\w+\/?>)/;

/** A catalog in the pseudo-language: every text accented, a third longer and in brackets. */
export function pseudo<Catalog>(catalog: Catalog): Catalog {
  if (typeof catalog === 'string') return pseudoText(catalog) as Catalog;
  if (typeof catalog !== 'object' || catalog === null) return catalog;
  return Object.fromEntries(Object.entries(catalog).map(([key, value]) => [key, pseudo(value)])) as Catalog;
}

function pseudoText(text: string): string {
  const parts = text.split(KEPT);
  const accented = parts.map((part) =>
    KEPT.test(part) ? part : part.replace(/\w/g, (char) => ACCENTED[char] ?? char),
  );
  return `[${accented.join('')}${'·'.repeat(Math.ceil(text.length / 3))}]`;
}
