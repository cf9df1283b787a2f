import * as z from 'zod';
import { zGroupTitle } from '../../api/schemas.ts';
import { type Group, isNameTaken, tidyName } from '../../rules/groups/groups.ts';

type About = {
  groups: readonly Pick<Group, 'name'>[];
  /** The group's name so far; null for a new one. */
  own: string | null;
  /** What is said of a name that another group has. */
  taken: string;
};

/**
 * The rules of a group (core 5): a title of its own, and at least one vehicle. A name that stays as it was is taken as it is,
 * even where another program made one that these rules would not.
 */
export function groupSchema({ groups, own, taken }: About) {
  const name = zGroupTitle.refine((name) => !isNameTaken(name, groups, own), { error: taken });
  return z.object({
    name: z
      .string()
      .transform((typed) => (typed === own ? own : tidyName(typed)))
      .pipe(own === null ? name : z.union([name, z.literal(own)])),
    members: z.array(z.number()).min(1),
  });
}
