/** Key of the text in `forms:problems`. */
export type ProblemText =
  | 'required'
  | 'email'
  | 'password'
  | 'name'
  | 'alphanumeric'
  | 'title'
  | 'groupTitle'
  | 'noTags'
  | 'noCardNumber'
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
  | 'pinsDiffer'
  | 'imageRequired'
  | 'imageTooLarge'
  | 'imageType'
  | 'imageUnreadable'
  | 'cardNumber'
  | 'cardExpiry'
  | 'cardExpired'
  | 'securityCode'
  | 'sameTime'
  | 'inFuture'
  | 'afterStart'
  | 'date'
  | 'subdivision'
  | 'billingState'
  | 'digits'
  | 'otherPerson'
  | 'filterNameTaken'
  | 'serialInUse'
  | 'masterPinWrong'
  | 'masterPinMissing'
  | 'paymentMissing'
  | 'cardCountry'
  | 'accountCountry'
  | 'countryCredit'
  | 'countryPrepaidPlan'
  | 'countryPlan'
  | 'atLeast'
  | 'atMost'
  | 'addressFromList'
  | 'notDrawn'
  | 'sidesCross'
  | 'onOneLine'
  | 'tooManyCorners'
  | 'radiusOnly'
  | 'hasAlertsOfRadiusOnly'
  | 'invalid';

/** Problem of a value, for `fieldMessage`. The numbers are those in the text. */
export type Problem = { text: ProblemText; limit?: number; min?: number; max?: number };

/** A rule: returns the problem of a value, or `null`. Rules for form and length pass an empty value: see `required`. */
export type Rule<Value> = (value: Value) => Problem | null;

/** Returns the first problem of several rules. */
export const firstProblem =
  <Value>(...rules: readonly Rule<Value>[]): Rule<Value> =>
  (value) => {
    for (const rule of rules) {
      const problem = rule(value);
      if (problem) return problem;
    }
    return null;
  };
