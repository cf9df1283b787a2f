import { queryOptions } from '@tanstack/react-query';
import { body } from '../../api/body.ts';
import { listUsers } from '../../api/operations.ts';
import { allPages } from '../../api/paging.ts';

/** Everybody the signed-in user can see, themselves included (core 6). */
export const usersQuery = () =>
  queryOptions({
    queryKey: ['listUsers'],
    // Asked without a network too: the failure is what opens the portal with what it knew last.
    networkMode: 'always',
    queryFn: ({ signal }) => allPages((page) => body(listUsers(page, { signal }))),
  });
