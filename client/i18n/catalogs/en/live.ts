/** Live video. */
export default {} as const;
