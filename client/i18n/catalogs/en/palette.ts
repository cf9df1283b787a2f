/** The command palette. */
export default {} as const;
