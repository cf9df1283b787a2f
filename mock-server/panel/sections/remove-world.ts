import { Refusal } from '../api.ts';
import { DEFAULT_WORLD } from '../cookies.ts';
import type { Desk } from '../desk.ts';
import { type Question, type TwoSteps, twoSteps } from '../two-steps.ts';

export type RemovalOf = {
  /** World that is chosen in the list. */
  chosen: () => string;
  /** World of this browser. */
  current: () => string;
  /** Switches to a world, and says a sentence there. */
  enter: (id: string, sentence: string) => void;
};

/** Removes the chosen world after a question. From its own world, the browser goes on in another one. */
export function worldRemover(desk: Desk, { chosen, current, enter }: RemovalOf): TwoSteps {
  const { world: texts } = desk.texts;

  /** Where a browser goes on that loses its world. */
  async function nextTo(id: string): Promise<string | undefined> {
    const others = (await desk.api.worlds()).map((one) => one.id).filter((one) => one !== id);
    return others.find((one) => one === DEFAULT_WORLD) ?? others[0];
  }

  function remove(id: string): Promise<void> {
    return desk.act(async () => {
      const isOwn = id === current();
      const next = isOwn ? await nextTo(id) : undefined;
      if (isOwn && next === undefined) throw new Refusal(400, texts.removeOnly);
      const sentence = await desk.api.removeWorld(id).then(
        () => texts.wasRemoved(id),
        (error: unknown) => {
          if (error instanceof Refusal && error.status === 404) return texts.alreadyRemoved(id);
          throw error;
        },
      );
      if (next !== undefined) enter(next, sentence);
      return sentence;
    });
  }

  function ask(): Question | null {
    const id = chosen();
    if (id === '' || id === DEFAULT_WORLD) {
      // The mock would reset it.
      if (id !== '') desk.say(texts.removeDefault);
      return null;
    }
    const text = id === current() ? texts.removeOwn(id) : texts.removeOther(id);
    return { text, label: texts.removeNow(id), work: () => remove(id) };
  }

  return twoSteps(texts.remove, texts.keep, ask);
}
