import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { type ApiOptions, configureApi } from '../api/settings.ts';
import { configurePlaces } from '../data/places/settings.ts';
import { loadNamespaces, showPseudo, startI18n } from '../i18n/setup.ts';
import { browserCookies } from '../identity/cookie-jar.ts';
import { createIdentity } from '../identity/identity.ts';
import type { LoadSdk } from '../identity/proof.ts';
import { revocation } from '../identity/revocation.ts';
import { createTokenStorage } from '../identity/token-storage.ts';
import { ChunkError, clearRetry, loadChunk, watchDepartures, watchStyles } from '../lib/chunk-reload.ts';
import { createLogout } from '../state/logout.ts';
import { emptyEverything } from '../state/logout-registry.ts';
import type { Portal } from '../state/portal.ts';
import { setSession } from '../state/session.ts';
import { useSessionEnd } from '../state/session-end.ts';
import { ThemeProvider } from '../ui/theme/provider.tsx';
import { App } from './app.tsx';
import { type Config, readConfig } from './config.ts';
import { keptLanguage } from './kept-language.ts';
import { Failure } from './pages/error-page.tsx';
import { asksWho } from './routes/find-route.ts';
import './session-language.ts';

/** Base of the portal: the site's root, or the folder given by the entry page. */
const origin = new URL('./', document.baseURI);
const configAddress = new URL('config.json', origin);

/** Creates the portal's objects for a configuration. */
function build(config: Config): Portal {
  const { identity: pool, signIn, brand } = config;
  const cookies = browserCookies(origin.pathname);
  const storage = createTokenStorage({ clientId: pool.clientId, cookies, devices: localStorage });
  const loadSdk: LoadSdk = async (...kept) => {
    const { openSdk } = await (pool.sdk === 'amplify'
      ? import('../identity/amplify.ts')
      : import('../identity/cognito.ts'));
    return openSdk(pool, ...kept);
  };
  const identity = createIdentity({
    // A failed preload must not reload a page with a form in use.
    load: (isAskedFor) => (isAskedFor ? loadChunk(() => loadSdk(storage)) : loadSdk(storage)),
    prove: (username) =>
      loadChunk(async () => (await import('../identity/proof.ts')).createProof(loadSdk, pool.clientId, username)),
    storage,
    renew: async (...kept) => (await import('../identity/renewal.ts')).renewal(pool)(...kept),
    revoke: revocation(pool),
  });
  const ending = createLogout(identity);
  /** Set by the first call. Later calls must not await an import: while the page unloads, it never resolves. */
  let tokens: ApiOptions['accessToken'] | undefined;
  configurePlaces({ styles: config.map, geocoder: config.geocoder });
  configureApi({
    base: new URL(config.apiBase),
    origin,
    sendsKeys: config.flags.idempotencyKeys,
    accessToken: async (...refused) => {
      tokens ??= (await import('../state/session-tokens.ts')).createTokenSource(identity, ending);
      return tokens(...refused);
    },
    onUnauthorized: () => ending.expire(),
  });
  const open = async () => {
    if (identity.person() === null) return setSession({ status: 'signed_out', notice: null });
    // A visitor who has to sign in does not wait for the code that loads the account.
    try {
      const { openSession } = await loadChunk(() => import('../data/session/open.ts'));
      await openSession({ identity, logout: ending, prohibited: signIn.prohibited });
    } catch (error) {
      setSession({ status: 'failed', error: error as ChunkError });
    }
  };
  let opening: Promise<void> | null = null;
  const openOnce = () => {
    opening ??= open().finally(() => {
      opening = null;
    });
    return opening;
  };
  const restart = () => {
    setSession({ status: 'starting' });
    return openOnce();
  };
  void import('../state/follow-tabs.ts').then(
    ({ followTabs }) => followTabs(ending, () => void restart()),
    reportError,
  );
  const resumeSession = async () => {
    const subject = identity.person()?.subject;
    if (subject !== undefined && ending.isOwn(subject)) {
      ending.announce(subject);
      return useSessionEnd.setState({ isOver: false });
    }
    // Another user: discard the state of this page.
    emptyEverything();
    await restart();
  };
  return { brand, reserved: signIn, identity, logout: ending.logout, openSession: openOnce, resumeSession };
}

const root = createRoot(document.getElementById('root') as HTMLElement);
/** Shows a page instead of the portal. */
const show = (page: ReactNode): void => root.render(<ThemeProvider>{page}</ThemeProvider>);

/** Loads the first texts. Without them, pages and titles would show keys. */
async function startTexts(): Promise<void> {
  await startI18n(keptLanguage());
  await loadChunk(() => loadNamespaces(['common', 'titles']));
}

/** Whether the browser's settings refuse storage: then reading it throws. */
function isStorageRefused(): boolean {
  try {
    return localStorage === null || sessionStorage === null;
  } catch {
    return true;
  }
}

async function start(): Promise<void> {
  if (isStorageRefused()) {
    await startI18n();
    await loadNamespaces(['sign-in']);
    return show(<Failure reason="sign-in:refused.not_kept" />);
  }
  watchDepartures(window);
  watchStyles(window);
  const read = () => readConfig(configAddress, origin);
  const [found] = await Promise.all([read().catch((failure: unknown) => ({ failure })), startTexts()]);
  const config =
    'config' in found
      ? found.config
      : await (await loadChunk(() => import('./start-again.tsx'))).startAgain(found, configAddress, read, show);
  clearRetry();
  if (config.flags.pseudoLanguage) await showPseudo();
  const portal = build(config);
  // Before the first render, so that the code and the data of the page load in parallel.
  if (asksWho(`/${location.pathname.slice(origin.pathname.length)}`)) void portal.openSession();
  root.render(<App portal={portal} flags={config.flags} basename={origin.pathname} />);
  // No page waits for these.
  import('../data/last-known/forget-others.ts')
    .then(({ forgetOthers }) => forgetOthers(portal.identity))
    .catch(() => undefined);
  void import('./start-worker.ts').then(({ startWorker }) => startWorker(origin), reportError);
}

start().catch((error: unknown) => {
  reportError(error);
  show(<Failure reason={error instanceof ChunkError ? 'errors.network' : undefined} />);
});
