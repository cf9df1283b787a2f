/** Longest description that the contract takes. */
const LONGEST = 2_000;

/** The description of a case with the lines that go with it. Of lines that no longer fit, only the beginning is sent. */
export const caseText = (description: string, lines: readonly string[]): string =>
  [description.trim(), '', ...lines].join('\n').slice(0, LONGEST).trimEnd();
