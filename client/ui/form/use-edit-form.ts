import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { ZodType } from 'zod';
import { keepTyped } from './keep-typed.ts';
import { useContractForm } from './use-contract-form.ts';

type Options<Values extends FieldValues, Sent, Saved> = {
  schema: ZodType<Sent, Values>;
  /** What the server has. */
  saved: Saved;
  /** Fields that nobody edited show a later `saved`, such as one of another tab. Otherwise it counts when the form opens. */
  follows?: boolean;
  /** Values of the fields for it. */
  valuesOf: (saved: Saved) => Values;
  /**
   * Sends what differs from `known`, and resolves with the server's answer. `null`: nothing differs. `known` is what the form last got
   * from the server, so that a save does not undo changes of others in fields that nobody touched.
   */
  save: (sent: Sent, known: Saved) => Promise<Saved | null>;
  /** Called after a save: `showSaved(saved ? 'details' : 'nothing')`. */
  onSaved: (saved: Saved | null) => void;
};

/**
 * A form that edits something: sends only changes, then shows what the server saved, and keeps what was typed during the save. Spread
 * `props` on `Form`. `known` and `know`: for saves that succeed in part.
 *
 * @example
 * const { form, props } = useEditForm({
 *   schema,
 *   saved: user,
 *   valuesOf,
 *   save: async (sent, known) => {
 *     const data = changesOf(known, sent);
 *     return data && mutateAsync({ userId: user.id, data });
 *   },
 *   onSaved: (saved) => showSaved(saved ? 'details' : 'nothing'),
 * });
 * <Form {...props} explain={useErrorLines()}>
 */
export function useEditForm<Values extends FieldValues, Sent, Saved>({
  schema,
  saved,
  follows = false,
  valuesOf,
  save,
  onSaved,
}: Options<Values, Sent, Saved>) {
  const [first] = useState(() => valuesOf(saved));
  const form = useContractForm<Values, Sent>({ schema, values: first });
  const known = useRef(saved);
  const shown = useRef(first);
  const show = (values: Values) => {
    shown.current = values;
    keepTyped(form, values);
  };
  const follow = useEffectEvent((latest: Saved) => {
    known.current = latest;
    const values = valuesOf(latest);
    if (JSON.stringify(values) !== JSON.stringify(shown.current)) show(values);
  });
  useEffect(() => {
    if (follows) follow(saved);
  }, [follows, saved]);
  const onSubmit = (sent: Sent): Promise<Saved | null> => save(sent, known.current);
  const onDone = (answer: Saved | null): void => {
    known.current = answer ?? known.current;
    show(valuesOf(known.current));
    onSaved(answer);
  };
  const know = (latest: Saved): void => {
    known.current = latest;
  };
  return { form, known, know, props: { form, onSubmit, onDone } };
}
