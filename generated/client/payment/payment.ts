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
  CreatePaymentParams
} from '../model/createPaymentParams.ts';

import type {
  ForbiddenResponse
} from '../model/forbiddenResponse.ts';

import type {
  ListPaymentsParams
} from '../model/listPaymentsParams.ts';

import type {
  NotFoundResponse
} from '../model/notFoundResponse.ts';

import type {
  Payment
} from '../model/payment.ts';

import type {
  PaymentError
} from '../model/paymentError.ts';

import type {
  PaymentRequest
} from '../model/paymentRequest.ts';

import type {
  Receipt
} from '../model/receipt.ts';

import type {
  ReceiptPage
} from '../model/receiptPage.ts';

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

export type listPaymentsResponse200 = {
  data: ReceiptPage
  status: 200
}

export type listPaymentsResponse400 = {
  data: BadRequestResponse
  status: 400
}

export type listPaymentsResponse401 = {
  data: UnauthorizedResponse
  status: 401
}

export type listPaymentsResponse403 = {
  data: ForbiddenResponse
  status: 403
}

export type listPaymentsResponseSuccess = (listPaymentsResponse200) & {
  headers: Headers;
};
export type listPaymentsResponseError = (listPaymentsResponse400 | listPaymentsResponse401 | listPaymentsResponse403) & {
  headers: Headers;
};

export const getListPaymentsUrl = (params?: ListPaymentsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/payments?${stringifiedParams}` : `/api/v1/payments`
}

/**
 * Only users who own an account; others get 403 `OWNER_ONLY`. Lists the payments of that account, newest first; `successes_only` leaves out declined ones. Changes nothing.
 * @summary Receipts
 */
export const listPayments = async (params?: ListPaymentsParams, options?: Parameters<typeof transport>[1]): Promise<listPaymentsResponseSuccess> => {

  return transport<listPaymentsResponseSuccess>(getListPaymentsUrl(params),
  {
    ...options,
    method: 'GET'


  }
, {"errorResponses":[{"status":400,"contentType":"application/json"},{"status":401,"contentType":"application/json"},{"status":403,"contentType":"application/json"}]});}





export const getListPaymentsQueryKey = (params?: ListPaymentsParams,) => {
    return [
    "listPayments", ...(params ? [params] : [])
    ] as const;
    }


export const getListPaymentsQueryOptions = <TData = Awaited<ReturnType<typeof listPayments>>, TError = ErrorType<listPaymentsResponseError>>(params?: ListPaymentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPayments>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPaymentsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPayments>>> = ({ signal }) => listPayments(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPayments>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPaymentsQueryResult = NonNullable<Awaited<ReturnType<typeof listPayments>>>
export type ListPaymentsQueryError = ErrorType<listPaymentsResponseError>


export function useListPayments<TData = Awaited<ReturnType<typeof listPayments>>, TError = ErrorType<listPaymentsResponseError>>(
 params: undefined |  ListPaymentsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPayments>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPayments>>,
          TError,
          Awaited<ReturnType<typeof listPayments>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPayments<TData = Awaited<ReturnType<typeof listPayments>>, TError = ErrorType<listPaymentsResponseError>>(
 params?: ListPaymentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPayments>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPayments>>,
          TError,
          Awaited<ReturnType<typeof listPayments>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPayments<TData = Awaited<ReturnType<typeof listPayments>>, TError = ErrorType<listPaymentsResponseError>>(
 params?: ListPaymentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPayments>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Receipts
 */

export function useListPayments<TData = Awaited<ReturnType<typeof listPayments>>, TError = ErrorType<listPaymentsResponseError>>(
 params?: ListPaymentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPayments>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPaymentsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export type createPaymentResponse200 = {
  data: Payment
  status: 200
}

export type createPaymentResponse400 = {
  data: PaymentError
  status: 400
}

export type createPaymentResponse401 = {
  data: UnauthorizedResponse
  status: 401
}

export type createPaymentResponse403 = {
  data: ForbiddenResponse
  status: 403
}

export type createPaymentResponse404 = {
  data: NotFoundResponse
  status: 404
}

export type createPaymentResponseSuccess = (createPaymentResponse200) & {
  headers: Headers;
};
export type createPaymentResponseError = (createPaymentResponse400 | createPaymentResponse401 | createPaymentResponse403 | createPaymentResponse404) & {
  headers: Headers;
};

export const getCreatePaymentUrl = (params?: CreatePaymentParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/payments?${stringifiedParams}` : `/api/v1/payments`
}

/**
 * Only the owner of the account and of every device in the cart. With `validate=true` it computes the totals and changes nothing; without it, it charges the main card, applies plans and add-ons, orders products and writes a receipt. Refused with 400: a declined card in `detail`, a coupon in `validation_errors.coupon_code`, single lines in a `line_items` array by device. A device the caller can see but does not own is 403 `OWNER_ONLY`.
 * @summary Pay, or compute the totals of a cart
 */
export const createPayment = async (paymentRequest: PaymentRequest,
    params?: CreatePaymentParams, options?: Parameters<typeof transport>[1]): Promise<createPaymentResponseSuccess> => {

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
return transport<createPaymentResponseSuccess>(getCreatePaymentUrl(params),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(paymentRequest)
  }
, {"errorResponses":[{"status":400,"contentType":"application/json"},{"status":401,"contentType":"application/json"},{"status":403,"contentType":"application/json"},{"status":404,"contentType":"application/json"}]});}





export const getCreatePaymentMutationKey = () => ['createPayment'] as const;

export const getCreatePaymentMutationOptions = <TError = ErrorType<createPaymentResponseError>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPayment>>, TError,CreatePaymentMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof createPayment>>, TError,CreatePaymentMutationVariables, TContext> => {

const mutationKey = getCreatePaymentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createPayment>>, CreatePaymentMutationVariables> = (props) => {
          const {data,params} = props ?? {};

          return  createPayment(data,params,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreatePaymentMutationResult = NonNullable<Awaited<ReturnType<typeof createPayment>>>
    export type CreatePaymentMutationBody = BodyType<PaymentRequest>
    export type CreatePaymentMutationError = ErrorType<createPaymentResponseError>
    export type CreatePaymentMutationVariables = {data: BodyType<PaymentRequest>;params?: CreatePaymentParams}

    /**
 * @summary Pay, or compute the totals of a cart
 */
export const useCreatePayment = <TError = ErrorType<createPaymentResponseError>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPayment>>, TError,CreatePaymentMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createPayment>>,
        TError,
        CreatePaymentMutationVariables,
        TContext
      > => {
      return useMutation(getCreatePaymentMutationOptions(options), queryClient);
    }
    export type getPaymentResponse200 = {
  data: Receipt
  status: 200
}

export type getPaymentResponse400 = {
  data: BadRequestResponse
  status: 400
}

export type getPaymentResponse401 = {
  data: UnauthorizedResponse
  status: 401
}

export type getPaymentResponse403 = {
  data: ForbiddenResponse
  status: 403
}

export type getPaymentResponse404 = {
  data: NotFoundResponse
  status: 404
}

export type getPaymentResponseSuccess = (getPaymentResponse200) & {
  headers: Headers;
};
export type getPaymentResponseError = (getPaymentResponse400 | getPaymentResponse401 | getPaymentResponse403 | getPaymentResponse404) & {
  headers: Headers;
};

export const getGetPaymentUrl = (uuid: string,) => {




  return `/api/v1/payments/${encodeURIComponent(String(uuid))}`
}

/**
 * Only the owner of the account that was charged; a receipt of another account is 404. Changes nothing.
 * @summary One receipt
 */
export const getPayment = async (uuid: string, options?: Parameters<typeof transport>[1]): Promise<getPaymentResponseSuccess> => {

  return transport<getPaymentResponseSuccess>(getGetPaymentUrl(uuid),
  {
    ...options,
    method: 'GET'


  }
, {"errorResponses":[{"status":400,"contentType":"application/json"},{"status":401,"contentType":"application/json"},{"status":403,"contentType":"application/json"},{"status":404,"contentType":"application/json"}]});}





export const getGetPaymentQueryKey = (uuid: string,) => {
    return [
    "getPayment", ...(uuid ? [uuid] : [])
    ] as const;
    }


export const getGetPaymentQueryOptions = <TData = Awaited<ReturnType<typeof getPayment>>, TError = ErrorType<getPaymentResponseError>>(uuid: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPayment>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPaymentQueryKey(uuid);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPayment>>> = ({ signal }) => getPayment(uuid, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: uuid !== null && uuid !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPayment>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPaymentQueryResult = NonNullable<Awaited<ReturnType<typeof getPayment>>>
export type GetPaymentQueryError = ErrorType<getPaymentResponseError>


export function useGetPayment<TData = Awaited<ReturnType<typeof getPayment>>, TError = ErrorType<getPaymentResponseError>>(
 uuid: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPayment>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPayment>>,
          TError,
          Awaited<ReturnType<typeof getPayment>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPayment<TData = Awaited<ReturnType<typeof getPayment>>, TError = ErrorType<getPaymentResponseError>>(
 uuid: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPayment>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPayment>>,
          TError,
          Awaited<ReturnType<typeof getPayment>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPayment<TData = Awaited<ReturnType<typeof getPayment>>, TError = ErrorType<getPaymentResponseError>>(
 uuid: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPayment>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One receipt
 */

export function useGetPayment<TData = Awaited<ReturnType<typeof getPayment>>, TError = ErrorType<getPaymentResponseError>>(
 uuid: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPayment>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPaymentQueryOptions(uuid,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






