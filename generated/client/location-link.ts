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
  InvalidTokenResponse,
  LocationLinkList,
  LocationLinkRequest,
  NewLocationLink,
  NotFoundResponse,
  ReadLocationLinkParams,
  SharedLocation,
  TooManyRequestsResponse,
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

export const getListLocationLinksUrl = (vehicleId: number,) => {




  return `/api/v1/vehicle/${encodeURIComponent(String(vehicleId))}/location-link`
}

/**
 * Only the owner of the vehicle, also during another user's exclusive access. The links that still work, newest first. Never has their tokens. A guest gets 403 `OWNER_ONLY`, others 404. Changes nothing.
 * @summary Open location links of a vehicle
 */
export const listLocationLinks = async (vehicleId: number, options?: Parameters<typeof transport>[1]): Promise<LocationLinkList> => {

  return transport<LocationLinkList>(getListLocationLinksUrl(vehicleId),
  {
      operation: 'listLocationLinks', given: [vehicleId],
    ...options,
    method: 'GET'


  }
);}





export const getListLocationLinksQueryKey = (vehicleId: number,) => {
    return [
    "listLocationLinks", ...(vehicleId ? [vehicleId] : [])
    ] as const;
    }


export const getListLocationLinksQueryOptions = <TData = Awaited<ReturnType<typeof listLocationLinks>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(vehicleId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLocationLinks>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListLocationLinksQueryKey(vehicleId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listLocationLinks>>> = ({ signal }) => listLocationLinks(vehicleId, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: vehicleId !== null && vehicleId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listLocationLinks>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListLocationLinksQueryResult = NonNullable<Awaited<ReturnType<typeof listLocationLinks>>>
export type ListLocationLinksQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useListLocationLinks<TData = Awaited<ReturnType<typeof listLocationLinks>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 vehicleId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLocationLinks>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLocationLinks>>,
          TError,
          Awaited<ReturnType<typeof listLocationLinks>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLocationLinks<TData = Awaited<ReturnType<typeof listLocationLinks>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 vehicleId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLocationLinks>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLocationLinks>>,
          TError,
          Awaited<ReturnType<typeof listLocationLinks>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLocationLinks<TData = Awaited<ReturnType<typeof listLocationLinks>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 vehicleId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLocationLinks>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Open location links of a vehicle
 */

export function useListLocationLinks<TData = Awaited<ReturnType<typeof listLocationLinks>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 vehicleId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLocationLinks>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListLocationLinksQueryOptions(vehicleId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCreateLocationLinkUrl = (vehicleId: number,) => {




  return `/api/v1/vehicle/${encodeURIComponent(String(vehicleId))}/location-link`
}

/**
 * Only the owner of the vehicle, also during another user's exclusive access. The answer has the token once: the server keeps its hash. The link works until `expires_at`, 1 hour to 7 days from now, or until it is revoked. Refused with 400 for another end, with 403 `PLAN` if the plan has no locations, `PENDING_TRANSFER` while the vehicle is offered to a new owner, and `LINK_LIMIT` from the eleventh open link of a vehicle. A guest gets 403 `OWNER_ONLY`, others 404.
 * @summary Create a location link
 */
export const createLocationLink = async (vehicleId: number,
    locationLinkRequest: LocationLinkRequest, options?: Parameters<typeof transport>[1]): Promise<NewLocationLink> => {

  return transport<NewLocationLink>(getCreateLocationLinkUrl(vehicleId),
  {
      operation: 'createLocationLink', given: [vehicleId, locationLinkRequest],
    ...options,
    method: 'POST'
    ,
    body: JSON.stringify(locationLinkRequest)
  }
);}





export const getCreateLocationLinkMutationKey = () => ['createLocationLink'] as const;

export const getCreateLocationLinkMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createLocationLink>>, TError,CreateLocationLinkMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof createLocationLink>>, TError,CreateLocationLinkMutationVariables, TContext> => {

const mutationKey = getCreateLocationLinkMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createLocationLink>>, CreateLocationLinkMutationVariables> = (props) => {
          const {vehicleId,data} = props ?? {};

          return  createLocationLink(vehicleId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateLocationLinkMutationResult = NonNullable<Awaited<ReturnType<typeof createLocationLink>>>
    export type CreateLocationLinkMutationBody = BodyType<LocationLinkRequest>
    export type CreateLocationLinkMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>
    export type CreateLocationLinkMutationVariables = {vehicleId: number;data: BodyType<LocationLinkRequest>}

    /**
 * @summary Create a location link
 */
export const useCreateLocationLink = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createLocationLink>>, TError,CreateLocationLinkMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createLocationLink>>,
        TError,
        CreateLocationLinkMutationVariables,
        TContext
      > => {
      return useMutation(getCreateLocationLinkMutationOptions(options), queryClient);
    }
    export const getRevokeLocationLinkUrl = (vehicleId: number,
    linkId: string,) => {




  return `/api/v1/vehicle/${encodeURIComponent(String(vehicleId))}/location-link/${encodeURIComponent(String(linkId))}`
}

/**
 * Only the owner of the vehicle, also during another user's exclusive access. The link stops to work at once. One that has ended, or was revoked, is 404. A guest gets 403 `OWNER_ONLY`, others 404.
 * @summary Revoke a location link
 */
export const revokeLocationLink = async (vehicleId: number,
    linkId: string, options?: Parameters<typeof transport>[1]): Promise<void> => {

  return transport<void>(getRevokeLocationLinkUrl(vehicleId,linkId),
  {
      operation: 'revokeLocationLink', given: [vehicleId, linkId],
    ...options,
    method: 'DELETE'


  }
);}





export const getRevokeLocationLinkMutationKey = () => ['revokeLocationLink'] as const;

export const getRevokeLocationLinkMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof revokeLocationLink>>, TError,RevokeLocationLinkMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof revokeLocationLink>>, TError,RevokeLocationLinkMutationVariables, TContext> => {

const mutationKey = getRevokeLocationLinkMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof revokeLocationLink>>, RevokeLocationLinkMutationVariables> = (props) => {
          const {vehicleId,linkId} = props ?? {};

          return  revokeLocationLink(vehicleId,linkId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RevokeLocationLinkMutationResult = NonNullable<Awaited<ReturnType<typeof revokeLocationLink>>>

    export type RevokeLocationLinkMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>
    export type RevokeLocationLinkMutationVariables = {vehicleId: number;linkId: string}

    /**
 * @summary Revoke a location link
 */
export const useRevokeLocationLink = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof revokeLocationLink>>, TError,RevokeLocationLinkMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof revokeLocationLink>>,
        TError,
        RevokeLocationLinkMutationVariables,
        TContext
      > => {
      return useMutation(getRevokeLocationLinkMutationOptions(options), queryClient);
    }
    export const getReadLocationLinkUrl = (params: ReadLocationLinkParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/location-link/?${stringifiedParams}` : `/api/v1/location-link/`
}

/**
 * No sign-in: the token authorizes the call. Answers the last reported position of one vehicle and nothing else about it. The position is `null` while the plan has no locations, the service is paused or has ended, or nothing was reported yet; `no_position` says which. Notes for the owner when the link was opened. A token that is unknown, expired or revoked is refused with 400 and its code; 429 from the 61st reading of a link in a minute.
 * @summary Where the vehicle of a link is
 */
export const readLocationLink = async (params: ReadLocationLinkParams, options?: Parameters<typeof transport>[1]): Promise<SharedLocation> => {

  return transport<SharedLocation>(getReadLocationLinkUrl(params),
  {
      operation: 'readLocationLink', given: [params],
    ...options,
    method: 'GET'


  }
);}





export const getReadLocationLinkQueryKey = (params?: ReadLocationLinkParams,) => {
    return [
    "readLocationLink", ...(params ? [params] : [])
    ] as const;
    }


export const getReadLocationLinkQueryOptions = <TData = Awaited<ReturnType<typeof readLocationLink>>, TError = ErrorType<InvalidTokenResponse | TooManyRequestsResponse>>(params: ReadLocationLinkParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readLocationLink>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getReadLocationLinkQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof readLocationLink>>> = ({ signal }) => readLocationLink(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof readLocationLink>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ReadLocationLinkQueryResult = NonNullable<Awaited<ReturnType<typeof readLocationLink>>>
export type ReadLocationLinkQueryError = ErrorType<InvalidTokenResponse | TooManyRequestsResponse>


export function useReadLocationLink<TData = Awaited<ReturnType<typeof readLocationLink>>, TError = ErrorType<InvalidTokenResponse | TooManyRequestsResponse>>(
 params: ReadLocationLinkParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof readLocationLink>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof readLocationLink>>,
          TError,
          Awaited<ReturnType<typeof readLocationLink>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadLocationLink<TData = Awaited<ReturnType<typeof readLocationLink>>, TError = ErrorType<InvalidTokenResponse | TooManyRequestsResponse>>(
 params: ReadLocationLinkParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readLocationLink>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof readLocationLink>>,
          TError,
          Awaited<ReturnType<typeof readLocationLink>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadLocationLink<TData = Awaited<ReturnType<typeof readLocationLink>>, TError = ErrorType<InvalidTokenResponse | TooManyRequestsResponse>>(
 params: ReadLocationLinkParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readLocationLink>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Where the vehicle of a link is
 */

export function useReadLocationLink<TData = Awaited<ReturnType<typeof readLocationLink>>, TError = ErrorType<InvalidTokenResponse | TooManyRequestsResponse>>(
 params: ReadLocationLinkParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readLocationLink>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getReadLocationLinkQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






