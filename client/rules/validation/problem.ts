import type forms from '../../i18n/catalogs/en/forms.ts';

/** Which text of `forms:problems` says what is wrong. */
export type ProblemText = keyof (typeof forms)['problems'];

/** What is wrong with a value, for `fieldMessage`. Numbers are those that the text shows. */
export type Problem = { text: ProblemText; limit?: number; min?: number; max?: number };

/** A rule: what is wrong with a value, or null. Rules about form and length let an empty value pass: see `required`. */
export type Rule<Value> = (value: Value) => Problem | null;

/** The first of several rules that a value breaks. */
export const firstProblem =
  <Value>(...rules: readonly Rule<Value>[]): Rule<Value> =>
  (value) => {
    for (const rule of rules) {
      const problem = rule(value);
      if (problem) return problem;
    }
    return null;
  };
