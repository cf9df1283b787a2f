/**
 * Breaks the sandbox in a process that the checker starts with `--import`, to prove that the checker finds it. `WAYMARK_MUTANT` names
 * what is broken.
 */
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

/** `unfenced`: commits are written under any term. `unasked`: memory answers without asking who has the world. */
export type Mutant = 'unfenced' | 'unasked';

type Change = { file: string; from: string; to: string };

const CHANGES: Readonly<Record<Mutant, Change>> = {
  unfenced: {
    file: 'sandbox/statements.ts',
    from: 'WHERE id = $1 AND term = $2 AND seq = $3 - 1 RETURNING content',
    to: 'WHERE id = $1 AND $2::bigint IS NOT NULL AND $3::bigint > 0 RETURNING content',
  },
  unasked: {
    file: 'sandbox/shared-worlds.node.ts',
    from: 'const term = await this.#terms.load(id);',
    to: 'const term: string | null = held.term;',
  },
};

const named = process.env['WAYMARK_MUTANT'] as Mutant | undefined;
const change = named && CHANGES[named];
if (change) {
  registerHooks({
    load(url, context, next) {
      if (!url.endsWith(change.file)) return next(url, context);
      const source = readFileSync(new URL(url), 'utf8');
      if (!source.includes(change.from)) throw new Error(`${change.file} has changed: mend the mutant ${named}.`);
      return { format: 'module-typescript', source: source.replace(change.from, change.to), shortCircuit: true };
    },
  });
}
