/** Outages and maintenance. */
export default {} as const;
