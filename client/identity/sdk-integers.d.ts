/** Parts of the SDKs without types. */
declare module 'amazon-cognito-identity-js/es/BigInteger.js' {
  const BigInteger: import('./mod-pow.ts').LargeIntegers;
  export default BigInteger;
}
declare module '*/srp/BigInteger/BigInteger.mjs' {
  const BigInteger: import('./mod-pow.ts').LargeIntegers;
  export default BigInteger;
}
