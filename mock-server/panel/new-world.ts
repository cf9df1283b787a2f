import { Refusal } from './api.ts';

/** An id that no other world has. `randomUUID` needs a secure context. */
const freeId = (): string => `w${crypto.getRandomValues(new Uint32Array(1))[0]?.toString(36)}`;

/** A call without an answer: what the world is made of, and the id that it was to have. */
export type Unanswered = { of: string; id: string };

type Kept = { read: () => Unanswered | null; write: (unanswered: Unanswered | null) => void };

/** For as long as the panel is shown. */
function inThisPage(): Kept {
  let unanswered: Unanswered | null = null;
  return {
    read: () => unanswered,
    write(call) {
      unanswered = call;
    },
  };
}

/**
 * Makes worlds without a name. After a call without an answer the same call has the same id: a second press replaces the world
 * that the first one may have made. `kept`: where the call is noted, for a page that makes its call again after a reload.
 */
export function unnamedWorlds(kept: Kept = inThisPage()) {
  return async <World>(of: string, make: (id: string) => Promise<World>): Promise<World> => {
    const unanswered = kept.read();
    const id = unanswered?.of === of ? unanswered.id : freeId();
    kept.write({ of, id });
    try {
      const made = await make(id);
      kept.write(null);
      return made;
    } catch (error) {
      if (error instanceof Refusal) kept.write(null);
      throw error;
    }
  };
}
