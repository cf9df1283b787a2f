import type { Unanswered } from './new-world.ts';

/** Sections of the panel, in order. */
export const SECTIONS = ['people', 'world', 'time', 'faults', 'outbox', 'journal'] as const;
export type SectionId = (typeof SECTIONS)[number];

/** Panel state of this tab that survives a reload. */
export type Memory = {
  open: boolean;
  section: SectionId;
  /** Id of the persona chosen for signing in. */
  persona: string | null;
  /** Persona to sign in once the portal shows its form, since the time `at` of this computer, and the page to go on to. */
  signIn: { id: string; at: number; next: string | null } | null;
  /** World of a link whose call has no answer yet. */
  linkedWorld: Unanswered | null;
  /** Message to show after the reload. */
  status: string | null;
};

const KEY = 'waymark-mock';
const NOTHING: Memory = {
  open: false,
  section: 'people',
  persona: null,
  signIn: null,
  linkedWorld: null,
  status: null,
};

const isSection = (value: unknown): value is SectionId => SECTIONS.some((section) => section === value);

function signInOf(value: unknown): Memory['signIn'] {
  const { id, at, next } = (value ?? {}) as { id?: unknown; at?: unknown; next?: unknown };
  return typeof id === 'string' && typeof at === 'number'
    ? { id, at, next: typeof next === 'string' ? next : null }
    : null;
}

function unansweredOf(value: unknown): Unanswered | null {
  const { of, id } = (value ?? {}) as { of?: unknown; id?: unknown };
  return typeof of === 'string' && typeof id === 'string' ? { of, id } : null;
}

/** Parses a stored state. Missing or invalid values get the defaults. */
export function memoryIn(text: string | null): Memory {
  try {
    const kept = JSON.parse(text ?? '{}') as Partial<Record<keyof Memory, unknown>>;
    return {
      open: kept.open === true,
      section: isSection(kept.section) ? kept.section : NOTHING.section,
      persona: typeof kept.persona === 'string' ? kept.persona : null,
      signIn: signInOf(kept.signIn),
      linkedWorld: unansweredOf(kept.linkedWorld),
      status: typeof kept.status === 'string' ? kept.status : null,
    };
  } catch {
    return NOTHING;
  }
}

/** `null`: the browser refuses the storage, as the portal explains on its page. */
function stored(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export const recall = (): Memory => memoryIn(stored());

export function remember(changes: Partial<Memory>): void {
  sessionStorage.setItem(KEY, JSON.stringify({ ...recall(), ...changes }));
}
