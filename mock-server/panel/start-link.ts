import { LINK_FAULTS, type LinkFault } from './rules.ts';

/** A link that opens a new world: who signs in, in which scenario, at what time, with which faults and on which page. */
export type StartLink = {
  persona: string;
  scenario: string;
  /** ISO date or time with its offset. `null`: now. */
  at: string | null;
  faults: readonly LinkFault[];
  /** Path of the portal with its query. */
  next: string;
};

/** Part of a link that is wrong. */
export type LinkProblem = 'persona' | 'scenario' | 'at' | 'fault' | 'next' | 'other';

/** What exists. The page trusts the server, which has checked the link. */
export type Known = { isPersona: (id: string) => boolean; isScenario: (name: string) => boolean };

const PARTS: readonly string[] = ['persona', 'scenario', 'at', 'fault', 'next'];
const TIME = /^20\d\d-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d))?$/;
const LONGEST_PATH = 500;
const OWN = 'https://portal.invalid';

const isFault = (name: string): name is LinkFault => Object.hasOwn(LINK_FAULTS, name);

/** Whether an address is a path of the portal. Backslashes and control characters are slashes to some browsers. */
export function isPath(next: string): boolean {
  if (!next.startsWith('/') || next.length > LONGEST_PATH || /[\\\p{Cc}]/u.test(next)) return false;
  const url = URL.canParse(next, OWN) ? new URL(next, OWN) : null;
  return url?.origin === OWN && !url.pathname.startsWith('//');
}

/** Parses the query of a link. Unknown and repeated parts are wrong, except for faults. */
export function startLinkIn(query: URLSearchParams, known: Known): { link: StartLink } | { problem: LinkProblem } {
  const names = [...query.keys()];
  const isKnown = names.every((name) => PARTS.includes(name) && (name === 'fault' || query.getAll(name).length === 1));
  if (!isKnown) return { problem: 'other' };
  const persona = query.get('persona') ?? 'owner';
  const scenario = query.get('scenario') ?? 'default';
  const at = query.get('at');
  const faults = query.getAll('fault');
  const next = query.get('next') ?? '/';
  if (!known.isPersona(persona)) return { problem: 'persona' };
  if (!known.isScenario(scenario)) return { problem: 'scenario' };
  if (at !== null && (!TIME.test(at) || Number.isNaN(Date.parse(at)))) return { problem: 'at' };
  if (!faults.every(isFault)) return { problem: 'fault' };
  if (!isPath(next)) return { problem: 'next' };
  return { link: { persona, scenario, at, faults, next } };
}

/** The address of a link. `root`: URL of the portal and its mock. */
export function addressOfLink({ persona, scenario, at, faults, next }: StartLink, root: URL): string {
  const url = new URL('__mock/start', root);
  url.searchParams.set('persona', persona);
  if (scenario !== 'default') url.searchParams.set('scenario', scenario);
  if (at !== null) url.searchParams.set('at', at);
  for (const fault of faults) url.searchParams.append('fault', fault);
  if (next !== '/') url.searchParams.set('next', next);
  return url.href;
}
