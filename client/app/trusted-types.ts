/**
 * The default Trusted Types policy, and the entry's first import: whatever runs later finds it in place. Text with a `<`
 * never becomes HTML, and scripts come from the portal's own assets alone.
 */
type Policy = { createHTML(text: string): string | null; createScriptURL(address: string): string | null };
type TrustedTypes = { createPolicy(name: 'default', policy: Policy): unknown };

export const policy: Policy = {
  createHTML: (text) => (text.includes('<') ? null : text),
  createScriptURL: (address) => {
    const assets = new URL('assets/', document.baseURI);
    const url = URL.parse(address, document.baseURI);
    return url?.href.startsWith(assets.href) ? url.href : null;
  },
};

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
trustedTypes?.createPolicy('default', policy);
