/** Input methods type digits of full width. */
const plainText = (text: string): string => text.normalize('NFKC');
const digitsOf = (text: string): string => plainText(text).replaceAll(/\D/g, '');

/**
 * Digits of a code in a typed or pasted text: "482-917" and "Your code is 482917" both give 482917. Other numbers beside the code are
 * ignored ("482917 works for 10 minutes"). Without a group of `length` digits, all digits count, and those beyond `length` are dropped.
 */
export function codeDigits(text: string, length: number): string {
  const plain = plainText(text);
  const whole = new RegExp(String.raw`(?<!\d)\d{${length}}(?!\d)`).exec(plain);
  const grouped = whole ?? new RegExp(String.raw`(?<!\d)\d(?:[ \-–.]?\d){${length - 1}}(?!\d)`).exec(plain);
  return (grouped?.[0] ?? plain).replaceAll(/\D/g, '').slice(0, length);
}

/**
 * Digits of the field after a paste, and the caret among them. A whole code replaces what the field has, wherever the caret is. Less
 * than that is inserted in place of the selection, and digits beyond `length` are dropped.
 */
export function pastedCode(value: string, selection: { start: number; end: number }, text: string, length: number) {
  const pasted = codeDigits(text, length);
  if (pasted.length === length) return { digits: pasted, caret: length };
  const before = value.slice(0, selection.start) + pasted;
  return {
    digits: (before + value.slice(selection.end)).slice(0, length),
    caret: Math.min(before.length, length),
  };
}

/**
 * Digits of the field after an edit that left `typed` in it, and the caret among them. A digit typed into a full code replaces the one
 * behind the caret, as a digit of a row of boxes does.
 */
export function editedCode(typed: string, caret: number, length: number, isInsertion: boolean) {
  const before = digitsOf(typed.slice(0, caret));
  const all = digitsOf(typed);
  if (isInsertion && typed.length === all.length && all.length === length + 1 && before.length <= length) {
    return { digits: before + all.slice(before.length + 1), caret: before.length };
  }
  const digits = codeDigits(typed, length);
  return { digits, caret: Math.min(before.length, digits.length) };
}
