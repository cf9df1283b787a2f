import { checkConfig } from '../../client/app/config.ts';
import operator from '../../client/i18n/catalogs/en/operator.ts';
import type { Addresses } from '../../hosting/content-policy.ts';
import { securityHeaders } from '../../hosting/headers.ts';
import { nginxSite, type Site } from '../../hosting/nginx-site.ts';

/**
 * Returns the nginx site for the text of a `config.json`. Throws a list of all values that the portal refuses, and of addresses
 * that the content policy would block.
 */
export function siteFor(text: string, site: Omit<Site, 'headers'>): string {
  const addresses = addressesIn(text, new URL(`https://${site.serverName}/`));
  return nginxSite({ ...site, headers: securityHeaders(addresses, { hsts: true }) });
}

function addressesIn(text: string, portal: URL): Addresses {
  const raw = JSON.parse(text) as Addresses;
  const checked = checkConfig(raw, portal);
  if ('problems' in checked) {
    const wrong = checked.problems.map(({ path, problem }) => `${path || 'It'} ${operator.problems[problem]}.`);
    throw new Error(['The portal would refuse this configuration.', ...wrong].join('\n'));
  }
  const { apiBase, identity, map, geocoder } = checked.config;
  const insecure = [apiBase, identity.endpoint, map.light, map.dark, geocoder, ...further(raw)].filter(
    (address) => URL.parse(address, portal)?.protocol !== 'https:',
  );
  if (insecure.length > 0) throw new Error(`A page over https cannot load from ${insecure.join(', ')}.`);
  return raw;
}

/** Addresses that only the content policy needs. The portal ignores them. */
function further({ map, media }: Addresses): readonly string[] {
  const lists: [name: string, value: unknown][] = [
    ['map.tiles', map?.tiles ?? []],
    ['media', media ?? []],
  ];
  for (const [name, value] of lists) {
    const isRight = Array.isArray(value) && value.every((item) => typeof item === 'string');
    if (!isRight) throw new Error(`${name} must be a list of texts.`);
  }
  return [...(map?.tiles ?? []), ...(media ?? [])];
}
