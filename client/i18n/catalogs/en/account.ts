/** Registration, passwords, and answers to e-mails. */
export default {} as const;
