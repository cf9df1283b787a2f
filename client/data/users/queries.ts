import { queryOptions } from '@tanstack/react-query';
import { getListUsersQueryKey, listUsers } from '../../../generated/client/user.ts';
import { everyPage } from '../every-page.ts';

/** All users that the signed-in user can see, including themselves (core 6). */
export const usersQuery = () =>
  queryOptions({
    ...everyPage(getListUsersQueryKey(), listUsers),
    // Runs without a network too: its failure opens the portal with the last known data.
    networkMode: 'always',
  });
