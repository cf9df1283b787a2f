import { readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'yaml';

/**
 * Writes the error messages of patterns, keyed by pattern, from the `x-message` beside each pattern of the contract. Throws if a
 * pattern has no message or two.
 */
export function generatePatternMessages(input: string, output: string): void {
  const messages = new Map<string, string>();
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { pattern, 'x-message': message } = node as Record<string, unknown>;
    if (typeof pattern === 'string') {
      if (typeof message !== 'string') throw new Error(`${pattern}: a pattern needs an x-message`);
      if ((messages.get(pattern) ?? message) !== message) throw new Error(`${pattern}: one pattern has two messages`);
      messages.set(pattern, message);
    }
    for (const child of Object.values(node)) visit(child);
  };
  visit(parse(readFileSync(input, 'utf8')));

  const rows = [...messages].map(([pattern, message]) => `  [${JSON.stringify(pattern)}, ${JSON.stringify(message)}],`);
  writeFileSync(
    output,
    `// Written by scripts/generate/pattern-messages.ts from openapi.yaml. Do not edit.

/** Error message of each pattern. */
export const patternMessages: ReadonlyMap<string, string> = new Map([
${rows.join('\n')}
]);
`,
  );
}
