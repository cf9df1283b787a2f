import { STATIC_HEADERS } from './headers.ts';

export type Site = {
  /** Headers of every file, by name. */
  headers: Readonly<Record<string, string>>;
  serverName: string;
  /** Absolute path of the built client. */
  root: string;
  /** Address and port for plain http behind an https proxy. Absent: nginx serves https itself. */
  listen?: string;
  /** Origin that answers the portal's own calls below `/api/`. Absent: 404. */
  portalApi?: string;
};

/** MIME types by extension. With `nosniff`, browsers refuse scripts of another type. */
const TYPES = {
  'text/html': 'html',
  'text/css': 'css',
  'text/javascript': 'js mjs',
  'text/plain': 'txt',
  'application/json': 'json',
  'application/manifest+json': 'webmanifest',
  'font/woff2': 'woff2',
  'image/png': 'png',
  'image/svg+xml': 'svg',
  'image/webp': 'webp',
};
/** Types with a charset. JSON has none. */
const TEXTS = ['text/css', 'text/javascript', 'text/plain', 'image/svg+xml'];
const COMPRESSED = [...TEXTS, 'application/json', 'application/manifest+json'];

/**
 * An nginx site (a file of its `http` context) for the built client: files, the entry page for page addresses, 404 for
 * everything else. Throws a readable message for a value that nginx would misread.
 */
export function nginxSite({ headers, serverName, root, listen, portalApi }: Site): string {
  const lines = [
    '# Written by scripts/headers/nginx.ts from the addresses in config.json: write it again when they change.',
    '',
    '# Files whose name changes with their content are kept for a year; the answer for a missing one is not kept.',
    'map "$status:$uri" $waymark_cache {',
    `    default ${quoted(STATIC_HEADERS.other['cache-control'])};`,
    `    "~^(?:200|206|304):/assets/" ${quoted(STATIC_HEADERS.hashed['cache-control'])};`,
    '}',
    '',
    '# The entry page is for browsers that open a page, not for calls that miss a file.',
    'map $http_accept $waymark_page {',
    '    default "";',
    '    "~text/html" /index.html;',
    '}',
    '',
    ...(listen === undefined ? redirectToHttps(serverName) : []),
    'server {',
    ...indented([
      ...(listen === undefined ? HTTPS : [`listen ${plain(listen)};`]),
      `server_name ${plain(serverName)};`,
      'server_tokens off;',
      `root ${quoted(root)};`,
      '',
      '# nginx forgets these in a location that adds a header of its own.',
      ...Object.entries(headers).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`),
      'add_header cache-control $waymark_cache always;',
      '',
      'charset utf-8;',
      `charset_types ${TEXTS.join(' ')};`,
      'default_type application/octet-stream;',
      'types {',
      ...indented(Object.entries(TYPES).map(([type, extensions]) => `${type} ${extensions};`)),
      '}',
      '',
      '# Files that the build compressed; the others are compressed as they are sent.',
      'gzip_static on;',
      'gzip on;',
      'gzip_vary on;',
      'gzip_proxied any;',
      'gzip_min_length 1024;',
      `gzip_types ${COMPRESSED.join(' ')};`,
      '',
      ...location('= /', ['try_files /index.html =404;']),
      ...location('/', ['try_files $uri $waymark_page =404;']),
      ...location('^~ /assets/', ['try_files $uri =404;']),
      '# What the build leaves for itself, such as .vite/.',
      ...location('~ /\\.', ['return 404;']),
      "# The portal's own calls, which are not those of the API's host.",
      ...location('^~ /api/', portalApi === undefined ? ['return 404;'] : proxied(portalApi)).slice(0, -1),
    ]),
    '}',
    '',
  ];
  return lines.join('\n');
}

const HTTPS = [
  'listen 443 ssl http2;',
  'listen [::]:443 ssl http2;',
  'ssl_certificate /etc/ssl/waymark/fullchain.pem;',
  'ssl_certificate_key /etc/ssl/waymark/privkey.pem;',
  'ssl_protocols TLSv1.2 TLSv1.3;',
];

const redirectToHttps = (serverName: string): string[] => [
  'server {',
  ...indented([
    'listen 80;',
    'listen [::]:80;',
    `server_name ${plain(serverName)};`,
    'server_tokens off;',
    `return 301 https://${plain(serverName)}$request_uri;`,
  ]),
  '}',
  '',
];

/** Proxied answers keep the headers of their origin, except the one that applies to the whole host. */
function proxied(portalApi: string): string[] {
  // With a path, nginx would replace /api/ by it.
  if (!/^https?:\/\/[^/]+$/.test(portalApi)) throw new Error(`${portalApi} is no origin such as https://api.example.`);
  const verified = ['proxy_ssl_server_name on;', 'proxy_ssl_verify on;', 'proxy_ssl_verify_depth 4;'];
  return [
    'add_header x-content-type-options nosniff always;',
    `proxy_pass ${plain(portalApi)};`,
    // Largest body of the contract.
    'client_max_body_size 8m;',
    ...(portalApi.startsWith('https:')
      ? [...verified, 'proxy_ssl_trusted_certificate /etc/ssl/certs/ca-certificates.crt;']
      : []),
  ];
}

const location = (matched: string, body: readonly string[]): string[] => [
  `location ${matched} {`,
  ...indented(body),
  '}',
  '',
];

const indented = (lines: readonly string[]): string[] => lines.map((line) => (line === '' ? '' : `    ${line}`));

/** Quotes a value as one argument. */
function quoted(value = ''): string {
  if (/["\\$\r\n]/.test(value)) throw new Error(`nginx would not read ${JSON.stringify(value)} as it stands.`);
  return `"${value}"`;
}

/** Checks a value that needs no quotes: a name, an address, an origin. */
function plain(value: string): string {
  if (!/^[\w.:/[\]-]+$/.test(value)) throw new Error(`nginx would not read ${JSON.stringify(value)} as it stands.`);
  return value;
}
