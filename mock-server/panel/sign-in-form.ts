/** The portal's sign-in form, or `null` while it shows another page. Found by `autocomplete`, like a password manager does. */
export function signInForm(page: Document): { submit: (username: string, password: string) => void } | null {
  const name = page.querySelector<HTMLInputElement>('input[autocomplete~="username"]');
  const secret = page.querySelector<HTMLInputElement>('input[autocomplete~="current-password"]');
  const form = secret?.form;
  if (!name || !form) return null;
  return {
    submit(username, password) {
      type(name, username);
      type(secret, password);
      form.requestSubmit();
    },
  };
}

/** Uses the native setter, because frameworks ignore plain assignments to `value`. */
function type(input: HTMLInputElement, text: string): void {
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  value?.set?.call(input, text);
  input.dispatchEvent(new InputEvent('input', { bubbles: true }));
  input.dispatchEvent(new Event('change', { bubbles: true }));
}
