/** Accounts that cannot sign in through the normal form (core 5, core 6). The domain has no `@`. */
export type ReservedAccounts = { partnerDomain: string; retailerAccount: string };

/** Whether the form refuses without a request: empty fields and reserved accounts (core 5). */
export function refusesSignIn(username: string, password: string, reserved: ReservedAccounts): boolean {
  const name = normalize(username);
  if (name === '' || password === '') return true;
  return name.endsWith(`@${normalize(reserved.partnerDomain)}`) || name === normalize(reserved.retailerAccount);
}

/** Normalizes an address for comparison: no case, no surrounding spaces. */
export const normalize = (text: string): string => text.trim().toLowerCase();
