import { queryClient } from '../../data/query-client.ts';
import { vehiclesQuery } from '../../data/vehicles/queries.ts';
import { groupsOf, type NameBar, nameBar } from '../../rules/groups.ts';

/** A name that cannot be given, because of groups that were made elsewhere meanwhile. */
export class NameRefused extends Error {
  readonly bar: NameBar;
  constructor(bar: NameBar) {
    super(bar);
    this.bar = bar;
  }
}

/**
 * Rejects with `NameRefused` where a name cannot be given as the groups are now (core 5), and with an `ApiError` where that
 * cannot be read: another tab, or somebody else who has the account open, may have made some since the list was.
 */
export async function checkName(name: string, own: string | null): Promise<void> {
  const vehicles = await queryClient.fetchQuery({ ...vehiclesQuery(), staleTime: 0 });
  const bar = nameBar(name, groupsOf(vehicles), own);
  if (bar) throw new NameRefused(bar);
}
