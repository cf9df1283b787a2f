/** My Account. */
export default {} as const;
