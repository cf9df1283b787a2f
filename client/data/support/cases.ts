import { queryOptions } from '@tanstack/react-query';
import { getListCasesQueryOptions } from '../../../generated/client/support.ts';

/** The user's cases. Assumed: the page works without them. */
export const casesQuery = () => queryOptions({ ...getListCasesQueryOptions(), retry: false });
