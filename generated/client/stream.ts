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
  DeviceUnreachableResponse,
  ForbiddenResponse,
  ListMediaParams,
  MediaPage,
  NotFoundResponse,
  Stream,
  StreamKey,
  StreamRequest,
  StreamStart,
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

export const getListMediaUrl = (deviceKey: string,
    params?: ListMediaParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/device/${encodeURIComponent(String(deviceKey))}/media?${stringifiedParams}` : `/api/v1/device/${encodeURIComponent(String(deviceKey))}/media`
}

/**
 * The owner and guests of the vehicle. Lists recordings and snapshots, newest first, of one camera with `camera_channel`. Changes nothing. A device without a camera has an empty list.
 * @summary Snippets and snapshots of a dash cam
 */
export const listMedia = async (deviceKey: string,
    params?: ListMediaParams, options?: Parameters<typeof transport>[1]): Promise<MediaPage> => {

  return transport<MediaPage>(getListMediaUrl(deviceKey,params),
  {
      operation: 'listMedia', given: [deviceKey, params],
    ...options,
    method: 'GET'


  }
);}





export const getListMediaQueryKey = (deviceKey: string,
    params?: ListMediaParams,) => {
    return [
    "listMedia", ...(deviceKey ? [deviceKey] : []), ...(params ? [params] : [])
    ] as const;
    }


export const getListMediaQueryOptions = <TData = Awaited<ReturnType<typeof listMedia>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(deviceKey: string,
    params?: ListMediaParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMedia>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMediaQueryKey(deviceKey,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMedia>>> = ({ signal }) => listMedia(deviceKey,params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: deviceKey !== null && deviceKey !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listMedia>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMediaQueryResult = NonNullable<Awaited<ReturnType<typeof listMedia>>>
export type ListMediaQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useListMedia<TData = Awaited<ReturnType<typeof listMedia>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 deviceKey: string,
    params: undefined |  ListMediaParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMedia>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMedia>>,
          TError,
          Awaited<ReturnType<typeof listMedia>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMedia<TData = Awaited<ReturnType<typeof listMedia>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 deviceKey: string,
    params?: ListMediaParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMedia>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMedia>>,
          TError,
          Awaited<ReturnType<typeof listMedia>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMedia<TData = Awaited<ReturnType<typeof listMedia>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 deviceKey: string,
    params?: ListMediaParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMedia>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Snippets and snapshots of a dash cam
 */

export function useListMedia<TData = Awaited<ReturnType<typeof listMedia>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 deviceKey: string,
    params?: ListMediaParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMedia>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMediaQueryOptions(deviceKey,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getStartStreamUrl = (deviceKey: string,) => {




  return `/api/v1/device/${encodeURIComponent(String(deviceKey))}/stream`
}

/**
 * The owner, and guests with Full or Partial Access. Wakes the camera and starts its stream; poll `/streaming` for the id. Refused with 403 and a code: no streaming plan (`PLAN`), data used up (`DATA_USED_UP`), cellular data off (`CELLULAR_DATA_OFF`), no such camera (`NOT_SUPPORTED`, `CAM_2_DISCONNECTED`), or a device that takes no commands at present. 424 if the camera does not respond.
 * @summary Start live video of a dash cam
 */
export const startStream = async (deviceKey: string,
    streamRequest: StreamRequest, options?: Parameters<typeof transport>[1]): Promise<StreamStart> => {

  return transport<StreamStart>(getStartStreamUrl(deviceKey),
  {
      operation: 'startStream', given: [deviceKey, streamRequest],
    ...options,
    method: 'POST'
    ,
    body: JSON.stringify(streamRequest)
  }
);}





export const getStartStreamMutationKey = () => ['startStream'] as const;

export const getStartStreamMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | DeviceUnreachableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof startStream>>, TError,StartStreamMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof startStream>>, TError,StartStreamMutationVariables, TContext> => {

const mutationKey = getStartStreamMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof startStream>>, StartStreamMutationVariables> = (props) => {
          const {deviceKey,data} = props ?? {};

          return  startStream(deviceKey,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type StartStreamMutationResult = NonNullable<Awaited<ReturnType<typeof startStream>>>
    export type StartStreamMutationBody = BodyType<StreamRequest>
    export type StartStreamMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | DeviceUnreachableResponse>
    export type StartStreamMutationVariables = {deviceKey: string;data: BodyType<StreamRequest>}

    /**
 * @summary Start live video of a dash cam
 */
export const useStartStream = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | DeviceUnreachableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof startStream>>, TError,StartStreamMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof startStream>>,
        TError,
        StartStreamMutationVariables,
        TContext
      > => {
      return useMutation(getStartStreamMutationOptions(options), queryClient);
    }
    export const getGetStreamKeyUrl = (deviceKey: string,) => {




  return `/api/v1/device/${encodeURIComponent(String(deviceKey))}/streaming`
}

/**
 * The owner, and guests with Full or Partial Access. Returns the id of the device's running stream, or null while the camera connects or no stream was started. Changes nothing; poll it every 5 s. Read Only access is 403.
 * @summary The id of the stream, once it runs
 */
export const getStreamKey = async (deviceKey: string, options?: Parameters<typeof transport>[1]): Promise<StreamKey> => {

  return transport<StreamKey>(getGetStreamKeyUrl(deviceKey),
  {
      operation: 'getStreamKey', given: [deviceKey],
    ...options,
    method: 'POST'


  }
);}





export const getGetStreamKeyMutationKey = () => ['getStreamKey'] as const;

export const getGetStreamKeyMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof getStreamKey>>, TError,GetStreamKeyMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof getStreamKey>>, TError,GetStreamKeyMutationVariables, TContext> => {

const mutationKey = getGetStreamKeyMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof getStreamKey>>, GetStreamKeyMutationVariables> = (props) => {
          const {deviceKey} = props ?? {};

          return  getStreamKey(deviceKey,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type GetStreamKeyMutationResult = NonNullable<Awaited<ReturnType<typeof getStreamKey>>>

    export type GetStreamKeyMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>
    export type GetStreamKeyMutationVariables = {deviceKey: string}

    /**
 * @summary The id of the stream, once it runs
 */
export const useGetStreamKey = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof getStreamKey>>, TError,GetStreamKeyMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof getStreamKey>>,
        TError,
        GetStreamKeyMutationVariables,
        TContext
      > => {
      return useMutation(getGetStreamKeyMutationOptions(options), queryClient);
    }
    export const getGetStreamUrl = (deviceKey: string,
    streamUUID: string,) => {




  return `/api/v1/device/${encodeURIComponent(String(deviceKey))}/stream/${encodeURIComponent(String(streamUUID))}`
}

/**
 * The owner, and guests with Full or Partial Access. Returns the address of the stream's HLS playlist and whether it still runs. Changes nothing. A stream of another device, or one that is not ready yet, is 404.
 * @summary Address of a live stream
 */
export const getStream = async (deviceKey: string,
    streamUUID: string, options?: Parameters<typeof transport>[1]): Promise<Stream> => {

  return transport<Stream>(getGetStreamUrl(deviceKey,streamUUID),
  {
      operation: 'getStream', given: [deviceKey, streamUUID],
    ...options,
    method: 'GET'


  }
);}





export const getGetStreamQueryKey = (deviceKey: string,
    streamUUID: string,) => {
    return [
    "getStream", ...(streamUUID ? [streamUUID] : []), ...(deviceKey ? [deviceKey] : [])
    ] as const;
    }


export const getGetStreamQueryOptions = <TData = Awaited<ReturnType<typeof getStream>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(deviceKey: string,
    streamUUID: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStream>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetStreamQueryKey(deviceKey,streamUUID);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getStream>>> = ({ signal }) => getStream(deviceKey,streamUUID, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: deviceKey !== null && deviceKey !== undefined && streamUUID !== null && streamUUID !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getStream>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetStreamQueryResult = NonNullable<Awaited<ReturnType<typeof getStream>>>
export type GetStreamQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useGetStream<TData = Awaited<ReturnType<typeof getStream>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 deviceKey: string,
    streamUUID: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStream>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getStream>>,
          TError,
          Awaited<ReturnType<typeof getStream>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetStream<TData = Awaited<ReturnType<typeof getStream>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 deviceKey: string,
    streamUUID: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStream>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getStream>>,
          TError,
          Awaited<ReturnType<typeof getStream>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetStream<TData = Awaited<ReturnType<typeof getStream>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 deviceKey: string,
    streamUUID: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStream>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Address of a live stream
 */

export function useGetStream<TData = Awaited<ReturnType<typeof getStream>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 deviceKey: string,
    streamUUID: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStream>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetStreamQueryOptions(deviceKey,streamUUID,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getPingStreamUrl = (deviceKey: string,
    streamUUID: string,) => {




  return `/api/v1/device/${encodeURIComponent(String(deviceKey))}/stream/${encodeURIComponent(String(streamUUID))}/ping`
}

/**
 * The owner, and guests with Full or Partial Access. Extends the stream: send it every 15 s; a stream that was not pinged for 45 s ends. A stream that is unknown or has ended is 404.
 * @summary Keep a live stream alive
 */
export const pingStream = async (deviceKey: string,
    streamUUID: string, options?: Parameters<typeof transport>[1]): Promise<void> => {

  return transport<void>(getPingStreamUrl(deviceKey,streamUUID),
  {
      operation: 'pingStream', given: [deviceKey, streamUUID],
    ...options,
    method: 'POST'


  }
);}





export const getPingStreamMutationKey = () => ['pingStream'] as const;

export const getPingStreamMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof pingStream>>, TError,PingStreamMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof pingStream>>, TError,PingStreamMutationVariables, TContext> => {

const mutationKey = getPingStreamMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof pingStream>>, PingStreamMutationVariables> = (props) => {
          const {deviceKey,streamUUID} = props ?? {};

          return  pingStream(deviceKey,streamUUID,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PingStreamMutationResult = NonNullable<Awaited<ReturnType<typeof pingStream>>>

    export type PingStreamMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>
    export type PingStreamMutationVariables = {deviceKey: string;streamUUID: string}

    /**
 * @summary Keep a live stream alive
 */
export const usePingStream = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof pingStream>>, TError,PingStreamMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof pingStream>>,
        TError,
        PingStreamMutationVariables,
        TContext
      > => {
      return useMutation(getPingStreamMutationOptions(options), queryClient);
    }
