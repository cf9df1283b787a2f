import {
  useMutation,
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  BadRequestResponse
} from '../model/badRequestResponse.ts';

import type {
  CustomFilter
} from '../model/customFilter.ts';

import type {
  CustomFilterCreate
} from '../model/customFilterCreate.ts';

import type {
  CustomFilterPage
} from '../model/customFilterPage.ts';

import type {
  CustomFilterUpdate
} from '../model/customFilterUpdate.ts';

import type {
  ForbiddenResponse
} from '../model/forbiddenResponse.ts';

import type {
  ListFiltersParams
} from '../model/listFiltersParams.ts';

import type {
  NotFoundResponse
} from '../model/notFoundResponse.ts';

import type {
  UnauthorizedResponse
} from '../model/unauthorizedResponse.ts';

import { transport } from '../../../client/api/transport.ts';
import type { ErrorType , BodyType } from '../../../client/api/transport.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

export type listFiltersResponse200 = {
  data: CustomFilterPage
  status: 200
}

export type listFiltersResponse400 = {
  data: BadRequestResponse
  status: 400
}

export type listFiltersResponse401 = {
  data: UnauthorizedResponse
  status: 401
}

export type listFiltersResponseSuccess = (listFiltersResponse200) & {
  headers: Headers;
};
export type listFiltersResponseError = (listFiltersResponse400 | listFiltersResponse401) & {
  headers: Headers;
};

export const getListFiltersUrl = (params?: ListFiltersParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/custom-filter?${stringifiedParams}` : `/api/v1/custom-filter`
}

/**
 * Any signed-in user. Lists their own filters and those shared in the account. Changes nothing.
 * @summary Saved filters of the activity feed
 */
export const listFilters = async (params?: ListFiltersParams, options?: Parameters<typeof transport>[1]): Promise<listFiltersResponseSuccess> => {

  return transport<listFiltersResponseSuccess>(getListFiltersUrl(params),
  {
    ...options,
    method: 'GET'


  }
, {"errorResponses":[{"status":400,"contentType":"application/json"},{"status":401,"contentType":"application/json"}]});}





export const getListFiltersQueryKey = (params?: ListFiltersParams,) => {
    return [
    "listFilters", ...(params ? [params] : [])
    ] as const;
    }


export const getListFiltersQueryOptions = <TData = Awaited<ReturnType<typeof listFilters>>, TError = ErrorType<listFiltersResponseError>>(params?: ListFiltersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFilters>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListFiltersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listFilters>>> = ({ signal }) => listFilters(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listFilters>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListFiltersQueryResult = NonNullable<Awaited<ReturnType<typeof listFilters>>>
export type ListFiltersQueryError = ErrorType<listFiltersResponseError>


export function useListFilters<TData = Awaited<ReturnType<typeof listFilters>>, TError = ErrorType<listFiltersResponseError>>(
 params: undefined |  ListFiltersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFilters>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFilters>>,
          TError,
          Awaited<ReturnType<typeof listFilters>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFilters<TData = Awaited<ReturnType<typeof listFilters>>, TError = ErrorType<listFiltersResponseError>>(
 params?: ListFiltersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFilters>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFilters>>,
          TError,
          Awaited<ReturnType<typeof listFilters>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFilters<TData = Awaited<ReturnType<typeof listFilters>>, TError = ErrorType<listFiltersResponseError>>(
 params?: ListFiltersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFilters>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Saved filters of the activity feed
 */

export function useListFilters<TData = Awaited<ReturnType<typeof listFilters>>, TError = ErrorType<listFiltersResponseError>>(
 params?: ListFiltersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFilters>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListFiltersQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export type createFilterResponse201 = {
  data: CustomFilter
  status: 201
}

export type createFilterResponse400 = {
  data: BadRequestResponse
  status: 400
}

export type createFilterResponse401 = {
  data: UnauthorizedResponse
  status: 401
}

export type createFilterResponseSuccess = (createFilterResponse201) & {
  headers: Headers;
};
export type createFilterResponseError = (createFilterResponse400 | createFilterResponse401) & {
  headers: Headers;
};

export const getCreateFilterUrl = () => {




  return `/api/v1/custom-filter`
}

/**
 * Any signed-in user, for themselves. Saves a selection of alerts and commands under a name. Refused with 400 for a name in use, an empty selection or a custom date range.
 * @summary Save a filter
 */
export const createFilter = async (customFilterCreate: CustomFilterCreate, options?: Parameters<typeof transport>[1]): Promise<createFilterResponseSuccess> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return transport<createFilterResponseSuccess>(getCreateFilterUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(customFilterCreate)
  }
, {"errorResponses":[{"status":400,"contentType":"application/json"},{"status":401,"contentType":"application/json"}]});}





export const getCreateFilterMutationKey = () => ['createFilter'] as const;

export const getCreateFilterMutationOptions = <TError = ErrorType<createFilterResponseError>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createFilter>>, TError,CreateFilterMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof createFilter>>, TError,CreateFilterMutationVariables, TContext> => {

const mutationKey = getCreateFilterMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createFilter>>, CreateFilterMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createFilter(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateFilterMutationResult = NonNullable<Awaited<ReturnType<typeof createFilter>>>
    export type CreateFilterMutationBody = BodyType<CustomFilterCreate>
    export type CreateFilterMutationError = ErrorType<createFilterResponseError>
    export type CreateFilterMutationVariables = {data: BodyType<CustomFilterCreate>}

    /**
 * @summary Save a filter
 */
export const useCreateFilter = <TError = ErrorType<createFilterResponseError>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createFilter>>, TError,CreateFilterMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createFilter>>,
        TError,
        CreateFilterMutationVariables,
        TContext
      > => {
      return useMutation(getCreateFilterMutationOptions(options), queryClient);
    }
    export type updateFilterResponse200 = {
  data: CustomFilter
  status: 200
}

export type updateFilterResponse400 = {
  data: BadRequestResponse
  status: 400
}

export type updateFilterResponse401 = {
  data: UnauthorizedResponse
  status: 401
}

export type updateFilterResponse403 = {
  data: ForbiddenResponse
  status: 403
}

export type updateFilterResponse404 = {
  data: NotFoundResponse
  status: 404
}

export type updateFilterResponseSuccess = (updateFilterResponse200) & {
  headers: Headers;
};
export type updateFilterResponseError = (updateFilterResponse400 | updateFilterResponse401 | updateFilterResponse403 | updateFilterResponse404) & {
  headers: Headers;
};

export const getUpdateFilterUrl = (filterId: number,) => {




  return `/api/v1/custom-filter/${encodeURIComponent(String(filterId))}`
}

/**
 * Only the user who saved the filter; for others it is 403 if shared with them, else 404. Changes the name, or whether the account shares it. Refused with 400 for a name in use.
 * @summary Rename a filter, or share it
 */
export const updateFilter = async (filterId: number,
    customFilterUpdate: CustomFilterUpdate, options?: Parameters<typeof transport>[1]): Promise<updateFilterResponseSuccess> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return transport<updateFilterResponseSuccess>(getUpdateFilterUrl(filterId),
  {
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(customFilterUpdate)
  }
, {"errorResponses":[{"status":400,"contentType":"application/json"},{"status":401,"contentType":"application/json"},{"status":403,"contentType":"application/json"},{"status":404,"contentType":"application/json"}]});}





export const getUpdateFilterMutationKey = () => ['updateFilter'] as const;

export const getUpdateFilterMutationOptions = <TError = ErrorType<updateFilterResponseError>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateFilter>>, TError,UpdateFilterMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof updateFilter>>, TError,UpdateFilterMutationVariables, TContext> => {

const mutationKey = getUpdateFilterMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateFilter>>, UpdateFilterMutationVariables> = (props) => {
          const {filterId,data} = props ?? {};

          return  updateFilter(filterId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateFilterMutationResult = NonNullable<Awaited<ReturnType<typeof updateFilter>>>
    export type UpdateFilterMutationBody = BodyType<CustomFilterUpdate>
    export type UpdateFilterMutationError = ErrorType<updateFilterResponseError>
    export type UpdateFilterMutationVariables = {filterId: number;data: BodyType<CustomFilterUpdate>}

    /**
 * @summary Rename a filter, or share it
 */
export const useUpdateFilter = <TError = ErrorType<updateFilterResponseError>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateFilter>>, TError,UpdateFilterMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateFilter>>,
        TError,
        UpdateFilterMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateFilterMutationOptions(options), queryClient);
    }
    export type deleteFilterResponse204 = {
  data: void
  status: 204
}

export type deleteFilterResponse400 = {
  data: BadRequestResponse
  status: 400
}

export type deleteFilterResponse401 = {
  data: UnauthorizedResponse
  status: 401
}

export type deleteFilterResponse403 = {
  data: ForbiddenResponse
  status: 403
}

export type deleteFilterResponse404 = {
  data: NotFoundResponse
  status: 404
}

export type deleteFilterResponseSuccess = (deleteFilterResponse204) & {
  headers: Headers;
};
export type deleteFilterResponseError = (deleteFilterResponse400 | deleteFilterResponse401 | deleteFilterResponse403 | deleteFilterResponse404) & {
  headers: Headers;
};

export const getDeleteFilterUrl = (filterId: number,) => {




  return `/api/v1/custom-filter/${encodeURIComponent(String(filterId))}`
}

/**
 * Only the user who saved the filter; for others it is 403 if shared with them, else 404. Removes it for everyone it was shared with.
 * @summary Remove a filter
 */
export const deleteFilter = async (filterId: number, options?: Parameters<typeof transport>[1]): Promise<deleteFilterResponseSuccess> => {

  return transport<deleteFilterResponseSuccess>(getDeleteFilterUrl(filterId),
  {
    ...options,
    method: 'DELETE'


  }
, {"errorResponses":[{"status":400,"contentType":"application/json"},{"status":401,"contentType":"application/json"},{"status":403,"contentType":"application/json"},{"status":404,"contentType":"application/json"}]});}





export const getDeleteFilterMutationKey = () => ['deleteFilter'] as const;

export const getDeleteFilterMutationOptions = <TError = ErrorType<deleteFilterResponseError>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteFilter>>, TError,DeleteFilterMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteFilter>>, TError,DeleteFilterMutationVariables, TContext> => {

const mutationKey = getDeleteFilterMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteFilter>>, DeleteFilterMutationVariables> = (props) => {
          const {filterId} = props ?? {};

          return  deleteFilter(filterId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteFilterMutationResult = NonNullable<Awaited<ReturnType<typeof deleteFilter>>>

    export type DeleteFilterMutationError = ErrorType<deleteFilterResponseError>
    export type DeleteFilterMutationVariables = {filterId: number}

    /**
 * @summary Remove a filter
 */
export const useDeleteFilter = <TError = ErrorType<deleteFilterResponseError>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteFilter>>, TError,DeleteFilterMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteFilter>>,
        TError,
        DeleteFilterMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteFilterMutationOptions(options), queryClient);
    }
