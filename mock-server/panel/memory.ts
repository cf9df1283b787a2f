/** The parts of the panel, in their order. */
export const SECTIONS = ['people', 'world', 'time', 'faults', 'outbox', 'journal'] as const;
export type SectionId = (typeof SECTIONS)[number];

/** What the panel remembers over a reload of the page, in this tab. */
export type Memory = {
  open: boolean;
  section: SectionId;
  /** Id of the persona that was chosen to sign in as. */
  persona: string | null;
  /** What there was to say when the page was reloaded. */
  said: string | null;
};

const KEY = 'waymark-mock';
const NOTHING: Memory = { open: false, section: 'people', persona: null, said: null };

const isSection = (value: unknown): value is SectionId => SECTIONS.some((section) => section === value);

/** A memory from its text; what is missing or odd is as in a new tab. */
export function memoryIn(text: string | null): Memory {
  try {
    const kept = JSON.parse(text ?? '{}') as Partial<Record<keyof Memory, unknown>>;
    return {
      open: kept.open === true,
      section: isSection(kept.section) ? kept.section : NOTHING.section,
      persona: typeof kept.persona === 'string' ? kept.persona : null,
      said: typeof kept.said === 'string' ? kept.said : null,
    };
  } catch {
    return NOTHING;
  }
}

export const recall = (): Memory => memoryIn(sessionStorage.getItem(KEY));

export function remember(changes: Partial<Memory>): void {
  sessionStorage.setItem(KEY, JSON.stringify({ ...recall(), ...changes }));
}
