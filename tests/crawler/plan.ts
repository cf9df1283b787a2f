import { personas } from '../../fixtures/personas/index.ts';
import { SCENARIO_NAMES, type ScenarioName } from '../../mock-server/world/scenarios.ts';
import { PAGES } from '../journeys/pages.ts';
import { pick, type Random, seededRandom } from './random.ts';

export const WIDTHS = [1440, 390] as const;

/** Start of a walk: route and persona, `null` for visitors. */
export type Start = { path: string; persona: string | null; scenario: ScenarioName; width: (typeof WIDTHS)[number] };
export type Plan = Start & { seed: number; presses: number };

/** Users who can be signed in. */
const PERSONAS = personas.filter(({ user }) => user !== undefined).map(({ id }) => id);
/** Two of three walks are the owner's, who has every kind of vehicle, and on an ordinary day. */
const OTHERS_IN = 3;

/** Walks that together press `presses` times: each page in turn, with everything else by the seed. */
export function plansOf(seed: number, presses: number, each: number): Plan[] {
  const random = seededRandom(seed);
  return Array.from({ length: Math.ceil(presses / each) }, (_, index) => {
    const page = PAGES[index % PAGES.length];
    if (!page) throw new Error('The route table has no page');
    return {
      path: page.path,
      persona: personaOf(random, page.isPublic),
      scenario: random() * OTHERS_IN < 2 ? 'default' : pick(random, SCENARIO_NAMES),
      width: WIDTHS[((index % PAGES.length) + Math.floor(index / PAGES.length)) % 2 === 0 ? 0 : 1],
      seed: Math.floor(random() * 1e9),
      presses: each,
    };
  });
}

function personaOf(random: Random, isPublic: boolean): string | null {
  if (isPublic && random() < 0.8) return null;
  return random() * OTHERS_IN < 2 ? 'owner' : pick(random, PERSONAS);
}
