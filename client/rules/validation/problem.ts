/** Which text of `forms:problems` says what is wrong. */
export type ProblemText =
  | 'required'
  | 'email'
  | 'password'
  | 'name'
  | 'alphanumeric'
  | 'title'
  | 'groupTitle'
  | 'noTags'
  | 'number'
  | 'wholeNumber'
  | 'countryCode'
  | 'phone'
  | 'tooShort'
  | 'tooLong'
  | 'moreThan'
  | 'lessThan'
  | 'between'
  | 'postalCodeDigits'
  | 'postalCodeWithLetters'
  | 'dashes'
  | 'serial'
  | 'keypadOne'
  | 'keypadTwo'
  | 'pin'
  | 'poBox'
  | 'emailReserved'
  | 'emailTaken'
  | 'emailsDiffer'
  | 'emailUnchanged'
  | 'passwordsDiffer'
  | 'imageRequired'
  | 'imageTooLarge'
  | 'imageType'
  | 'imageUnreadable'
  | 'invalid';

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
