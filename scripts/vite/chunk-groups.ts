import { build, type Plugin, type Rolldown, type UserConfig } from 'vite';

/**
 * What loads a module before it runs. `entry`: every page. `watchers`: what users load beside every page. `near` and `far`: further pages of the
 * control center, and of other areas. Modules that dialogs and parts of a page load on demand have none of these.
 */
export type Loader =
  | 'entry'
  | 'signin'
  | 'answers'
  | 'forms'
  | 'session'
  | 'shell'
  | 'watchers'
  | 'dashboard'
  | 'map'
  | 'vehicle'
  | 'near'
  | 'far';

/** Modules that are loaded on demand. The route table imports pages. */
const LOADERS: readonly (readonly [Loader, RegExp])[] = [
  ['signin', /\/app\/(?:layouts\/static-layout|pages\/(?:login|logout|not-found)-page)\.|\/(?:policy|support)-page\./],
  ['answers', /\/app\/layouts\/static-auth-layout\.|\/(?:answer|where|service-interruption)-page\./],
  ['forms', /\/features\/registration\/|\/installer-page\./],
  ['session', /\/data\/session\/open\.|\/state\/session-tokens\./],
  ['shell', /\/app\/layouts\/signed-in-layout\./],
  ['watchers', /\/(?:session-follower|paused-devices|watched-notices)\./],
  ['dashboard', /\/dashboard-page\./],
  ['map', /\/control-center-page\./],
  ['vehicle', /\/overview\/vehicle-page\./],
];
const ROUTES = /\/client\/app\/routes\/([\w-]+)\.ts$/;

/** Pages of users where visits begin, in the order of chunk names. */
const VISITED: readonly Loader[] = ['dashboard', 'map', 'vehicle'];
/** Pages without sign-in. They load little code of others. */
const PUBLIC: readonly Loader[] = ['answers', 'forms'];
const FURTHER: readonly Loader[] = ['near', 'far'];

/** Name of the chunk of modules with these loaders. `null`: the bundler makes one for each set of modules that load it. */
export function chunkOf(loaders: ReadonlySet<Loader>): string | null {
  if (loaders.has('entry')) return 'start';
  const named = (names: readonly Loader[]) => names.filter((each) => loaders.has(each));
  const visited = named(VISITED);
  // The session is loaded first: its calls do not wait for the code of the layout.
  const [frame] = named(['session', 'shell']);
  if (loaders.has('signin')) return frame || visited.length > 0 ? 'shared' : null;
  if (frame) return [frame, ...named(PUBLIC)].join('-');
  if (visited.length === 0)
    return loaders.has('watchers') ? named(['watchers', ...PUBLIC, ...FURTHER]).join('-') : null;
  // What the dashboard loads is little, and most visits begin there: a few files, which further pages take whole.
  return [...visited, ...named(PUBLIC), ...(loaders.has('dashboard') ? [] : named(FURTHER))].join('-');
}

const NOTHING: ReadonlySet<Loader> = new Set();

type Loaded = ReadonlyMap<string, ReadonlySet<Loader>>;

/**
 * Puts modules into chunks by what loads them, so that a page loads dozens of files instead of hundreds, and no code of others. A build
 * without these chunks says what loads each module: only the bundler knows which imports remain after it removed unused code.
 *
 * @param sources Configuration of which modules there are.
 */
export function chunkGroups(sources: UserConfig): Plugin {
  let loaded: Loaded = new Map();
  const name = (id: string) => chunkOf(loaded.get(id) ?? NOTHING);
  return {
    name: 'waymark:chunk-groups',
    apply: 'build',
    async config() {
      loaded = await readLoaders(sources);
      const groups = [{ name, includeDependenciesRecursively: false }];
      return { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } };
    },
  };
}

/** Builds without writing files, and reads what loads each module. */
async function readLoaders(sources: UserConfig): Promise<Loaded> {
  const loaded = new Map<string, Set<Loader>>();
  const reader: Plugin = {
    name: 'waymark:loaders',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      if (!chunks.some(({ isDynamicEntry }) => isDynamicEntry)) return;
      const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
      const add = (loader: Loader, file: string, seen = new Set<string>()): void => {
        const chunk = byFile.get(file);
        if (!chunk || seen.has(file)) return;
        seen.add(file);
        // What is loaded on demand itself, and what nothing else needs, stays in its own chunk.
        for (const id of chunk.isEntry || chunk.isDynamicEntry ? [] : chunk.moduleIds) {
          const loaders = loaded.get(id);
          if (loaders) loaders.add(loader);
          else loaded.set(id, new Set([loader]));
        }
        for (const imported of chunk.imports) add(loader, imported, seen);
      };
      const found = new Set<Loader>();
      for (const chunk of chunks) {
        const loader = chunk.isEntry ? 'entry' : loaderIn(chunk, this.getModuleInfo(chunk.facadeModuleId ?? ''));
        if (!loader) continue;
        add(loader, chunk.fileName);
        found.add(loader);
      }
      // A module that was renamed.
      const missing = LOADERS.filter(([loader]) => !found.has(loader));
      if (missing.length > 0) this.error(`No module is loaded on demand for ${String(missing)}. See LOADERS.`);
    },
  };
  await build({
    ...sources,
    configFile: false,
    logLevel: 'error',
    plugins: [sources.plugins, reader],
    build: { ...sources.build, write: false, minify: false, reportCompressedSize: false },
  });
  return loaded;
}

function loaderIn(chunk: Rolldown.OutputChunk, info: Rolldown.ModuleInfo | null): Loader | null {
  if (!chunk.isDynamicEntry || !info) return null;
  const known = LOADERS.find(([, module]) => module.test(info.id));
  if (known) return known[0];
  const [area] = info.dynamicImporters.flatMap((importer) => ROUTES.exec(importer)?.[1] ?? []);
  if (area === undefined) return null;
  return area === 'control-center' ? 'near' : 'far';
}
