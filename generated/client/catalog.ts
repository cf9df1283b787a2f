import {
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  BadRequestResponse,
  ForbiddenResponse,
  ListPlanUpgradesParams,
  NotFoundResponse,
  PlanOfferList,
  ProductList,
  UnauthorizedResponse
} from './model.schemas.ts';

import { transport } from '../../client/api/transport.ts';
import type { ErrorType } from '../../client/api/transport.ts';



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

export const getListProductsUrl = () => {




  return `/api/v1/products`
}

/**
 * Any signed-in user. Lists hardware with the prices of the user's country. Changes nothing.
 * @summary Hardware on offer in the user's country
 */
export const listProducts = async ( options?: Parameters<typeof transport>[1]): Promise<ProductList> => {

  return transport<ProductList>(getListProductsUrl(),
  {
      operation: 'listProducts', given: [],
    ...options,
    method: 'GET'


  }
);}





export const getListProductsQueryKey = () => {
    return [
    "listProducts"
    ] as const;
    }


export const getListProductsQueryOptions = <TData = Awaited<ReturnType<typeof listProducts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProducts>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListProductsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listProducts>>> = ({ signal }) => listProducts({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listProducts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListProductsQueryResult = NonNullable<Awaited<ReturnType<typeof listProducts>>>
export type ListProductsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse>


export function useListProducts<TData = Awaited<ReturnType<typeof listProducts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProducts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listProducts>>,
          TError,
          Awaited<ReturnType<typeof listProducts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProducts<TData = Awaited<ReturnType<typeof listProducts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProducts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listProducts>>,
          TError,
          Awaited<ReturnType<typeof listProducts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProducts<TData = Awaited<ReturnType<typeof listProducts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProducts>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Hardware on offer in the user's country
 */

export function useListProducts<TData = Awaited<ReturnType<typeof listProducts>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProducts>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListProductsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListPlanUpgradesUrl = (params?: ListPlanUpgradesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/plans/upgrade?${stringifiedParams}` : `/api/plans/upgrade`
}

/**
 * Only the owner of the vehicle that the device is in; a guest gets 403 `OWNER_ONLY`, others 404. Lists the plans that the device can change to, with prices. Changes nothing.
 * @summary Plans that a vehicle can change to
 */
export const listPlanUpgrades = async (params?: ListPlanUpgradesParams, options?: Parameters<typeof transport>[1]): Promise<PlanOfferList> => {

  return transport<PlanOfferList>(getListPlanUpgradesUrl(params),
  {
      operation: 'listPlanUpgrades', given: [params],
    ...options,
    method: 'GET'


  }
);}





export const getListPlanUpgradesQueryKey = (params?: ListPlanUpgradesParams,) => {
    return [
    "listPlanUpgrades", ...(params ? [params] : [])
    ] as const;
    }


export const getListPlanUpgradesQueryOptions = <TData = Awaited<ReturnType<typeof listPlanUpgrades>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(params?: ListPlanUpgradesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPlanUpgrades>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPlanUpgradesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPlanUpgrades>>> = ({ signal }) => listPlanUpgrades(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPlanUpgrades>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPlanUpgradesQueryResult = NonNullable<Awaited<ReturnType<typeof listPlanUpgrades>>>
export type ListPlanUpgradesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useListPlanUpgrades<TData = Awaited<ReturnType<typeof listPlanUpgrades>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 params: undefined |  ListPlanUpgradesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPlanUpgrades>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPlanUpgrades>>,
          TError,
          Awaited<ReturnType<typeof listPlanUpgrades>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPlanUpgrades<TData = Awaited<ReturnType<typeof listPlanUpgrades>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 params?: ListPlanUpgradesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPlanUpgrades>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPlanUpgrades>>,
          TError,
          Awaited<ReturnType<typeof listPlanUpgrades>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPlanUpgrades<TData = Awaited<ReturnType<typeof listPlanUpgrades>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 params?: ListPlanUpgradesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPlanUpgrades>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Plans that a vehicle can change to
 */

export function useListPlanUpgrades<TData = Awaited<ReturnType<typeof listPlanUpgrades>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 params?: ListPlanUpgradesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPlanUpgrades>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPlanUpgradesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






