/** `node scripts/headers/nginx.ts`: writes the nginx site for a configuration of the portal. */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { siteFor } from './site-for.ts';

const USAGE = `node scripts/headers/nginx.ts [options]
  --config FILE         config.json of the portal
  --out FILE            output file of the site
  --server-name NAME    host of the portal (portal.waymark.example)
  --root DIR            folder of the built client on that machine (/var/www/waymark)
  --listen ADDRESS      plain http at this address, behind an https proxy
  --portal-api ORIGIN   server of the portal's own calls below /api/
Without --config and --out, writes the example of docs/hosting.`;

function main(): void {
  const { values } = parseArgs({
    options: {
      config: { type: 'string' },
      out: { type: 'string' },
      'server-name': { type: 'string', default: 'portal.waymark.example' },
      root: { type: 'string', default: '/var/www/waymark' },
      listen: { type: 'string' },
      'portal-api': { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) {
    console.log(USAGE);
    return;
  }
  const { config = 'docs/hosting/config.example.json', out = 'docs/hosting/nginx.conf' } = values;
  // Never overwrites the committed example.
  if ((values.config === undefined) !== (values.out === undefined)) throw new Error('--config and --out go together.');
  const { root, listen, 'server-name': serverName, 'portal-api': portalApi } = values;
  writeFileSync(out, siteFor(readFileSync(config, 'utf8'), { serverName, root, listen, portalApi }));
}

try {
  main();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
