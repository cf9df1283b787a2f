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
  NotFoundResponse,
  Subscriber,
  SubscriberUpdate,
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

export const getGetSubscriberUrl = (subscriberId: number,) => {




  return `/api/v1/subscriber/${encodeURIComponent(String(subscriberId))}`
}

/**
 * The owner of the account and its guests, as long as they have access; to others it is 404. Changes nothing.
 * @summary One account
 */
export const getSubscriber = async (subscriberId: number, options?: Parameters<typeof transport>[1]): Promise<Subscriber> => {

  return transport<Subscriber>(getGetSubscriberUrl(subscriberId),
  {
      operation: 'getSubscriber', given: [subscriberId],
    ...options,
    method: 'GET'


  }
);}





export const getGetSubscriberQueryKey = (subscriberId: number,) => {
    return [
    "getSubscriber", ...(subscriberId ? [subscriberId] : [])
    ] as const;
    }


export const getGetSubscriberQueryOptions = <TData = Awaited<ReturnType<typeof getSubscriber>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse>>(subscriberId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSubscriber>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSubscriberQueryKey(subscriberId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSubscriber>>> = ({ signal }) => getSubscriber(subscriberId, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: subscriberId !== null && subscriberId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSubscriber>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSubscriberQueryResult = NonNullable<Awaited<ReturnType<typeof getSubscriber>>>
export type GetSubscriberQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse>


export function useGetSubscriber<TData = Awaited<ReturnType<typeof getSubscriber>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse>>(
 subscriberId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSubscriber>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSubscriber>>,
          TError,
          Awaited<ReturnType<typeof getSubscriber>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSubscriber<TData = Awaited<ReturnType<typeof getSubscriber>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse>>(
 subscriberId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSubscriber>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSubscriber>>,
          TError,
          Awaited<ReturnType<typeof getSubscriber>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSubscriber<TData = Awaited<ReturnType<typeof getSubscriber>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse>>(
 subscriberId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSubscriber>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One account
 */

export function useGetSubscriber<TData = Awaited<ReturnType<typeof getSubscriber>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse>>(
 subscriberId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSubscriber>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSubscriberQueryOptions(subscriberId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getUpdateSubscriberUrl = (subscriberId: number,) => {




  return `/api/v1/subscriber/${encodeURIComponent(String(subscriberId))}`
}

/**
 * Only the owner of the account; a guest gets 403 `OWNER_ONLY`, others 404. Changes the consents to text messages and to billing notifications.
 * @summary Change the account's consents
 */
export const updateSubscriber = async (subscriberId: number,
    subscriberUpdate: SubscriberUpdate, options?: Parameters<typeof transport>[1]): Promise<Subscriber> => {

  return transport<Subscriber>(getUpdateSubscriberUrl(subscriberId),
  {
      operation: 'updateSubscriber', given: [subscriberId, subscriberUpdate],
    ...options,
    method: 'PATCH'
    ,
    body: JSON.stringify(subscriberUpdate)
  }
);}





export const getUpdateSubscriberMutationKey = () => ['updateSubscriber'] as const;

export const getUpdateSubscriberMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateSubscriber>>, TError,UpdateSubscriberMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof updateSubscriber>>, TError,UpdateSubscriberMutationVariables, TContext> => {

const mutationKey = getUpdateSubscriberMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateSubscriber>>, UpdateSubscriberMutationVariables> = (props) => {
          const {subscriberId,data} = props ?? {};

          return  updateSubscriber(subscriberId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateSubscriberMutationResult = NonNullable<Awaited<ReturnType<typeof updateSubscriber>>>
    export type UpdateSubscriberMutationBody = BodyType<SubscriberUpdate>
    export type UpdateSubscriberMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>
    export type UpdateSubscriberMutationVariables = {subscriberId: number;data: BodyType<SubscriberUpdate>}

    /**
 * @summary Change the account's consents
 */
export const useUpdateSubscriber = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateSubscriber>>, TError,UpdateSubscriberMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateSubscriber>>,
        TError,
        UpdateSubscriberMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateSubscriberMutationOptions(options), queryClient);
    }
