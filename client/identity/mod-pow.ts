/** What both SDKs offer of their class for large integers, which is the same library without types. */
export type LargeInteger = {
  abs: () => LargeInteger;
  /** Negative, zero or positive. */
  compareTo: (other: LargeInteger) => number;
  toString: (radix: number) => string;
};
type Computed = (error: Error | null, result: LargeInteger) => void;
export type LargeIntegers = {
  new (text: string, radix: number): LargeInteger;
  ZERO: LargeInteger;
  prototype: { modPow?: (exponent: LargeInteger, modulus: LargeInteger, computed: Computed) => void };
};

/** `base ** exponent` modulo `modulus`, from 0 on. `exponent`: 0 or more. */
export function modPow(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let result = 1n % modulus;
  let square = ((base % modulus) + modulus) % modulus;
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % modulus;
    square = (square * square) % modulus;
  }
  return result;
}

/**
 * Computes powers of a sign-in with the browser's own integers, as the SDKs do with those of a phone in React Native. Their own code takes
 * a third of a sign-in on a slow phone.
 */
export function computeNatively(Integer: LargeIntegers): void {
  const toNative = (value: LargeInteger) => {
    const size = BigInt(`0x${value.abs().toString(16)}`);
    return value.compareTo(Integer.ZERO) < 0 ? -size : size;
  };
  Integer.prototype.modPow = function (this: LargeInteger, exponent, modulus, computed) {
    const result = modPow(toNative(this), toNative(exponent), toNative(modulus));
    computed(null, new Integer(result.toString(16), 16));
  };
}
