/** A second factor of a sign-in: text message or authenticator app. */
type Factor = 'sms' | 'totp';

export const withFactor = (on: readonly Factor[], factor: Factor): Factor[] => [
  ...on.filter((each) => each !== factor),
  factor,
];

export const withoutFactor = (on: readonly Factor[], factor: Factor): Factor[] => on.filter((each) => each !== factor);

/** A secret in groups of four, as people read and type it. */
export const secretGroups = (secret: string): string => (secret.match(/.{1,4}/g) ?? []).join(' ');

/** Address that an authenticator app reads from a QR code: six digits every 30 seconds, which every app assumes. */
export function appAddress({ brand, email, secret }: { brand: string; email: string; secret: string }): string {
  const label = `${encodeURIComponent(brand)}:${encodeURIComponent(email)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(brand)}`;
}
