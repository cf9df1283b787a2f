import type { Problem, ProblemText } from './problem.ts';

/** Server messages about one field (core 5, commerce 5, commerce 8), and the portal's text of the same meaning. */
const TEXTS: ReadonlyMap<string, ProblemText> = new Map([
  ['email already taken', 'emailTaken'],
  ['this email address is reserved', 'emailReserved'],
  ['new email must differ from the current one', 'emailUnchanged'],
  ['emails must match', 'emailsDiffer'],
  ['email invalid', 'email'],
  ['passwords must match', 'passwordsDiffer'],
  ['password invalid', 'password'],
  ['the card has expired', 'cardExpired'],
  ['card number invalid', 'cardNumber'],
  ['choose an address from the list', 'addressFromList'],
  ['the sides must not cross', 'sidesCross'],
  ['the corners must not be on one line', 'onOneLine'],
  ['the devices support only radius geofences and points of interest', 'radiusOnly'],
  ['a device with alerts of this geofence supports only radius and points of interest', 'hasAlertsOfRadiusOnly'],
  ['file too large. the maximum is 5 mb', 'imageTooLarge'],
  ['required field', 'required'],
  ['this field is required', 'required'],
  ['must differ from the start', 'sameTime'],
  ['must lie ahead', 'inFuture'],
  ['must lie after the start', 'afterStart'],
  ['must be a date', 'date'],
  ['must not be a po box', 'poBox'],
  ['must be a state or province of the country', 'subdivision'],
  ['invalid billing state', 'billingState'],
  ['must be the email of another person', 'otherPerson'],
  ['filter name already exists', 'filterNameTaken'],
  ['serial number invalid', 'serial'],
  ['serial number already in use', 'serialInUse'],
  ['wrong master pin', 'masterPinWrong'],
  ['no master pin is set', 'masterPinMissing'],
  ['an expired card cannot be the main one', 'cardExpired'],
  ['payment not provided', 'paymentMissing'],
  ['must contain only digits from 1 to 5', 'keypadOne'],
  ['must contain only digits from 1 to 7', 'keypadTwo'],
  ['must have 6 digits', 'pin'],
  ['invalid phone number', 'phone'],
  ['must be a number', 'number'],
  ['must be a whole number', 'wholeNumber'],
  ['must not contain a html tag', 'noTags'],
  ['must not contain a html tag or a card number', 'noCardNumber'],
  ['must contain only letters or numbers', 'alphanumeric'],
  ['must contain only letters, numbers, or spaces', 'title'],
  ['must contain only letters, numbers, or dashes', 'dashes'],
  ['must contain only letters, hyphens, spaces, or apostrophes', 'name'],
  ['must contain only letters, numbers, hyphens, spaces, or apostrophes', 'groupTitle'],
]);

/** Messages with numbers or names. The groups are the numbers in the order of their names. */
const PATTERNS: readonly (readonly [RegExp, ProblemText, ...('limit' | 'min' | 'max')[]])[] = [
  [/^must have at least (\d+) characters$/, 'tooShort', 'limit'],
  [/^must have less than (\d+) characters$/, 'tooLong', 'limit'],
  [/^must be at least (-?\d+)$/, 'atLeast', 'limit'],
  [/^must be at most (-?\d+)$/, 'atMost', 'limit'],
  [/^must be more than (-?\d+)$/, 'moreThan', 'limit'],
  [/^must be less than (-?\d+)$/, 'lessThan', 'limit'],
  [/^must be between (-?\d+) and (-?\d+)$/, 'between', 'min', 'max'],
  [/^the address of this card is not in the country of your account \(.+\)$/, 'cardCountry'],
  [/^must be the country of your account \(.+\)$/, 'accountCountry'],
  [/^your account has credit of /, 'countryCredit'],
  [/^a plan that you bought with a product has not begun/, 'countryPrepaidPlan'],
  [/the country can change once it has ended$/, 'countryPlan'],
  [/^card number invalid\. /, 'cardNumber'],
  [/^must have (\d+) digits$/, 'digits', 'limit'],
];

/** Form of a message by which its text is found: case and full stop make no difference. */
export const plainOf = (message: string): string => message.trim().replace(/\.$/, '').toLowerCase();

/**
 * The portal's own problem for a server message about a field, or `null`. By the message and not by a code, because the documents name
 * texts alone (core 5, commerce 5).
 */
export function problemOfServer(message: string): Problem | null {
  const plain = plainOf(message);
  const text = TEXTS.get(plain);
  if (text) return { text };
  for (const [pattern, text, ...names] of PATTERNS) {
    const found = pattern.exec(plain);
    if (found) return { text, ...Object.fromEntries(names.map((name, index) => [name, Number(found[index + 1])])) };
  }
  return null;
}
