import { useMutation } from '@tanstack/react-query';
import type { FieldValues } from 'react-hook-form';
import type { ZodType } from 'zod';
import type { User, UserUpdate } from '../../api/model.ts';
import { userUpdate } from '../../data/users/mutations.ts';
import { changesOf } from '../../ui/form/changes.ts';
import { useEditForm } from '../../ui/form/use-edit-form.ts';
import { showSaved } from './saved.ts';

type Options<Values extends FieldValues, Sent> = {
  user: User;
  schema: ZodType<Sent, Values>;
  valuesOf: (user: User) => Values;
  /** What the notice says was saved. */
  what: Parameters<typeof showSaved>[0];
  /** Rewords a failure before it is shown. */
  explain?: (failure: unknown) => unknown;
};

/** A form of the signed-in user's own fields: sends all changes in one call. */
export function useUserForm<Values extends FieldValues, Sent extends UserUpdate>({
  user,
  schema,
  valuesOf,
  what,
  explain = (failure) => failure,
}: Options<Values, Sent>) {
  const { mutateAsync } = useMutation(userUpdate(user.id));
  return useEditForm({
    schema,
    saved: user,
    follows: true,
    valuesOf,
    save: async (sent, known) => {
      const data = changesOf(known, sent);
      try {
        return data && (await mutateAsync({ userId: user.id, data }));
      } catch (failure) {
        throw explain(failure);
      }
    },
    onSaved: (saved) => showSaved(saved ? what : 'nothing'),
  });
}
