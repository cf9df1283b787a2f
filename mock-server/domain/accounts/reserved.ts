/**
 * Domain of the partner and account of the retailer, which the portal knows from its configuration (core 5, core 6).
 */
export const RESERVED = { partnerDomain: 'partner.example', retailerAccount: 'store@retailer.example' } as const;

/** Whether the portal's sign-in form refuses a normalized address. */
export function isReserved(address: string): boolean {
  return address.endsWith(`@${RESERVED.partnerDomain}`) || address === RESERVED.retailerAccount;
}
