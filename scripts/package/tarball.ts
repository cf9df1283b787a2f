import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** Packs a built folder and returns the path of its tarball. Reads and writes nothing of npm's own. */
export function packed(folder: string, destination: string): string {
  const args = ['pack', '--json', '--ignore-scripts', '--offline', '--pack-destination', path.resolve(destination)];
  const { status, stdout, stderr } = npm(args, folder);
  if (status !== 0) throw new Error(`npm pack failed: ${stderr}`);
  const [entry] = JSON.parse(stdout) as { filename: string }[];
  if (!entry) throw new Error('npm pack named no file');
  return path.join(destination, entry.filename);
}

/** Runs npm in a folder. */
export function npm(args: readonly string[], folder: string) {
  return spawnSync('npm', [...args, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
    // npm hands its settings to scripts, and Vite sets NODE_ENV, with which npm would install no tools.
    env: Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(?:npm_|NODE_ENV$)/i.test(name))),
  });
}
