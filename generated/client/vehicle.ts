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
  AdvancedObd,
  BadRequestResponse,
  ClearTroubleCodeRequest,
  DeviceUnreachableResponse,
  ForbiddenResponse,
  GetPendingVehicleDataParams,
  ListVehiclesParams,
  NotFoundResponse,
  PendingVehicleData,
  TroubleCodeAnswer,
  UnauthorizedResponse,
  Vehicle,
  VehicleCreate,
  VehiclePage,
  VehicleUpdate
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

export const getListVehiclesUrl = (params?: ListVehiclesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/vehicle?${stringifiedParams}` : `/api/v1/vehicle`
}

/**
 * Any signed-in user. Lists their own vehicles first, then those currently shared with them. Changes nothing. Clients load further pages of 100 in parallel.
 * @summary Vehicles the user can see
 */
export const listVehicles = async (params?: ListVehiclesParams, options?: Parameters<typeof transport>[1]): Promise<VehiclePage> => {

  return transport<VehiclePage>(getListVehiclesUrl(params),
  {
      operation: 'listVehicles', given: [params],
    ...options,
    method: 'GET'


  }
);}





export const getListVehiclesQueryKey = (params?: ListVehiclesParams,) => {
    return [
    "listVehicles", ...(params ? [params] : [])
    ] as const;
    }


export const getListVehiclesQueryOptions = <TData = Awaited<ReturnType<typeof listVehicles>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>(params?: ListVehiclesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVehicles>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListVehiclesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listVehicles>>> = ({ signal }) => listVehicles(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listVehicles>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListVehiclesQueryResult = NonNullable<Awaited<ReturnType<typeof listVehicles>>>
export type ListVehiclesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse>


export function useListVehicles<TData = Awaited<ReturnType<typeof listVehicles>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>(
 params: undefined |  ListVehiclesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVehicles>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listVehicles>>,
          TError,
          Awaited<ReturnType<typeof listVehicles>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListVehicles<TData = Awaited<ReturnType<typeof listVehicles>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>(
 params?: ListVehiclesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVehicles>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listVehicles>>,
          TError,
          Awaited<ReturnType<typeof listVehicles>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListVehicles<TData = Awaited<ReturnType<typeof listVehicles>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>(
 params?: ListVehiclesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVehicles>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Vehicles the user can see
 */

export function useListVehicles<TData = Awaited<ReturnType<typeof listVehicles>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>(
 params?: ListVehiclesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVehicles>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListVehiclesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCreateVehicleUrl = () => {




  return `/api/v1/vehicle`
}

/**
 * Only the owner of the account named in `subscriber_id`. Creates a vehicle for a device that is in none, and starts the term of the device's plan. Refused with 400 at `device_key` if the serial number is unknown, in use, deactivated, not in a valid state or without a pricing plan; a guest of the account gets 403 `OWNER_ONLY`.
 * @summary Add a vehicle with its device
 */
export const createVehicle = async (vehicleCreate: VehicleCreate, options?: Parameters<typeof transport>[1]): Promise<Vehicle> => {

  return transport<Vehicle>(getCreateVehicleUrl(),
  {
      operation: 'createVehicle', given: [vehicleCreate],
    ...options,
    method: 'POST'
    ,
    body: JSON.stringify(vehicleCreate)
  }
);}





export const getCreateVehicleMutationKey = () => ['createVehicle'] as const;

export const getCreateVehicleMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createVehicle>>, TError,CreateVehicleMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof createVehicle>>, TError,CreateVehicleMutationVariables, TContext> => {

const mutationKey = getCreateVehicleMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createVehicle>>, CreateVehicleMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createVehicle(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateVehicleMutationResult = NonNullable<Awaited<ReturnType<typeof createVehicle>>>
    export type CreateVehicleMutationBody = BodyType<VehicleCreate>
    export type CreateVehicleMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>
    export type CreateVehicleMutationVariables = {data: BodyType<VehicleCreate>}

    /**
 * @summary Add a vehicle with its device
 */
export const useCreateVehicle = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createVehicle>>, TError,CreateVehicleMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createVehicle>>,
        TError,
        CreateVehicleMutationVariables,
        TContext
      > => {
      return useMutation(getCreateVehicleMutationOptions(options), queryClient);
    }
    export const getGetPendingVehicleDataUrl = (deviceKey: string,
    params: GetPendingVehicleDataParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/vehicle/pending-data/${encodeURIComponent(String(deviceKey))}/?${stringifiedParams}` : `/api/v1/vehicle/pending-data/${encodeURIComponent(String(deviceKey))}/`
}

/**
 * Only the owner of the account named in `subscriber`. Returns the vehicle data that an installer entered for a device that is in no vehicle yet. Changes nothing. 404 means that nothing was entered, which clients ignore.
 * @summary Vehicle data that an installer entered before activation
 */
export const getPendingVehicleData = async (deviceKey: string,
    params: GetPendingVehicleDataParams, options?: Parameters<typeof transport>[1]): Promise<PendingVehicleData> => {

  return transport<PendingVehicleData>(getGetPendingVehicleDataUrl(deviceKey,params),
  {
      operation: 'getPendingVehicleData', given: [deviceKey, params],
    ...options,
    method: 'GET'


  }
);}





export const getGetPendingVehicleDataQueryKey = (deviceKey: string,
    params?: GetPendingVehicleDataParams,) => {
    return [
    "getPendingVehicleData", ...(params ? [params] : []), ...(deviceKey ? [deviceKey] : [])
    ] as const;
    }


export const getGetPendingVehicleDataQueryOptions = <TData = Awaited<ReturnType<typeof getPendingVehicleData>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(deviceKey: string,
    params: GetPendingVehicleDataParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPendingVehicleData>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPendingVehicleDataQueryKey(deviceKey,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPendingVehicleData>>> = ({ signal }) => getPendingVehicleData(deviceKey,params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: deviceKey !== null && deviceKey !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPendingVehicleData>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPendingVehicleDataQueryResult = NonNullable<Awaited<ReturnType<typeof getPendingVehicleData>>>
export type GetPendingVehicleDataQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useGetPendingVehicleData<TData = Awaited<ReturnType<typeof getPendingVehicleData>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 deviceKey: string,
    params: GetPendingVehicleDataParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPendingVehicleData>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPendingVehicleData>>,
          TError,
          Awaited<ReturnType<typeof getPendingVehicleData>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPendingVehicleData<TData = Awaited<ReturnType<typeof getPendingVehicleData>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 deviceKey: string,
    params: GetPendingVehicleDataParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPendingVehicleData>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPendingVehicleData>>,
          TError,
          Awaited<ReturnType<typeof getPendingVehicleData>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPendingVehicleData<TData = Awaited<ReturnType<typeof getPendingVehicleData>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 deviceKey: string,
    params: GetPendingVehicleDataParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPendingVehicleData>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Vehicle data that an installer entered before activation
 */

export function useGetPendingVehicleData<TData = Awaited<ReturnType<typeof getPendingVehicleData>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 deviceKey: string,
    params: GetPendingVehicleDataParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPendingVehicleData>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPendingVehicleDataQueryOptions(deviceKey,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetVehicleUrl = (vehicleId: number,) => {




  return `/api/v1/vehicle/${encodeURIComponent(String(vehicleId))}`
}

/**
 * The owner and guests of the vehicle; to others it is 404. Guests see neither billing data nor the recipient of a pending transfer. Changes nothing.
 * @summary One vehicle
 */
export const getVehicle = async (vehicleId: number, options?: Parameters<typeof transport>[1]): Promise<Vehicle> => {

  return transport<Vehicle>(getGetVehicleUrl(vehicleId),
  {
      operation: 'getVehicle', given: [vehicleId],
    ...options,
    method: 'GET'


  }
);}





export const getGetVehicleQueryKey = (vehicleId: number,) => {
    return [
    "getVehicle", ...(vehicleId ? [vehicleId] : [])
    ] as const;
    }


export const getGetVehicleQueryOptions = <TData = Awaited<ReturnType<typeof getVehicle>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse>>(vehicleId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVehicle>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetVehicleQueryKey(vehicleId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getVehicle>>> = ({ signal }) => getVehicle(vehicleId, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: vehicleId !== null && vehicleId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getVehicle>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetVehicleQueryResult = NonNullable<Awaited<ReturnType<typeof getVehicle>>>
export type GetVehicleQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse>


export function useGetVehicle<TData = Awaited<ReturnType<typeof getVehicle>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse>>(
 vehicleId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVehicle>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getVehicle>>,
          TError,
          Awaited<ReturnType<typeof getVehicle>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetVehicle<TData = Awaited<ReturnType<typeof getVehicle>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse>>(
 vehicleId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVehicle>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getVehicle>>,
          TError,
          Awaited<ReturnType<typeof getVehicle>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetVehicle<TData = Awaited<ReturnType<typeof getVehicle>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse>>(
 vehicleId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVehicle>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One vehicle
 */

export function useGetVehicle<TData = Awaited<ReturnType<typeof getVehicle>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse>>(
 vehicleId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVehicle>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetVehicleQueryOptions(vehicleId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getUpdateVehicleUrl = (vehicleId: number,) => {




  return `/api/v1/vehicle/${encodeURIComponent(String(vehicleId))}`
}

/**
 * The owner, and guests with Full Access; groups (`custom_fields`) only the owner. Changes the given fields. Refused with 403 `PENDING_TRANSFER` while a transfer is pending. Reminders are written to the device, so that an unreachable one refuses with 424 and a plan without them with 403 `PLAN`. Refused with 400 field by field.
 * @summary Change a vehicle
 */
export const updateVehicle = async (vehicleId: number,
    vehicleUpdate: VehicleUpdate, options?: Parameters<typeof transport>[1]): Promise<Vehicle> => {

  return transport<Vehicle>(getUpdateVehicleUrl(vehicleId),
  {
      operation: 'updateVehicle', given: [vehicleId, vehicleUpdate],
    ...options,
    method: 'PATCH'
    ,
    body: JSON.stringify(vehicleUpdate)
  }
);}





export const getUpdateVehicleMutationKey = () => ['updateVehicle'] as const;

export const getUpdateVehicleMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | DeviceUnreachableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateVehicle>>, TError,UpdateVehicleMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof updateVehicle>>, TError,UpdateVehicleMutationVariables, TContext> => {

const mutationKey = getUpdateVehicleMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateVehicle>>, UpdateVehicleMutationVariables> = (props) => {
          const {vehicleId,data} = props ?? {};

          return  updateVehicle(vehicleId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateVehicleMutationResult = NonNullable<Awaited<ReturnType<typeof updateVehicle>>>
    export type UpdateVehicleMutationBody = BodyType<VehicleUpdate>
    export type UpdateVehicleMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | DeviceUnreachableResponse>
    export type UpdateVehicleMutationVariables = {vehicleId: number;data: BodyType<VehicleUpdate>}

    /**
 * @summary Change a vehicle
 */
export const useUpdateVehicle = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | DeviceUnreachableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateVehicle>>, TError,UpdateVehicleMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateVehicle>>,
        TError,
        UpdateVehicleMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateVehicleMutationOptions(options), queryClient);
    }
    export const getClearTroubleCodeUrl = (vehicleId: number,) => {




  return `/api/v1/vehicle/${encodeURIComponent(String(vehicleId))}/clear-dtc/`
}

/**
 * The owner, and guests with Full Access. Clears one code that the vehicle reports; the vehicle reports it again if the fault remains. Refused with 400 for a code that it does not report, with 403 for a device or plan without trouble codes (`NOT_SUPPORTED`, `PLAN`) or a device whose settings cannot be changed at present, and with 424 if the device does not respond.
 * @summary Clear a trouble code
 */
export const clearTroubleCode = async (vehicleId: number,
    clearTroubleCodeRequest: ClearTroubleCodeRequest, options?: Parameters<typeof transport>[1]): Promise<TroubleCodeAnswer> => {

  return transport<TroubleCodeAnswer>(getClearTroubleCodeUrl(vehicleId),
  {
      operation: 'clearTroubleCode', given: [vehicleId, clearTroubleCodeRequest],
    ...options,
    method: 'POST'
    ,
    body: JSON.stringify(clearTroubleCodeRequest)
  }
);}





export const getClearTroubleCodeMutationKey = () => ['clearTroubleCode'] as const;

export const getClearTroubleCodeMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | DeviceUnreachableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof clearTroubleCode>>, TError,ClearTroubleCodeMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof clearTroubleCode>>, TError,ClearTroubleCodeMutationVariables, TContext> => {

const mutationKey = getClearTroubleCodeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof clearTroubleCode>>, ClearTroubleCodeMutationVariables> = (props) => {
          const {vehicleId,data} = props ?? {};

          return  clearTroubleCode(vehicleId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ClearTroubleCodeMutationResult = NonNullable<Awaited<ReturnType<typeof clearTroubleCode>>>
    export type ClearTroubleCodeMutationBody = BodyType<ClearTroubleCodeRequest>
    export type ClearTroubleCodeMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | DeviceUnreachableResponse>
    export type ClearTroubleCodeMutationVariables = {vehicleId: number;data: BodyType<ClearTroubleCodeRequest>}

    /**
 * @summary Clear a trouble code
 */
export const useClearTroubleCode = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | DeviceUnreachableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof clearTroubleCode>>, TError,ClearTroubleCodeMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof clearTroubleCode>>,
        TError,
        ClearTroubleCodeMutationVariables,
        TContext
      > => {
      return useMutation(getClearTroubleCodeMutationOptions(options), queryClient);
    }
    export const getGetObdUrl = (vehicleId: number,) => {




  return `/api/v1/vehicle/${encodeURIComponent(String(vehicleId))}/obd`
}

/**
 * The owner and guests of the vehicle. Reads tire pressures and fuel level from the device. Changes nothing. Refused with 403 `PLAN` if plan or device does not support them, and with 424 if the device does not respond.
 * @summary Tires and fuel, as the vehicle's bus reports them
 */
export const getObd = async (vehicleId: number, options?: Parameters<typeof transport>[1]): Promise<AdvancedObd> => {

  return transport<AdvancedObd>(getGetObdUrl(vehicleId),
  {
      operation: 'getObd', given: [vehicleId],
    ...options,
    method: 'GET'


  }
);}





export const getGetObdQueryKey = (vehicleId: number,) => {
    return [
    "getObd", ...(vehicleId ? [vehicleId] : [])
    ] as const;
    }


export const getGetObdQueryOptions = <TData = Awaited<ReturnType<typeof getObd>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | DeviceUnreachableResponse>>(vehicleId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getObd>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetObdQueryKey(vehicleId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getObd>>> = ({ signal }) => getObd(vehicleId, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: vehicleId !== null && vehicleId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getObd>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetObdQueryResult = NonNullable<Awaited<ReturnType<typeof getObd>>>
export type GetObdQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | DeviceUnreachableResponse>


export function useGetObd<TData = Awaited<ReturnType<typeof getObd>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | DeviceUnreachableResponse>>(
 vehicleId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getObd>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getObd>>,
          TError,
          Awaited<ReturnType<typeof getObd>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetObd<TData = Awaited<ReturnType<typeof getObd>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | DeviceUnreachableResponse>>(
 vehicleId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getObd>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getObd>>,
          TError,
          Awaited<ReturnType<typeof getObd>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetObd<TData = Awaited<ReturnType<typeof getObd>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | DeviceUnreachableResponse>>(
 vehicleId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getObd>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Tires and fuel, as the vehicle's bus reports them
 */

export function useGetObd<TData = Awaited<ReturnType<typeof getObd>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | DeviceUnreachableResponse>>(
 vehicleId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getObd>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetObdQueryOptions(vehicleId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






