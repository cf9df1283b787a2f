/** The partner's domain and the retailer's account, which the portal knows from its configuration (core 5, core 6). */
export const RESERVED = { partnerDomain: 'partner.example', retailerAccount: 'store@retailer.example' } as const;

/** Whether an address, as it is kept, is one that the portal's own form does not sign in. */
export function isReserved(address: string): boolean {
  return address.endsWith(`@${RESERVED.partnerDomain}`) || address === RESERVED.retailerAccount;
}
