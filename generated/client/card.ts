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
  Card,
  CardCreate,
  CardPage,
  CardUpdate,
  ForbiddenResponse,
  ListCardsParams,
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

export const getListCardsUrl = (params?: ListCardsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/card?${stringifiedParams}` : `/api/v1/card`
}

/**
 * Only users who own an account; others get 403 `OWNER_ONLY`. Lists the cards of their own account, with brand, last four digits and expiry, never a number. Changes nothing.
 * @summary Saved cards
 */
export const listCards = async (params?: ListCardsParams, options?: Parameters<typeof transport>[1]): Promise<CardPage> => {

  return transport<CardPage>(getListCardsUrl(params),
  {
      operation: 'listCards', given: [params],
    ...options,
    method: 'GET'


  }
);}





export const getListCardsQueryKey = (params?: ListCardsParams,) => {
    return [
    "listCards", ...(params ? [params] : [])
    ] as const;
    }


export const getListCardsQueryOptions = <TData = Awaited<ReturnType<typeof listCards>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(params?: ListCardsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCards>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCardsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCards>>> = ({ signal }) => listCards(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCards>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCardsQueryResult = NonNullable<Awaited<ReturnType<typeof listCards>>>
export type ListCardsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>


export function useListCards<TData = Awaited<ReturnType<typeof listCards>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params: undefined |  ListCardsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCards>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCards>>,
          TError,
          Awaited<ReturnType<typeof listCards>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCards<TData = Awaited<ReturnType<typeof listCards>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params?: ListCardsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCards>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCards>>,
          TError,
          Awaited<ReturnType<typeof listCards>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCards<TData = Awaited<ReturnType<typeof listCards>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params?: ListCardsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCards>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Saved cards
 */

export function useListCards<TData = Awaited<ReturnType<typeof listCards>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>>(
 params?: ListCardsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCards>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCardsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCreateCardUrl = () => {




  return `/api/v1/card`
}

/**
 * Only users who own an account; others get 403 `OWNER_ONLY`. Saves a card; the first one, or one marked so, becomes the main card. The number and the security code are used once and never stored. The answer has the brand and the last four digits. Refused with 400 field by field; its address must be in the country of the account.
 * @summary Save a card
 */
export const createCard = async (cardCreate: CardCreate, options?: Parameters<typeof transport>[1]): Promise<Card> => {

  return transport<Card>(getCreateCardUrl(),
  {
      operation: 'createCard', given: [cardCreate],
    ...options,
    method: 'POST'
    ,
    body: JSON.stringify(cardCreate)
  }
);}





export const getCreateCardMutationKey = () => ['createCard'] as const;

export const getCreateCardMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createCard>>, TError,CreateCardMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof createCard>>, TError,CreateCardMutationVariables, TContext> => {

const mutationKey = getCreateCardMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createCard>>, CreateCardMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createCard(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateCardMutationResult = NonNullable<Awaited<ReturnType<typeof createCard>>>
    export type CreateCardMutationBody = BodyType<CardCreate>
    export type CreateCardMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>
    export type CreateCardMutationVariables = {data: BodyType<CardCreate>}

    /**
 * @summary Save a card
 */
export const useCreateCard = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createCard>>, TError,CreateCardMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createCard>>,
        TError,
        CreateCardMutationVariables,
        TContext
      > => {
      return useMutation(getCreateCardMutationOptions(options), queryClient);
    }
    export const getGetCardUrl = (cardId: number,) => {




  return `/api/v1/card/${encodeURIComponent(String(cardId))}`
}

/**
 * Only the owner of the account that the card belongs to; a user without an account gets 403 `OWNER_ONLY`, and a card of another account is 404. Changes nothing.
 * @summary One card
 */
export const getCard = async (cardId: number, options?: Parameters<typeof transport>[1]): Promise<Card> => {

  return transport<Card>(getGetCardUrl(cardId),
  {
      operation: 'getCard', given: [cardId],
    ...options,
    method: 'GET'


  }
);}





export const getGetCardQueryKey = (cardId: number,) => {
    return [
    "getCard", ...(cardId ? [cardId] : [])
    ] as const;
    }


export const getGetCardQueryOptions = <TData = Awaited<ReturnType<typeof getCard>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(cardId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCard>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCardQueryKey(cardId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCard>>> = ({ signal }) => getCard(cardId, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: cardId !== null && cardId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCard>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCardQueryResult = NonNullable<Awaited<ReturnType<typeof getCard>>>
export type GetCardQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useGetCard<TData = Awaited<ReturnType<typeof getCard>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 cardId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCard>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCard>>,
          TError,
          Awaited<ReturnType<typeof getCard>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCard<TData = Awaited<ReturnType<typeof getCard>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 cardId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCard>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCard>>,
          TError,
          Awaited<ReturnType<typeof getCard>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCard<TData = Awaited<ReturnType<typeof getCard>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 cardId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCard>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One card
 */

export function useGetCard<TData = Awaited<ReturnType<typeof getCard>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 cardId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCard>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCardQueryOptions(cardId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getUpdateCardUrl = (cardId: number,) => {




  return `/api/v1/card/${encodeURIComponent(String(cardId))}`
}

/**
 * Only the owner of the account that the card belongs to; a card of another account is 404. Changes nickname, expiry or billing address, or makes it the main card, which clears the flag on all others. Refused with 400 field by field.
 * @summary Change a card
 */
export const updateCard = async (cardId: number,
    cardUpdate: CardUpdate, options?: Parameters<typeof transport>[1]): Promise<Card> => {

  return transport<Card>(getUpdateCardUrl(cardId),
  {
      operation: 'updateCard', given: [cardId, cardUpdate],
    ...options,
    method: 'PATCH'
    ,
    body: JSON.stringify(cardUpdate)
  }
);}





export const getUpdateCardMutationKey = () => ['updateCard'] as const;

export const getUpdateCardMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateCard>>, TError,UpdateCardMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof updateCard>>, TError,UpdateCardMutationVariables, TContext> => {

const mutationKey = getUpdateCardMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateCard>>, UpdateCardMutationVariables> = (props) => {
          const {cardId,data} = props ?? {};

          return  updateCard(cardId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateCardMutationResult = NonNullable<Awaited<ReturnType<typeof updateCard>>>
    export type UpdateCardMutationBody = BodyType<CardUpdate>
    export type UpdateCardMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>
    export type UpdateCardMutationVariables = {cardId: number;data: BodyType<CardUpdate>}

    /**
 * @summary Change a card
 */
export const useUpdateCard = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateCard>>, TError,UpdateCardMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateCard>>,
        TError,
        UpdateCardMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateCardMutationOptions(options), queryClient);
    }
    export const getDeleteCardUrl = (cardId: number,) => {




  return `/api/v1/card/${encodeURIComponent(String(cardId))}`
}

/**
 * Only the owner of the account that the card belongs to; a card of another account is 404. Removes the card from the account. Payments already made keep their receipts.
 * @summary Remove a card
 */
export const deleteCard = async (cardId: number, options?: Parameters<typeof transport>[1]): Promise<void> => {

  return transport<void>(getDeleteCardUrl(cardId),
  {
      operation: 'deleteCard', given: [cardId],
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteCardMutationKey = () => ['deleteCard'] as const;

export const getDeleteCardMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteCard>>, TError,DeleteCardMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteCard>>, TError,DeleteCardMutationVariables, TContext> => {

const mutationKey = getDeleteCardMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteCard>>, DeleteCardMutationVariables> = (props) => {
          const {cardId} = props ?? {};

          return  deleteCard(cardId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteCardMutationResult = NonNullable<Awaited<ReturnType<typeof deleteCard>>>

    export type DeleteCardMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>
    export type DeleteCardMutationVariables = {cardId: number}

    /**
 * @summary Remove a card
 */
export const useDeleteCard = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteCard>>, TError,DeleteCardMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteCard>>,
        TError,
        DeleteCardMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteCardMutationOptions(options), queryClient);
    }
