/**
 * Fills a sign-in form the way a password manager does: it looks for the fields by their `autocomplete`, and types as a
 * person would. False when the page has no such form.
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

/** Through the element's own setter: frameworks watch their inputs, and would take a plain assignment back. */
function type(input: HTMLInputElement, text: string): void {
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  value?.set?.call(input, text);
  input.dispatchEvent(new InputEvent('input', { bubbles: true }));
  input.dispatchEvent(new Event('change', { bubbles: true }));
}
