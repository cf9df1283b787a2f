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
  BannerAndHelpLinks,
  MaintenanceList,
  MapPlatform,
  OutageList,
  UnauthorizedResponse,
  ValidateNext,
  ValidateNextParams
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

export const getListOutagesUrl = () => {




  return `/api/outage`
}

/**
 * No sign-in, so that it also works while sign-in does not. Lists outages with the components they affect. Changes nothing.
 * @summary Outages
 */
export const listOutages = async ( options?: Parameters<typeof transport>[1]): Promise<OutageList> => {

  return transport<OutageList>(getListOutagesUrl(),
  {
      operation: 'listOutages', given: [],
    ...options,
    method: 'GET'


  }
);}





export const getListOutagesQueryKey = () => {
    return [
    "listOutages"
    ] as const;
    }


export const getListOutagesQueryOptions = <TData = Awaited<ReturnType<typeof listOutages>>, TError = ErrorType<BadRequestResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOutages>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOutagesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOutages>>> = ({ signal }) => listOutages({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listOutages>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListOutagesQueryResult = NonNullable<Awaited<ReturnType<typeof listOutages>>>
export type ListOutagesQueryError = ErrorType<BadRequestResponse>


export function useListOutages<TData = Awaited<ReturnType<typeof listOutages>>, TError = ErrorType<BadRequestResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOutages>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOutages>>,
          TError,
          Awaited<ReturnType<typeof listOutages>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOutages<TData = Awaited<ReturnType<typeof listOutages>>, TError = ErrorType<BadRequestResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOutages>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOutages>>,
          TError,
          Awaited<ReturnType<typeof listOutages>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOutages<TData = Awaited<ReturnType<typeof listOutages>>, TError = ErrorType<BadRequestResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOutages>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Outages
 */

export function useListOutages<TData = Awaited<ReturnType<typeof listOutages>>, TError = ErrorType<BadRequestResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOutages>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListOutagesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListMaintenanceUrl = () => {




  return `/api/maintenance`
}

/**
 * No sign-in, so that it also works while sign-in does not. Lists maintenance windows with start and end. Changes nothing.
 * @summary Maintenance
 */
export const listMaintenance = async ( options?: Parameters<typeof transport>[1]): Promise<MaintenanceList> => {

  return transport<MaintenanceList>(getListMaintenanceUrl(),
  {
      operation: 'listMaintenance', given: [],
    ...options,
    method: 'GET'


  }
);}





export const getListMaintenanceQueryKey = () => {
    return [
    "listMaintenance"
    ] as const;
    }


export const getListMaintenanceQueryOptions = <TData = Awaited<ReturnType<typeof listMaintenance>>, TError = ErrorType<BadRequestResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMaintenance>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMaintenanceQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMaintenance>>> = ({ signal }) => listMaintenance({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listMaintenance>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMaintenanceQueryResult = NonNullable<Awaited<ReturnType<typeof listMaintenance>>>
export type ListMaintenanceQueryError = ErrorType<BadRequestResponse>


export function useListMaintenance<TData = Awaited<ReturnType<typeof listMaintenance>>, TError = ErrorType<BadRequestResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMaintenance>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMaintenance>>,
          TError,
          Awaited<ReturnType<typeof listMaintenance>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMaintenance<TData = Awaited<ReturnType<typeof listMaintenance>>, TError = ErrorType<BadRequestResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMaintenance>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMaintenance>>,
          TError,
          Awaited<ReturnType<typeof listMaintenance>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMaintenance<TData = Awaited<ReturnType<typeof listMaintenance>>, TError = ErrorType<BadRequestResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMaintenance>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Maintenance
 */

export function useListMaintenance<TData = Awaited<ReturnType<typeof listMaintenance>>, TError = ErrorType<BadRequestResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMaintenance>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMaintenanceQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetMapPlatformUrl = () => {




  return `/api/map-platform`
}

/**
 * Any signed-in user. Returns the key that the map and geocoding service requires. Store and reuse it. Changes nothing.
 * @summary The key of the map and geocoding service
 */
export const getMapPlatform = async ( options?: Parameters<typeof transport>[1]): Promise<MapPlatform> => {

  return transport<MapPlatform>(getGetMapPlatformUrl(),
  {
      operation: 'getMapPlatform', given: [],
    ...options,
    method: 'GET'


  }
);}





export const getGetMapPlatformQueryKey = () => {
    return [
    "getMapPlatform"
    ] as const;
    }


export const getGetMapPlatformQueryOptions = <TData = Awaited<ReturnType<typeof getMapPlatform>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMapPlatform>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMapPlatformQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMapPlatform>>> = ({ signal }) => getMapPlatform({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getMapPlatform>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetMapPlatformQueryResult = NonNullable<Awaited<ReturnType<typeof getMapPlatform>>>
export type GetMapPlatformQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse>


export function useGetMapPlatform<TData = Awaited<ReturnType<typeof getMapPlatform>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMapPlatform>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMapPlatform>>,
          TError,
          Awaited<ReturnType<typeof getMapPlatform>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMapPlatform<TData = Awaited<ReturnType<typeof getMapPlatform>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMapPlatform>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMapPlatform>>,
          TError,
          Awaited<ReturnType<typeof getMapPlatform>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMapPlatform<TData = Awaited<ReturnType<typeof getMapPlatform>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMapPlatform>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The key of the map and geocoding service
 */

export function useGetMapPlatform<TData = Awaited<ReturnType<typeof getMapPlatform>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMapPlatform>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMapPlatformQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListBannerAndHelpLinksUrl = () => {




  return `/api/banner-and-help-links`
}

/**
 * Any signed-in user. Returns the dashboard's banner and the help links of the reports. Changes nothing. Clients ignore its failure.
 * @summary The dashboard's banner and the reports' help links
 */
export const listBannerAndHelpLinks = async ( options?: Parameters<typeof transport>[1]): Promise<BannerAndHelpLinks> => {

  return transport<BannerAndHelpLinks>(getListBannerAndHelpLinksUrl(),
  {
      operation: 'listBannerAndHelpLinks', given: [],
    ...options,
    method: 'GET'


  }
);}





export const getListBannerAndHelpLinksQueryKey = () => {
    return [
    "listBannerAndHelpLinks"
    ] as const;
    }


export const getListBannerAndHelpLinksQueryOptions = <TData = Awaited<ReturnType<typeof listBannerAndHelpLinks>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBannerAndHelpLinks>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListBannerAndHelpLinksQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listBannerAndHelpLinks>>> = ({ signal }) => listBannerAndHelpLinks({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listBannerAndHelpLinks>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListBannerAndHelpLinksQueryResult = NonNullable<Awaited<ReturnType<typeof listBannerAndHelpLinks>>>
export type ListBannerAndHelpLinksQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse>


export function useListBannerAndHelpLinks<TData = Awaited<ReturnType<typeof listBannerAndHelpLinks>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBannerAndHelpLinks>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBannerAndHelpLinks>>,
          TError,
          Awaited<ReturnType<typeof listBannerAndHelpLinks>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBannerAndHelpLinks<TData = Awaited<ReturnType<typeof listBannerAndHelpLinks>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBannerAndHelpLinks>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBannerAndHelpLinks>>,
          TError,
          Awaited<ReturnType<typeof listBannerAndHelpLinks>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBannerAndHelpLinks<TData = Awaited<ReturnType<typeof listBannerAndHelpLinks>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBannerAndHelpLinks>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The dashboard's banner and the reports' help links
 */

export function useListBannerAndHelpLinks<TData = Awaited<ReturnType<typeof listBannerAndHelpLinks>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBannerAndHelpLinks>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListBannerAndHelpLinksQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getValidateNextUrl = (params: ValidateNextParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/validate-next?${stringifiedParams}` : `/api/validate-next`
}

/**
 * No sign-in. Reports whether a path may be opened after sign-in. Changes nothing. Clients treat any failure as not valid.
 * @summary Whether a path may be opened after sign-in
 */
export const validateNext = async (params: ValidateNextParams, options?: Parameters<typeof transport>[1]): Promise<ValidateNext> => {

  return transport<ValidateNext>(getValidateNextUrl(params),
  {
      operation: 'validateNext', given: [params],
    ...options,
    method: 'GET'


  }
);}





export const getValidateNextQueryKey = (params?: ValidateNextParams,) => {
    return [
    "validateNext", ...(params ? [params] : [])
    ] as const;
    }


export const getValidateNextQueryOptions = <TData = Awaited<ReturnType<typeof validateNext>>, TError = ErrorType<BadRequestResponse>>(params: ValidateNextParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof validateNext>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getValidateNextQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof validateNext>>> = ({ signal }) => validateNext(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof validateNext>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ValidateNextQueryResult = NonNullable<Awaited<ReturnType<typeof validateNext>>>
export type ValidateNextQueryError = ErrorType<BadRequestResponse>


export function useValidateNext<TData = Awaited<ReturnType<typeof validateNext>>, TError = ErrorType<BadRequestResponse>>(
 params: ValidateNextParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof validateNext>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof validateNext>>,
          TError,
          Awaited<ReturnType<typeof validateNext>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useValidateNext<TData = Awaited<ReturnType<typeof validateNext>>, TError = ErrorType<BadRequestResponse>>(
 params: ValidateNextParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof validateNext>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof validateNext>>,
          TError,
          Awaited<ReturnType<typeof validateNext>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useValidateNext<TData = Awaited<ReturnType<typeof validateNext>>, TError = ErrorType<BadRequestResponse>>(
 params: ValidateNextParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof validateNext>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Whether a path may be opened after sign-in
 */

export function useValidateNext<TData = Awaited<ReturnType<typeof validateNext>>, TError = ErrorType<BadRequestResponse>>(
 params: ValidateNextParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof validateNext>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getValidateNextQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






