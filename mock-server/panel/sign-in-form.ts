/**
 * Fills a sign-in form like a password manager: finds the fields by `autocomplete` and dispatches input events. Returns
 * false if the page has no such form.
 */
export function fillSignInForm(page: Document, username: string, password: string): boolean {
  const name = page.querySelector<HTMLInputElement>('input[autocomplete~="username"], input[type="email"]');
  const secret = page.querySelector<HTMLInputElement>(
    'input[autocomplete~="current-password"], input[type="password"]',
  );
  if (!name || !secret) return false;
  type(name, username);
  type(secret, password);
  secret.focus();
  return true;
}

/** Uses the native setter, because frameworks ignore plain assignments to `value`. */
function type(input: HTMLInputElement, text: string): void {
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  value?.set?.call(input, text);
  input.dispatchEvent(new InputEvent('input', { bubbles: true }));
  input.dispatchEvent(new Event('change', { bubbles: true }));
}
