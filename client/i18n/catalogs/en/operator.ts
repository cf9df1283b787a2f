/** For the operator of a portal without a configuration. */
export default {
  title: 'The portal is not configured',
  text: 'This page is for the operator of the portal. The portal reads its settings from {{address}} when it starts, and these are missing or wrong:',
  unreadable: 'The file could not be read: {{reason}}',
  hint: 'Correct the file and reload the page.',
  problems: {
    missing: 'is missing',
    text: 'must be a text that is not empty',
    flag: 'must be true or false',
    address: 'must be an address that begins with https://, or with one / for a path of the portal',
    pool: 'must look like us-east-1_Example1',
    sdk: 'must be amazon-cognito-identity-js or amplify',
    hashes: 'must be a list of SHA-256 hashes of e-mail addresses: 64 hexadecimal digits each',
    domain: 'must be a domain such as partner.example',
    object: 'must be an object',
  },
} as const;
