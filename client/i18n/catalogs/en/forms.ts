/** Rules of fields, and what stands around them. */
export default {} as const;
