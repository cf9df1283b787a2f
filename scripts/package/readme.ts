/** `README.md` of the package. */
export const README = `# waymark-mock
`;
