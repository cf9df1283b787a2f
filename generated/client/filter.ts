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
  BadRequestResponse,
  CustomFilter,
  CustomFilterCreate,
  CustomFilterPage,
  CustomFilterUpdate,
  ForbiddenResponse,
  ListFiltersParams,
  NotFoundResponse,
  UnauthorizedResponse
} from './model.schemas.ts';

import { transport } from '../../client/api/transport.ts';
import type { ErrorType , BodyType } from '../../client/api/transport.ts';



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
export const listFilters = async (params?: ListFiltersParams, options?: Parameters<typeof transport>[1]): Promise<CustomFilterPage> => {

  return transport<CustomFilterPage>(getListFiltersUrl(params),
  {
      operation: 'listFilters', given: [params],
    ...options,
    method: 'GET'


  }
);}





export const getListFiltersQueryKey = (params?: ListFiltersParams,) => {
    return [
    "listFilters", ...(params ? [params] : [])
    ] as const;
    }


export const getListFiltersQueryOptions = <TData = Awaited<ReturnType<typeof listFilters>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>(params?: ListFiltersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFilters>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListFiltersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listFilters>>> = ({ signal }) => listFilters(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listFilters>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListFiltersQueryResult = NonNullable<Awaited<ReturnType<typeof listFilters>>>
export type ListFiltersQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse>


export function useListFilters<TData = Awaited<ReturnType<typeof listFilters>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>(
 params: undefined |  ListFiltersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFilters>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFilters>>,
          TError,
          Awaited<ReturnType<typeof listFilters>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFilters<TData = Awaited<ReturnType<typeof listFilters>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>(
 params?: ListFiltersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFilters>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFilters>>,
          TError,
          Awaited<ReturnType<typeof listFilters>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFilters<TData = Awaited<ReturnType<typeof listFilters>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>(
 params?: ListFiltersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFilters>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Saved filters of the activity feed
 */

export function useListFilters<TData = Awaited<ReturnType<typeof listFilters>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>(
 params?: ListFiltersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFilters>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListFiltersQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCreateFilterUrl = () => {




  return `/api/v1/custom-filter`
}

/**
 * Any signed-in user, for themselves. Saves a selection of alerts and commands under a name. Refused with 400 for a name in use in the account, an empty selection or a custom date range.
 * @summary Save a filter
 */
export const createFilter = async (customFilterCreate: CustomFilterCreate, options?: Parameters<typeof transport>[1]): Promise<CustomFilter> => {

  return transport<CustomFilter>(getCreateFilterUrl(),
  {
      operation: 'createFilter', given: [customFilterCreate],
    ...options,
    method: 'POST'
    ,
    body: JSON.stringify(customFilterCreate)
  }
);}





export const getCreateFilterMutationKey = () => ['createFilter'] as const;

export const getCreateFilterMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse>,
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
    export type CreateFilterMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse>
    export type CreateFilterMutationVariables = {data: BodyType<CustomFilterCreate>}

    /**
 * @summary Save a filter
 */
export const useCreateFilter = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createFilter>>, TError,CreateFilterMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createFilter>>,
        TError,
        CreateFilterMutationVariables,
        TContext
      > => {
      return useMutation(getCreateFilterMutationOptions(options), queryClient);
    }
    export const getUpdateFilterUrl = (filterId: number,) => {




  return `/api/v1/custom-filter/${encodeURIComponent(String(filterId))}`
}

/**
 * Only the user who saved the filter; for others it is 403 if shared with them, else 404. Changes the name, or whether the account shares it. Refused with 400 for a name in use in the account.
 * @summary Rename a filter, or share it
 */
export const updateFilter = async (filterId: number,
    customFilterUpdate: CustomFilterUpdate, options?: Parameters<typeof transport>[1]): Promise<CustomFilter> => {

  return transport<CustomFilter>(getUpdateFilterUrl(filterId),
  {
      operation: 'updateFilter', given: [filterId, customFilterUpdate],
    ...options,
    method: 'PATCH'
    ,
    body: JSON.stringify(customFilterUpdate)
  }
);}





export const getUpdateFilterMutationKey = () => ['updateFilter'] as const;

export const getUpdateFilterMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
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
    export type UpdateFilterMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>
    export type UpdateFilterMutationVariables = {filterId: number;data: BodyType<CustomFilterUpdate>}

    /**
 * @summary Rename a filter, or share it
 */
export const useUpdateFilter = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateFilter>>, TError,UpdateFilterMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateFilter>>,
        TError,
        UpdateFilterMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateFilterMutationOptions(options), queryClient);
    }
    export const getDeleteFilterUrl = (filterId: number,) => {




  return `/api/v1/custom-filter/${encodeURIComponent(String(filterId))}`
}

/**
 * Only the user who saved the filter; for others it is 403 if shared with them, else 404. Removes it for everyone it was shared with.
 * @summary Remove a filter
 */
export const deleteFilter = async (filterId: number, options?: Parameters<typeof transport>[1]): Promise<void> => {

  return transport<void>(getDeleteFilterUrl(filterId),
  {
      operation: 'deleteFilter', given: [filterId],
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteFilterMutationKey = () => ['deleteFilter'] as const;

export const getDeleteFilterMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
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

    export type DeleteFilterMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>
    export type DeleteFilterMutationVariables = {filterId: number}

    /**
 * @summary Remove a filter
 */
export const useDeleteFilter = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteFilter>>, TError,DeleteFilterMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteFilter>>,
        TError,
        DeleteFilterMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteFilterMutationOptions(options), queryClient);
    }
