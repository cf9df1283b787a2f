import { queryOptions } from '@tanstack/react-query';
import { listUsers } from '../../../generated/client/user.ts';
import { allPages } from '../../api/paging.ts';

/** Everybody the signed-in user can see, themselves included (core 6). */
export const usersQuery = () =>
  queryOptions({
    queryKey: ['listUsers'],
    // Asked without a network too: the failure is what opens the portal with what it knew last.
    networkMode: 'always',
    queryFn: ({ signal }) => allPages((page) => listUsers(page, { signal })),
  });
