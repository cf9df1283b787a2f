
/**
 * E.164; +1 (US, CA), +52 (MX) or +61 (AU) with the national number (core 3).
 * @pattern ^\+(1[0-9]{10}|52[0-9]{10}|61[0-9]{9})$
 */
export type PhoneNumber = string;
