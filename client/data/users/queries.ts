import { queryOptions } from '@tanstack/react-query';
import { getListUsersQueryKey, listUsers } from '../../../generated/client/user.ts';
import { everyPage } from '../every-page.ts';

/** Everybody the signed-in user can see, themselves included (core 6). */
export const usersQuery = () =>
  queryOptions({
    ...everyPage(getListUsersQueryKey(), listUsers),
    // Asked without a network too: the failure is what opens the portal with what it knew last.
    networkMode: 'always',
  });
