import { Refusal } from './api.ts';

/** An id that no other world has. `randomUUID` needs a secure context. */
const freeId = (): string => `w${crypto.getRandomValues(new Uint32Array(1))[0]?.toString(36)}`;

/**
 * Makes worlds without a name. After a call without an answer the same call has the same id: a second press replaces the world
 * that the first one may have made.
 */
export function unnamedWorlds() {
  let unanswered: { of: string; id: string } | null = null;
  return async <World>(of: string, make: (id: string) => Promise<World>): Promise<World> => {
    const id = unanswered?.of === of ? unanswered.id : freeId();
    unanswered = { of, id };
    try {
      const made = await make(id);
      unanswered = null;
      return made;
    } catch (error) {
      if (error instanceof Refusal) unanswered = null;
      throw error;
    }
  };
}
