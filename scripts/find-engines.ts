import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Choice, chooseEngines, PARTS, type PartName } from './choose-engines.ts';
import { find, isRootOnDebian, run } from './find-browser.ts';

const MAC_FIREFOX = '/Applications/Firefox.app/Contents/MacOS/firefox';

/** Finds the engines and what they need for live video. As root on Debian, installs what is missing. */
export function findEngines(): Choice {
  return chooseEngines(locate, { platform: process.platform, ...(isRootOnDebian() && { install }) });
}

function install(packages: string[]): void {
  console.log(`Installing ${packages.join(', ')} for the tests …`);
  run('apt-get', ['update', '-qq']);
  run('apt-get', ['install', '-qq', '-y', '--no-install-recommends', ...packages]);
}

function locate(name: PartName): string | undefined {
  const { kind, names } = PARTS[name];
  if (kind === 'library') return fileIn(libraryFolders(), names);
  if (kind === 'plugin') return fileIn(pluginFolders(), names);
  const isMacFirefox = name === 'firefox' && existsSync(MAC_FIREFOX);
  return find(names) ?? (isMacFirefox ? MAC_FIREFOX : undefined);
}

/** Path of the first of these libraries, whose file may end in a version. */
function fileIn(folders: readonly string[], names: readonly string[]): string | undefined {
  const isOne = (file: string) => names.some((name) => file === name || file.startsWith(`${name}.`));
  for (const folder of folders) {
    const file = filesIn(folder).find(isOne);
    if (file) return join(folder, file);
  }
  return undefined;
}

/** Folders of libraries on Linux: of Debian's architectures, of other distributions, and built by hand. */
function libraryFolders(): string[] {
  const listed = (process.env['LD_LIBRARY_PATH'] ?? '').split(delimiter).filter(Boolean);
  const usual = ['/usr/lib64', '/usr/lib', '/usr/local/lib64', '/usr/local/lib'];
  const byArchitecture = filesIn('/usr/lib').filter((name) => name.includes('-linux-'));
  return [...listed, ...byArchitecture.map((name) => join('/usr/lib', name)), ...usual];
}

function pluginFolders(): string[] {
  const listed = ['GST_PLUGIN_PATH_1_0', 'GST_PLUGIN_PATH', 'GST_PLUGIN_SYSTEM_PATH_1_0', 'GST_PLUGIN_SYSTEM_PATH'];
  const paths = listed.flatMap((name) => (process.env[name] ?? '').split(delimiter)).filter(Boolean);
  return [...paths, ...libraryFolders().map((folder) => join(folder, 'gstreamer-1.0'))];
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
