import * as z from 'zod';
import { zGroupTitle } from '../../api/schemas.ts';
import { type Group, isNameTaken, tidyName } from '../../rules/groups/groups.ts';

type About = {
  groups: readonly Pick<Group, 'name'>[];
  /** Current name. `null` for a new group. */
  own: string | null;
  /** Message for a name that another group has. */
  taken: string;
};

/**
 * Rules of a group (core 5): a unique title, and at least one vehicle. An unchanged name is always valid, because
 * another program may have set one that breaks these rules.
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
