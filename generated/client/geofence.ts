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
  ForbiddenResponse,
  Geofence,
  GeofenceCreate,
  GeofencePage,
  GeofenceUpdate,
  ListGeofencesParams,
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

export const getListGeofencesUrl = (params?: ListGeofencesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/geofence?${stringifiedParams}` : `/api/v1/geofence`
}

/**
 * Only users who own an account; others get 403 `OWNER_ONLY`. Lists the geofences of that account. Changes nothing. Clients request 10 first, then 100 at a time.
 * @summary Geofences of the account
 */
export const listGeofences = async (params?: ListGeofencesParams, options?: Parameters<typeof transport>[1]): Promise<GeofencePage> => {

  return transport<GeofencePage>(getListGeofencesUrl(params),
  {
      operation: 'listGeofences', given: [params],
    ...options,
    method: 'GET'


  }
);}





export const getListGeofencesQueryKey = (params?: ListGeofencesParams,) => {
    return [
    "listGeofences", ...(params ? [params] : [])
    ] as const;
    }


export const getListGeofencesQueryOptions = <TData = Awaited<ReturnType<typeof listGeofences>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(params?: ListGeofencesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGeofences>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListGeofencesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listGeofences>>> = ({ signal }) => listGeofences(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listGeofences>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListGeofencesQueryResult = NonNullable<Awaited<ReturnType<typeof listGeofences>>>
export type ListGeofencesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>


export function useListGeofences<TData = Awaited<ReturnType<typeof listGeofences>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params: undefined |  ListGeofencesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGeofences>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listGeofences>>,
          TError,
          Awaited<ReturnType<typeof listGeofences>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGeofences<TData = Awaited<ReturnType<typeof listGeofences>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params?: ListGeofencesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGeofences>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listGeofences>>,
          TError,
          Awaited<ReturnType<typeof listGeofences>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGeofences<TData = Awaited<ReturnType<typeof listGeofences>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params?: ListGeofencesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGeofences>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Geofences of the account
 */

export function useListGeofences<TData = Awaited<ReturnType<typeof listGeofences>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params?: ListGeofencesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGeofences>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListGeofencesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCreateGeofenceUrl = () => {




  return `/api/v1/geofence`
}

/**
 * Only users who own an account; others get 403 `OWNER_ONLY`. Adds an area to that account; alerts are added by rules of the vehicles. Refused with 400 field by field, such as a shape without points or without an address.
 * @summary Add a geofence
 */
export const createGeofence = async (geofenceCreate: GeofenceCreate, options?: Parameters<typeof transport>[1]): Promise<Geofence> => {

  return transport<Geofence>(getCreateGeofenceUrl(),
  {
      operation: 'createGeofence', given: [geofenceCreate],
    ...options,
    method: 'POST'
    ,
    body: JSON.stringify(geofenceCreate)
  }
);}





export const getCreateGeofenceMutationKey = () => ['createGeofence'] as const;

export const getCreateGeofenceMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createGeofence>>, TError,CreateGeofenceMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof createGeofence>>, TError,CreateGeofenceMutationVariables, TContext> => {

const mutationKey = getCreateGeofenceMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createGeofence>>, CreateGeofenceMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createGeofence(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateGeofenceMutationResult = NonNullable<Awaited<ReturnType<typeof createGeofence>>>
    export type CreateGeofenceMutationBody = BodyType<GeofenceCreate>
    export type CreateGeofenceMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>
    export type CreateGeofenceMutationVariables = {data: BodyType<GeofenceCreate>}

    /**
 * @summary Add a geofence
 */
export const useCreateGeofence = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createGeofence>>, TError,CreateGeofenceMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createGeofence>>,
        TError,
        CreateGeofenceMutationVariables,
        TContext
      > => {
      return useMutation(getCreateGeofenceMutationOptions(options), queryClient);
    }
    export const getGetGeofenceUrl = (geofenceId: number,) => {




  return `/api/v1/geofence/${encodeURIComponent(String(geofenceId))}`
}

/**
 * Only the owner of the account that the geofence belongs to; a user without an account gets 403 `OWNER_ONLY`, and a geofence of another account is 404. Changes nothing.
 * @summary One geofence
 */
export const getGeofence = async (geofenceId: number, options?: Parameters<typeof transport>[1]): Promise<Geofence> => {

  return transport<Geofence>(getGetGeofenceUrl(geofenceId),
  {
      operation: 'getGeofence', given: [geofenceId],
    ...options,
    method: 'GET'


  }
);}





export const getGetGeofenceQueryKey = (geofenceId: number,) => {
    return [
    "getGeofence", ...(geofenceId ? [geofenceId] : [])
    ] as const;
    }


export const getGetGeofenceQueryOptions = <TData = Awaited<ReturnType<typeof getGeofence>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(geofenceId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGeofence>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetGeofenceQueryKey(geofenceId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getGeofence>>> = ({ signal }) => getGeofence(geofenceId, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: geofenceId !== null && geofenceId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getGeofence>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetGeofenceQueryResult = NonNullable<Awaited<ReturnType<typeof getGeofence>>>
export type GetGeofenceQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useGetGeofence<TData = Awaited<ReturnType<typeof getGeofence>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 geofenceId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGeofence>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getGeofence>>,
          TError,
          Awaited<ReturnType<typeof getGeofence>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetGeofence<TData = Awaited<ReturnType<typeof getGeofence>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 geofenceId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGeofence>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getGeofence>>,
          TError,
          Awaited<ReturnType<typeof getGeofence>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetGeofence<TData = Awaited<ReturnType<typeof getGeofence>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 geofenceId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGeofence>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One geofence
 */

export function useGetGeofence<TData = Awaited<ReturnType<typeof getGeofence>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 geofenceId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGeofence>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetGeofenceQueryOptions(geofenceId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getUpdateGeofenceUrl = (geofenceId: number,) => {




  return `/api/v1/geofence/${encodeURIComponent(String(geofenceId))}`
}

/**
 * Only the owner of the account that the geofence belongs to; a geofence of another account is 404. Changes the given fields. Refused with 400 field by field.
 * @summary Change a geofence
 */
export const updateGeofence = async (geofenceId: number,
    geofenceUpdate: GeofenceUpdate, options?: Parameters<typeof transport>[1]): Promise<Geofence> => {

  return transport<Geofence>(getUpdateGeofenceUrl(geofenceId),
  {
      operation: 'updateGeofence', given: [geofenceId, geofenceUpdate],
    ...options,
    method: 'PATCH'
    ,
    body: JSON.stringify(geofenceUpdate)
  }
);}





export const getUpdateGeofenceMutationKey = () => ['updateGeofence'] as const;

export const getUpdateGeofenceMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateGeofence>>, TError,UpdateGeofenceMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof updateGeofence>>, TError,UpdateGeofenceMutationVariables, TContext> => {

const mutationKey = getUpdateGeofenceMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateGeofence>>, UpdateGeofenceMutationVariables> = (props) => {
          const {geofenceId,data} = props ?? {};

          return  updateGeofence(geofenceId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateGeofenceMutationResult = NonNullable<Awaited<ReturnType<typeof updateGeofence>>>
    export type UpdateGeofenceMutationBody = BodyType<GeofenceUpdate>
    export type UpdateGeofenceMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>
    export type UpdateGeofenceMutationVariables = {geofenceId: number;data: BodyType<GeofenceUpdate>}

    /**
 * @summary Change a geofence
 */
export const useUpdateGeofence = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateGeofence>>, TError,UpdateGeofenceMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateGeofence>>,
        TError,
        UpdateGeofenceMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateGeofenceMutationOptions(options), queryClient);
    }
    export const getDeleteGeofenceUrl = (geofenceId: number,) => {




  return `/api/v1/geofence/${encodeURIComponent(String(geofenceId))}`
}

/**
 * Only the owner of the account that the geofence belongs to; a geofence of another account is 404. Removes the geofence.
 * @summary Remove a geofence
 */
export const deleteGeofence = async (geofenceId: number, options?: Parameters<typeof transport>[1]): Promise<void> => {

  return transport<void>(getDeleteGeofenceUrl(geofenceId),
  {
      operation: 'deleteGeofence', given: [geofenceId],
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteGeofenceMutationKey = () => ['deleteGeofence'] as const;

export const getDeleteGeofenceMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteGeofence>>, TError,DeleteGeofenceMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteGeofence>>, TError,DeleteGeofenceMutationVariables, TContext> => {

const mutationKey = getDeleteGeofenceMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteGeofence>>, DeleteGeofenceMutationVariables> = (props) => {
          const {geofenceId} = props ?? {};

          return  deleteGeofence(geofenceId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteGeofenceMutationResult = NonNullable<Awaited<ReturnType<typeof deleteGeofence>>>

    export type DeleteGeofenceMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>
    export type DeleteGeofenceMutationVariables = {geofenceId: number}

    /**
 * @summary Remove a geofence
 */
export const useDeleteGeofence = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteGeofence>>, TError,DeleteGeofenceMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteGeofence>>,
        TError,
        DeleteGeofenceMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteGeofenceMutationOptions(options), queryClient);
    }
