/** The dashboard. */
export default {} as const;
