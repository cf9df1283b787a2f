/** Policies and support. */
export default {} as const;
