import { readFileSync } from 'node:fs';

/** The example of an nginx in front of a sandbox, for other addresses. */
export function sandboxSite({ listen, members }: { listen: string; members: readonly string[] }): string {
  const example = readFileSync('docs/hosting/sandbox/nginx.conf', 'utf8');
  const servers = members.map((member) => `    server ${member} max_fails=0;`).join('\n');
  return example.replace(/(?:^ *server [^{]*;\n)+/m, `${servers}\n`).replace(/listen [^;]+;/, `listen ${listen};`);
}
