/**
 * The default Trusted Types policy. The entry imports it first, so that it applies to all later code. Text with a `<` never becomes
 * HTML, and scripts only come from the portal's own assets and its service worker.
 */
type Policy = { createHTML(text: string): string | null; createScriptURL(address: string): string | null };
type TrustedTypes = { createPolicy(name: 'default', policy: Policy): unknown };

const ownAddress = (path: string): string => new URL(path, document.baseURI).href;

export const policy: Policy = {
  createHTML: (text) => (text.includes('<') ? null : text),
  createScriptURL: (address) => {
    const href = URL.parse(address, document.baseURI)?.href ?? '';
    const isOwn = href.startsWith(ownAddress('assets/')) || href === ownAddress('sw.js');
    return isOwn ? href : null;
  },
};

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
trustedTypes?.createPolicy('default', policy);
