type Values = {
  /** Path of the sign-in page of the persona. */
  page: string;
  username: string;
  password: string;
};

/**
 * Fills a sign-in form like a password manager and submits it: finds the fields by `autocomplete` and dispatches input events. Returns
 * false if the page has no such form. Goes to the page of the persona if it is another one: dealers have their own.
 */
export function submitSignInForm(document: Document, { page, username, password }: Values): boolean {
  const name = document.querySelector<HTMLInputElement>('input[autocomplete~="username"]');
  const secret = document.querySelector<HTMLInputElement>('input[autocomplete~="current-password"]');
  if (!name || !secret?.form) return false;
  const { location } = document;
  if (location.pathname !== page) {
    location.assign(page);
    return false;
  }
  type(name, username);
  type(secret, password);
  secret.form.requestSubmit();
  return true;
}

/** Uses the native setter, because frameworks ignore plain assignments to `value`. */
function type(input: HTMLInputElement, text: string): void {
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  value?.set?.call(input, text);
  input.dispatchEvent(new InputEvent('input', { bubbles: true }));
  input.dispatchEvent(new Event('change', { bubbles: true }));
}
