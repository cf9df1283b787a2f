import type { ProblemText } from './problem.ts';

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

/** The portal's own text for a server message about a field, or `null`. Ignores case and full stop. */
export const textOfServer = (message: string): ProblemText | null =>
  TEXTS.get(message.trim().replace(/\.$/, '').toLowerCase()) ?? null;
