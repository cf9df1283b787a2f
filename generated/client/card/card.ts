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
  Card
} from '../model/card.ts';

import type {
  CardCreate
} from '../model/cardCreate.ts';

import type {
  CardPage
} from '../model/cardPage.ts';

import type {
  CardUpdate
} from '../model/cardUpdate.ts';

import type {
  ForbiddenResponse
} from '../model/forbiddenResponse.ts';

import type {
  ListCardsParams
} from '../model/listCardsParams.ts';

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

export type listCardsResponse200 = {
  data: CardPage
  status: 200
}

export type listCardsResponse400 = {
  data: BadRequestResponse
  status: 400
}

export type listCardsResponse401 = {
  data: UnauthorizedResponse
  status: 401
}

export type listCardsResponse403 = {
  data: ForbiddenResponse
  status: 403
}

export type listCardsResponseSuccess = (listCardsResponse200) & {
  headers: Headers;
};
export type listCardsResponseError = (listCardsResponse400 | listCardsResponse401 | listCardsResponse403) & {
  headers: Headers;
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
export const listCards = async (params?: ListCardsParams, options?: Parameters<typeof transport>[1]): Promise<listCardsResponseSuccess> => {

  return transport<listCardsResponseSuccess>(getListCardsUrl(params),
  {
    ...options,
    method: 'GET'


  }
, {"errorResponses":[{"status":400,"contentType":"application/json"},{"status":401,"contentType":"application/json"},{"status":403,"contentType":"application/json"}]});}





export const getListCardsQueryKey = (params?: ListCardsParams,) => {
    return [
    "listCards", ...(params ? [params] : [])
    ] as const;
    }


export const getListCardsQueryOptions = <TData = Awaited<ReturnType<typeof listCards>>, TError = ErrorType<listCardsResponseError>>(params?: ListCardsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCards>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCardsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCards>>> = ({ signal }) => listCards(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCards>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCardsQueryResult = NonNullable<Awaited<ReturnType<typeof listCards>>>
export type ListCardsQueryError = ErrorType<listCardsResponseError>


export function useListCards<TData = Awaited<ReturnType<typeof listCards>>, TError = ErrorType<listCardsResponseError>>(
 params: undefined |  ListCardsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCards>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCards>>,
          TError,
          Awaited<ReturnType<typeof listCards>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCards<TData = Awaited<ReturnType<typeof listCards>>, TError = ErrorType<listCardsResponseError>>(
 params?: ListCardsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCards>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCards>>,
          TError,
          Awaited<ReturnType<typeof listCards>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCards<TData = Awaited<ReturnType<typeof listCards>>, TError = ErrorType<listCardsResponseError>>(
 params?: ListCardsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCards>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Saved cards
 */

export function useListCards<TData = Awaited<ReturnType<typeof listCards>>, TError = ErrorType<listCardsResponseError>>(
 params?: ListCardsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCards>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCardsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export type createCardResponse201 = {
  data: Card
  status: 201
}

export type createCardResponse400 = {
  data: BadRequestResponse
  status: 400
}

export type createCardResponse401 = {
  data: UnauthorizedResponse
  status: 401
}

export type createCardResponse403 = {
  data: ForbiddenResponse
  status: 403
}

export type createCardResponseSuccess = (createCardResponse201) & {
  headers: Headers;
};
export type createCardResponseError = (createCardResponse400 | createCardResponse401 | createCardResponse403) & {
  headers: Headers;
};

export const getCreateCardUrl = () => {




  return `/api/v1/card`
}

/**
 * Only users who own an account; others get 403 `OWNER_ONLY`. Saves a card; the first one, or one marked so, becomes the main card. The number and the security code are used once and kept nowhere; the answer has the brand and the last four digits. Refused with 400 field by field.
 * @summary Save a card
 */
export const createCard = async (cardCreate: CardCreate, options?: Parameters<typeof transport>[1]): Promise<createCardResponseSuccess> => {

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
return transport<createCardResponseSuccess>(getCreateCardUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(cardCreate)
  }
, {"errorResponses":[{"status":400,"contentType":"application/json"},{"status":401,"contentType":"application/json"},{"status":403,"contentType":"application/json"}]});}





export const getCreateCardMutationKey = () => ['createCard'] as const;

export const getCreateCardMutationOptions = <TError = ErrorType<createCardResponseError>,
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
    export type CreateCardMutationError = ErrorType<createCardResponseError>
    export type CreateCardMutationVariables = {data: BodyType<CardCreate>}

    /**
 * @summary Save a card
 */
export const useCreateCard = <TError = ErrorType<createCardResponseError>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createCard>>, TError,CreateCardMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createCard>>,
        TError,
        CreateCardMutationVariables,
        TContext
      > => {
      return useMutation(getCreateCardMutationOptions(options), queryClient);
    }
    export type getCardResponse200 = {
  data: Card
  status: 200
}

export type getCardResponse400 = {
  data: BadRequestResponse
  status: 400
}

export type getCardResponse401 = {
  data: UnauthorizedResponse
  status: 401
}

export type getCardResponse403 = {
  data: ForbiddenResponse
  status: 403
}

export type getCardResponse404 = {
  data: NotFoundResponse
  status: 404
}

export type getCardResponseSuccess = (getCardResponse200) & {
  headers: Headers;
};
export type getCardResponseError = (getCardResponse400 | getCardResponse401 | getCardResponse403 | getCardResponse404) & {
  headers: Headers;
};

export const getGetCardUrl = (cardId: number,) => {




  return `/api/v1/card/${encodeURIComponent(String(cardId))}`
}

/**
 * Only the owner of the account that the card belongs to; a user without an account gets 403 `OWNER_ONLY`, and a card of another account is 404. Changes nothing.
 * @summary One card
 */
export const getCard = async (cardId: number, options?: Parameters<typeof transport>[1]): Promise<getCardResponseSuccess> => {

  return transport<getCardResponseSuccess>(getGetCardUrl(cardId),
  {
    ...options,
    method: 'GET'


  }
, {"errorResponses":[{"status":400,"contentType":"application/json"},{"status":401,"contentType":"application/json"},{"status":403,"contentType":"application/json"},{"status":404,"contentType":"application/json"}]});}





export const getGetCardQueryKey = (cardId: number,) => {
    return [
    "getCard", ...(cardId ? [cardId] : [])
    ] as const;
    }


export const getGetCardQueryOptions = <TData = Awaited<ReturnType<typeof getCard>>, TError = ErrorType<getCardResponseError>>(cardId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCard>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCardQueryKey(cardId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCard>>> = ({ signal }) => getCard(cardId, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: cardId !== null && cardId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCard>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCardQueryResult = NonNullable<Awaited<ReturnType<typeof getCard>>>
export type GetCardQueryError = ErrorType<getCardResponseError>


export function useGetCard<TData = Awaited<ReturnType<typeof getCard>>, TError = ErrorType<getCardResponseError>>(
 cardId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCard>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCard>>,
          TError,
          Awaited<ReturnType<typeof getCard>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCard<TData = Awaited<ReturnType<typeof getCard>>, TError = ErrorType<getCardResponseError>>(
 cardId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCard>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCard>>,
          TError,
          Awaited<ReturnType<typeof getCard>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCard<TData = Awaited<ReturnType<typeof getCard>>, TError = ErrorType<getCardResponseError>>(
 cardId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCard>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One card
 */

export function useGetCard<TData = Awaited<ReturnType<typeof getCard>>, TError = ErrorType<getCardResponseError>>(
 cardId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCard>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCardQueryOptions(cardId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export type updateCardResponse200 = {
  data: Card
  status: 200
}

export type updateCardResponse400 = {
  data: BadRequestResponse
  status: 400
}

export type updateCardResponse401 = {
  data: UnauthorizedResponse
  status: 401
}

export type updateCardResponse403 = {
  data: ForbiddenResponse
  status: 403
}

export type updateCardResponse404 = {
  data: NotFoundResponse
  status: 404
}

export type updateCardResponseSuccess = (updateCardResponse200) & {
  headers: Headers;
};
export type updateCardResponseError = (updateCardResponse400 | updateCardResponse401 | updateCardResponse403 | updateCardResponse404) & {
  headers: Headers;
};

export const getUpdateCardUrl = (cardId: number,) => {




  return `/api/v1/card/${encodeURIComponent(String(cardId))}`
}

/**
 * Only the owner of the account that the card belongs to; a card of another account is 404. Changes nickname, expiry or billing address, or makes it the main card, which clears the flag on all others. Refused with 400 field by field.
 * @summary Change a card
 */
export const updateCard = async (cardId: number,
    cardUpdate: CardUpdate, options?: Parameters<typeof transport>[1]): Promise<updateCardResponseSuccess> => {

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
return transport<updateCardResponseSuccess>(getUpdateCardUrl(cardId),
  {
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(cardUpdate)
  }
, {"errorResponses":[{"status":400,"contentType":"application/json"},{"status":401,"contentType":"application/json"},{"status":403,"contentType":"application/json"},{"status":404,"contentType":"application/json"}]});}





export const getUpdateCardMutationKey = () => ['updateCard'] as const;

export const getUpdateCardMutationOptions = <TError = ErrorType<updateCardResponseError>,
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
    export type UpdateCardMutationError = ErrorType<updateCardResponseError>
    export type UpdateCardMutationVariables = {cardId: number;data: BodyType<CardUpdate>}

    /**
 * @summary Change a card
 */
export const useUpdateCard = <TError = ErrorType<updateCardResponseError>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateCard>>, TError,UpdateCardMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateCard>>,
        TError,
        UpdateCardMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateCardMutationOptions(options), queryClient);
    }
    export type deleteCardResponse204 = {
  data: void
  status: 204
}

export type deleteCardResponse400 = {
  data: BadRequestResponse
  status: 400
}

export type deleteCardResponse401 = {
  data: UnauthorizedResponse
  status: 401
}

export type deleteCardResponse403 = {
  data: ForbiddenResponse
  status: 403
}

export type deleteCardResponse404 = {
  data: NotFoundResponse
  status: 404
}

export type deleteCardResponseSuccess = (deleteCardResponse204) & {
  headers: Headers;
};
export type deleteCardResponseError = (deleteCardResponse400 | deleteCardResponse401 | deleteCardResponse403 | deleteCardResponse404) & {
  headers: Headers;
};

export const getDeleteCardUrl = (cardId: number,) => {




  return `/api/v1/card/${encodeURIComponent(String(cardId))}`
}

/**
 * Only the owner of the account that the card belongs to; a card of another account is 404. Removes the card from the account. Payments already made keep their receipts.
 * @summary Remove a card
 */
export const deleteCard = async (cardId: number, options?: Parameters<typeof transport>[1]): Promise<deleteCardResponseSuccess> => {

  return transport<deleteCardResponseSuccess>(getDeleteCardUrl(cardId),
  {
    ...options,
    method: 'DELETE'


  }
, {"errorResponses":[{"status":400,"contentType":"application/json"},{"status":401,"contentType":"application/json"},{"status":403,"contentType":"application/json"},{"status":404,"contentType":"application/json"}]});}





export const getDeleteCardMutationKey = () => ['deleteCard'] as const;

export const getDeleteCardMutationOptions = <TError = ErrorType<deleteCardResponseError>,
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

    export type DeleteCardMutationError = ErrorType<deleteCardResponseError>
    export type DeleteCardMutationVariables = {cardId: number}

    /**
 * @summary Remove a card
 */
export const useDeleteCard = <TError = ErrorType<deleteCardResponseError>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteCard>>, TError,DeleteCardMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteCard>>,
        TError,
        DeleteCardMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteCardMutationOptions(options), queryClient);
    }
