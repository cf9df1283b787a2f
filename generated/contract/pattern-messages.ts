// Written by scripts/generate/pattern-messages.ts from openapi.yaml. Do not edit.

/** Error message of each pattern. */
export const patternMessages: ReadonlyMap<string, string> = new Map([
  ["^(?=.*[a-z])(?=.*[A-Z])(?=.*[0-9])(?=.*[^A-Za-z0-9]).*$", "Password invalid"],
  ["^(?=.*\\p{L})[\\p{L}\\p{M}'’ -]+$", "Must contain only letters, hyphens, spaces, or apostrophes"],
  ["^(?! *$)[\\p{L}\\p{M}\\p{N} ]+$", "Must contain only letters, numbers, or spaces"],
  ["^(?! *$)[\\p{L}\\p{M}\\p{N}' -]+$", "Must contain only letters, numbers, hyphens, spaces, or apostrophes"],
  ["^(?!(?:[^<]|<(?![/!a-zA-Z]))*<[/!a-zA-Z][^>]*>)(?:[^\\p{Cc}\\p{Cs}]|[\\t\\n\\r])*$", "Must not contain a html tag"],
  ["^(?![\\s\\p{Cf}]*$)(?!(?:[^<]|<(?![/!a-zA-Z]))*<[/!a-zA-Z][^>]*>)[^\\p{Cc}\\p{Cs}]*$", "Must not contain a html tag"],
  ["^(?!.*[0-9](?:[ -]?[0-9]){12})(?![\\s\\p{Cf}]*$)(?!(?:[^<]|<(?![/!a-zA-Z]))*<[/!a-zA-Z][^>]*>)[^\\p{Cc}\\p{Cs}]*$", "Must not contain a html tag or a card number"],
  ["^[A-Z0-9]+$", "Must contain only letters or numbers"],
  ["^\\+(1[0-9]{10}|52[0-9]{10}|61[0-9]{9})$", "Invalid phone number"],
  ["^[A-Za-z_]+(/[A-Za-z0-9_+-]+)*$", "Must be a time zone"],
  ["^20[0-9]{2}-", "Must be a date from 2000 to 2099"],
  ["^[A-Za-z0-9-]+$", "Must contain only letters, numbers, or dashes"],
  ["^[0-9]{6}$", "Must have 6 digits"],
  ["^[1-5]+$", "Must contain only digits from 1 to 5"],
  ["^[1-7]+$", "Must contain only digits from 1 to 7"],
  ["^[A-Z0-9][A-Z0-9-]*$", "Serial number invalid"],
  ["^data:image/(png;base64,iVBORw0KGgo|jpeg;base64,/9j/|webp;base64,UklGR|gif;base64,R0lGOD)[A-Za-z0-9+/]*=*$", "Must be a PNG, JPEG, WebP or GIF image"],
  ["^[A-HJ-NPR-Z0-9]{17}$", "Must have 17 letters or numbers, without I, O and Q"],
  ["^[A-Z]+$", "Must contain only capital letters"],
  ["^[0-9]{13,19}$", "Must have 13 to 19 digits"],
  ["^[0-9]{3,4}$", "Must have 3 or 4 digits"],
  ["^[PCBU][0-9A-F]{4}$", "Must be a trouble code"],
  ["^(\\[[\\s\\S]*\\])?$", "Must be a list of group names"],
  ["^[0-9]{4,12}$", "Must have 4 to 12 digits"],
]);
