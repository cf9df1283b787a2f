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
  AcceptTransferParams
} from '../model/acceptTransferParams.ts';

import type {
  AddOnAutorenewalRequest
} from '../model/addOnAutorenewalRequest.ts';

import type {
  AutorenewalRequest
} from '../model/autorenewalRequest.ts';

import type {
  BadRequestResponse
} from '../model/badRequestResponse.ts';

import type {
  CameraSettings
} from '../model/cameraSettings.ts';

import type {
  CameraSettingsUpdate
} from '../model/cameraSettingsUpdate.ts';

import type {
  DeactivateRequest
} from '../model/deactivateRequest.ts';

import type {
  DeclineTransferParams
} from '../model/declineTransferParams.ts';

import type {
  DeletePinParams
} from '../model/deletePinParams.ts';

import type {
  Device
} from '../model/device.ts';

import type {
  DevicePage
} from '../model/devicePage.ts';

import type {
  DeviceUnreachableResponse
} from '../model/deviceUnreachableResponse.ts';

import type {
  Features
} from '../model/features.ts';

import type {
  FeaturesUpdate
} from '../model/featuresUpdate.ts';

import type {
  ForbiddenResponse
} from '../model/forbiddenResponse.ts';

import type {
  GetFeaturesParams
} from '../model/getFeaturesParams.ts';

import type {
  GetOptionTablesParams
} from '../model/getOptionTablesParams.ts';

import type {
  InstallRequest
} from '../model/installRequest.ts';

import type {
  InvalidTokenResponse
} from '../model/invalidTokenResponse.ts';

import type {
  ListDevicesParams
} from '../model/listDevicesParams.ts';

import type {
  ListTripsParams
} from '../model/listTripsParams.ts';

import type {
  NotFoundResponse
} from '../model/notFoundResponse.ts';

import type {
  OptionTables
} from '../model/optionTables.ts';

import type {
  OptionTablesUpdate
} from '../model/optionTablesUpdate.ts';

import type {
  PauseRequest
} from '../model/pauseRequest.ts';

import type {
  PinRequest
} from '../model/pinRequest.ts';

import type {
  PinState
} from '../model/pinState.ts';

import type {
  ReadyState
} from '../model/readyState.ts';

import type {
  ServiceModeRequest
} from '../model/serviceModeRequest.ts';

import type {
  TooManyRequestsResponse
} from '../model/tooManyRequestsResponse.ts';

import type {
  Transfer
} from '../model/transfer.ts';

import type {
  TransferRequest
} from '../model/transferRequest.ts';

import type {
  TripPage
} from '../model/tripPage.ts';

import type {
  UnauthorizedResponse
} from '../model/unauthorizedResponse.ts';

import type {
  WrongRecipientResponse
} from '../model/wrongRecipientResponse.ts';

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

export type listDevicesResponse200 = {
  data: DevicePage
  status: 200
}

export type listDevicesResponse400 = {
  data: BadRequestResponse
  status: 400
}

export type listDevicesResponse401 = {
  data: UnauthorizedResponse
  status: 401
}

export type listDevicesResponseSuccess = (listDevicesResponse200) & {
  headers: Headers;
};
export type listDevicesResponseError = (listDevicesResponse400 | listDevicesResponse401) & {
  headers: Headers;
};

export const getListDevicesUrl = (params?: ListDevicesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/device?${stringifiedParams}` : `/api/v1/device`
}

/**
 * Any signed-in user. Lists the devices of all vehicles they can see, or the one with `device_key`; a device they cannot see is left out. Guests get no billing data. Changes nothing. Documented with a trailing slash where it pages and without where it asks for one key.
 * @summary Devices, or the one with a key
 */
export const listDevices = async (params?: ListDevicesParams, options?: Parameters<typeof transport>[1]): Promise<listDevicesResponseSuccess> => {

  return transport<listDevicesResponseSuccess>(getListDevicesUrl(params),
  {
    ...options,
    method: 'GET'


  }
, {"errorResponses":[{"status":400,"contentType":"application/json"},{"status":401,"contentType":"application/json"}]});}





export const getListDevicesQueryKey = (params?: ListDevicesParams,) => {
    return [
    "listDevices", ...(params ? [params] : [])
    ] as const;
    }


export const getListDevicesQueryOptions = <TData = Awaited<ReturnType<typeof listDevices>>, TError = ErrorType<listDevicesResponseError>>(params?: ListDevicesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDevices>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListDevicesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listDevices>>> = ({ signal }) => listDevices(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listDevices>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListDevicesQueryResult = NonNullable<Awaited<ReturnType<typeof listDevices>>>
export type ListDevicesQueryError = ErrorType<listDevicesResponseError>


export function useListDevices<TData = Awaited<ReturnType<typeof listDevices>>, TError = ErrorType<listDevicesResponseError>>(
 params: undefined |  ListDevicesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDevices>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDevices>>,
          TError,
          Awaited<ReturnType<typeof listDevices>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDevices<TData = Awaited<ReturnType<typeof listDevices>>, TError = ErrorType<listDevicesResponseError>>(
 params?: ListDevicesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDevices>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDevices>>,
          TError,
          Awaited<ReturnType<typeof listDevices>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDevices<TData = Awaited<ReturnType<typeof listDevices>>, TError = ErrorType<listDevicesResponseError>>(
 params?: ListDevicesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDevices>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Devices, or the one with a key
 */

export function useListDevices<TData = Awaited<ReturnType<typeof listDevices>>, TError = ErrorType<listDevicesResponseError>>(
 params?: ListDevicesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDevices>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListDevicesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export type setAutorenewalResponse200 = {
  data: Device
  status: 200
}

export type setAutorenewalResponse400 = {
  data: BadRequestResponse
  status: 400
}

export type setAutorenewalResponse401 = {
  data: UnauthorizedResponse
  status: 401
}

export type setAutorenewalResponse403 = {
  data: ForbiddenResponse
  status: 403
}

export type setAutorenewalResponse404 = {
  data: NotFoundResponse
  status: 404
}

export type setAutorenewalResponseSuccess = (setAutorenewalResponse200) & {
  headers: Headers;
};
export type setAutorenewalResponseError = (setAutorenewalResponse400 | setAutorenewalResponse401 | setAutorenewalResponse403 | setAutorenewalResponse404) & {
  headers: Headers;
};

export const getSetAutorenewalUrl = () => {




  return `/api/v1/device/autorenew`
}

/**
 * Only the owner of the vehicle. Turns renewal of its plan on or off from the next renewal date; service continues until that date either way. A guest gets 403 `OWNER_ONLY`, others 404.
 * @summary Turn automatic renewal of a plan on or off
 */
export const setAutorenewal = async (autorenewalRequest: AutorenewalRequest, options?: Parameters<typeof transport>[1]): Promise<setAutorenewalResponseSuccess> => {

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
return transport<setAutorenewalResponseSuccess>(getSetAutorenewalUrl(),
  {
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(autorenewalRequest)
  }
, {"errorResponses":[{"status":400,"contentType":"application/json"},{"status":401,"contentType":"application/json"},{"status":403,"contentType":"application/json"},{"status":404,"contentType":"application/json"}]});}





export const getSetAutorenewalMutationKey = () => ['setAutorenewal'] as const;

export const getSetAutorenewalMutationOptions = <TError = ErrorType<setAutorenewalResponseError>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setAutorenewal>>, TError,SetAutorenewalMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof setAutorenewal>>, TError,SetAutorenewalMutationVariables, TContext> => {

const mutationKey = getSetAutorenewalMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setAutorenewal>>, SetAutorenewalMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  setAutorenewal(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SetAutorenewalMutationResult = NonNullable<Awaited<ReturnType<typeof setAutorenewal>>>
    export type SetAutorenewalMutationBody = BodyType<AutorenewalRequest>
    export type SetAutorenewalMutationError = ErrorType<setAutorenewalResponseError>
    export type SetAutorenewalMutationVariables = {data: BodyType<AutorenewalRequest>}

    /**
 * @summary Turn automatic renewal of a plan on or off
 */
export const useSetAutorenewal = <TError = ErrorType<setAutorenewalResponseError>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setAutorenewal>>, TError,SetAutorenewalMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setAutorenewal>>,
        TError,
        SetAutorenewalMutationVariables,
        TContext
      > => {
      return useMutation(getSetAutorenewalMutationOptions(options), queryClient);
    }
    export type setAddOnAutorenewalResponse200 = {
  data: Device
  status: 200
}

export type setAddOnAutorenewalResponse400 = {
  data: BadRequestResponse
  status: 400
}

export type setAddOnAutorenewalResponse401 = {
  data: UnauthorizedResponse
  status: 401
}

export type setAddOnAutorenewalResponse403 = {
  data: ForbiddenResponse
  status: 403
}

export type setAddOnAutorenewalResponse404 = {
  data: NotFoundResponse
  status: 404
}

export type setAddOnAutorenewalResponseSuccess = (setAddOnAutorenewalResponse200) & {
  headers: Headers;
};
export type setAddOnAutorenewalResponseError = (setAddOnAutorenewalResponse400 | setAddOnAutorenewalResponse401 | setAddOnAutorenewalResponse403 | setAddOnAutorenewalResponse404) & {
  headers: Headers;
};

export const getSetAddOnAutorenewalUrl = () => {




  return `/api/v1/device/autorenew/plan-add-on`
}

/**
 * Only the owner of the vehicle. Turns renewal of the named add-ons on or off; an add-on stays in force until it expires. A guest gets 403 `OWNER_ONLY`, others 404; an add-on that the device does not have is refused with 400.
 * @summary Turn automatic renewal of add-ons on or off
 */
export const setAddOnAutorenewal = async (addOnAutorenewalRequest: AddOnAutorenewalRequest, options?: Parameters<typeof transport>[1]): Promise<setAddOnAutorenewalResponseSuccess> => {

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
return transport<setAddOnAutorenewalResponseSuccess>(getSetAddOnAutorenewalUrl(),
  {
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(addOnAutorenewalRequest)
  }
, {"errorResponses":[{"status":400,"contentType":"application/json"},{"status":401,"contentType":"application/json"},{"status":403,"contentType":"application/json"},{"status":404,"contentType":"application/json"}]});}





export const getSetAddOnAutorenewalMutationKey = () => ['setAddOnAutorenewal'] as const;

export const getSetAddOnAutorenewalMutationOptions = <TError = ErrorType<setAddOnAutorenewalResponseError>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setAddOnAutorenewal>>, TError,SetAddOnAutorenewalMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof setAddOnAutorenewal>>, TError,SetAddOnAutorenewalMutationVariables, TContext> => {

const mutationKey = getSetAddOnAutorenewalMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setAddOnAutorenewal>>, SetAddOnAutorenewalMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  setAddOnAutorenewal(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SetAddOnAutorenewalMutationResult = NonNullable<Awaited<ReturnType<typeof setAddOnAutorenewal>>>
    export type SetAddOnAutorenewalMutationBody = BodyType<AddOnAutorenewalRequest>
    export type SetAddOnAutorenewalMutationError = ErrorType<setAddOnAutorenewalResponseError>
    export type SetAddOnAutorenewalMutationVariables = {data: BodyType<AddOnAutorenewalRequest>}

    /**
 * @summary Turn automatic renewal of add-ons on or off
 */
export const useSetAddOnAutorenewal = <TError = ErrorType<setAddOnAutorenewalResponseError>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setAddOnAutorenewal>>, TError,SetAddOnAutorenewalMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setAddOnAutorenewal>>,
        TError,
        SetAddOnAutorenewalMutationVariables,
        TContext
      > => {
      return useMutation(getSetAddOnAutorenewalMutationOptions(options), queryClient);
    }
    export type deactivateDeviceResponse200 = {
  data: Device
  status: 200
}

export type deactivateDeviceResponse400 = {
  data: BadRequestResponse
  status: 400
}

export type deactivateDeviceResponse401 = {
  data: UnauthorizedResponse
  status: 401
}

export type deactivateDeviceResponse403 = {
  data: ForbiddenResponse
  status: 403
}

export type deactivateDeviceResponse404 = {
  data: NotFoundResponse
  status: 404
}

export type deactivateDeviceResponse424 = {
  data: DeviceUnreachableResponse
  status: 424
}

export type deactivateDeviceResponseSuccess = (deactivateDeviceResponse200) & {
  headers: Headers;
};
export type deactivateDeviceResponseError = (deactivateDeviceResponse400 | deactivateDeviceResponse401 | deactivateDeviceResponse403 | deactivateDeviceResponse404 | deactivateDeviceResponse424) & {
  headers: Headers;
};

export const getDeactivateDeviceUrl = () => {




  return `/api/v1/device/deactivate`
}

/**
 * Only the owner of the vehicle. Takes the device out of service; with `service_mode_override` also while service mode is open. Answers 424 if the device does not respond; nothing is changed then. A guest gets 403 `OWNER_ONLY`, others 404.
 * @summary Take a device out of service
 */
export const deactivateDevice = async (deactivateRequest: DeactivateRequest, options?: Parameters<typeof transport>[1]): Promise<deactivateDeviceResponseSuccess> => {

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
return transport<deactivateDeviceResponseSuccess>(getDeactivateDeviceUrl(),
  {
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(deactivateRequest)
  }
, {"errorResponses":[{"status":400,"contentType":"application/json"},{"status":401,"contentType":"application/json"},{"status":403,"contentType":"application/json"},{"status":404,"contentType":"application/json"},{"status":424,"contentType":"application/json"}]});}





export const getDeactivateDeviceMutationKey = () => ['deactivateDevice'] as const;

export const getDeactivateDeviceMutationOptions = <TError = ErrorType<deactivateDeviceResponseError>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deactivateDevice>>, TError,DeactivateDeviceMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof deactivateDevice>>, TError,DeactivateDeviceMutationVariables, TContext> => {

const mutationKey = getDeactivateDeviceMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deactivateDevice>>, DeactivateDeviceMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  deactivateDevice(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeactivateDeviceMutationResult = NonNullable<Awaited<ReturnType<typeof deactivateDevice>>>
    export type DeactivateDeviceMutationBody = BodyType<DeactivateRequest>
    export type DeactivateDeviceMutationError = ErrorType<deactivateDeviceResponseError>
    export type DeactivateDeviceMutationVariables = {data: BodyType<DeactivateRequest>}

    /**
 * @summary Take a device out of service
 */
export const useDeactivateDevice = <TError = ErrorType<deactivateDeviceResponseError>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deactivateDevice>>, TError,DeactivateDeviceMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deactivateDevice>>,
        TError,
        DeactivateDeviceMutationVariables,
        TContext
      > => {
      return useMutation(getDeactivateDeviceMutationOptions(options), queryClient);
    }
    export type installDeviceResponse200 = {
  data: Device
  status: 200
}

export type installDeviceResponse400 = {
  data: BadRequestResponse
  status: 400
}

export type installDeviceResponse401 = {
  data: UnauthorizedResponse
  status: 401
}

export type installDeviceResponse403 = {
  data: ForbiddenResponse
  status: 403
}

export type installDeviceResponse404 = {
  data: NotFoundResponse
  status: 404
}

export type installDeviceResponseSuccess = (installDeviceResponse200) & {
  headers: Headers;
};
export type installDeviceResponseError = (installDeviceResponse400 | installDeviceResponse401 | installDeviceResponse403 | installDeviceResponse404) & {
  headers: Headers;
};

export const getInstallDeviceUrl = () => {




  return `/api/v1/device/install`
}

/**
 * The owner of the vehicle, and any installer or dealer. Activates a device with the given plan and coupon or, with `exit_service_mode`, ends service mode and returns a paused device to installed. A guest gets 403 `OWNER_ONLY`; an unknown device is 404; a plan or coupon that does not apply is refused with 400.
 * @summary Put a device into service, or end its service mode
 */
export const installDevice = async (installRequest: InstallRequest, options?: Parameters<typeof transport>[1]): Promise<installDeviceResponseSuccess> => {

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
return transport<installDeviceResponseSuccess>(getInstallDeviceUrl(),
  {
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(installRequest)
  }
, {"errorResponses":[{"status":400,"contentType":"application/json"},{"status":401,"contentType":"application/json"},{"status":403,"contentType":"application/json"},{"status":404,"contentType":"application/json"}]});}





export const getInstallDeviceMutationKey = () => ['installDevice'] as const;

export const getInstallDeviceMutationOptions = <TError = ErrorType<installDeviceResponseError>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof installDevice>>, TError,InstallDeviceMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof installDevice>>, TError,InstallDeviceMutationVariables, TContext> => {

const mutationKey = getInstallDeviceMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof installDevice>>, InstallDeviceMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  installDevice(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type InstallDeviceMutationResult = NonNullable<Awaited<ReturnType<typeof installDevice>>>
    export type InstallDeviceMutationBody = BodyType<InstallRequest>
    export type InstallDeviceMutationError = ErrorType<installDeviceResponseError>
    export type InstallDeviceMutationVariables = {data: BodyType<InstallRequest>}

    /**
 * @summary Put a device into service, or end its service mode
 */
export const useInstallDevice = <TError = ErrorType<installDeviceResponseError>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof installDevice>>, TError,InstallDeviceMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof installDevice>>,
        TError,
        InstallDeviceMutationVariables,
        TContext
      > => {
      return useMutation(getInstallDeviceMutationOptions(options), queryClient);
    }
    export type pauseDeviceResponse200 = {
  data: Device
  status: 200
}

export type pauseDeviceResponse400 = {
  data: BadRequestResponse
  status: 400
}

export type pauseDeviceResponse401 = {
  data: UnauthorizedResponse
  status: 401
}

export type pauseDeviceResponse403 = {
  data: ForbiddenResponse
  status: 403
}

export type pauseDeviceResponse404 = {
  data: NotFoundResponse
  status: 404
}

export type pauseDeviceResponseSuccess = (pauseDeviceResponse200) & {
  headers: Headers;
};
export type pauseDeviceResponseError = (pauseDeviceResponse400 | pauseDeviceResponse401 | pauseDeviceResponse403 | pauseDeviceResponse404) & {
  headers: Headers;
};

export const getPauseDeviceUrl = () => {




  return `/api/v1/device/pause`
}

/**
 * Only the owner of the vehicle; a guest gets 403 `OWNER_ONLY`, others 404. The pause begins at the end of the current billing period and lasts the given number of months. Refused with 400 for a device that is not in a valid state for it.
 * @summary Pause a device for a season
 */
export const pauseDevice = async (pauseRequest: PauseRequest, options?: Parameters<typeof transport>[1]): Promise<pauseDeviceResponseSuccess> => {

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
return transport<pauseDeviceResponseSuccess>(getPauseDeviceUrl(),
  {
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(pauseRequest)
  }
, {"errorResponses":[{"status":400,"contentType":"application/json"},{"status":401,"contentType":"application/json"},{"status":403,"contentType":"application/json"},{"status":404,"contentType":"application/json"}]});}





export const getPauseDeviceMutationKey = () => ['pauseDevice'] as const;

export const getPauseDeviceMutationOptions = <TError = ErrorType<pauseDeviceResponseError>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof pauseDevice>>, TError,PauseDeviceMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof pauseDevice>>, TError,PauseDeviceMutationVariables, TContext> => {

const mutationKey = getPauseDeviceMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof pauseDevice>>, PauseDeviceMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  pauseDevice(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PauseDeviceMutationResult = NonNullable<Awaited<ReturnType<typeof pauseDevice>>>
    export type PauseDeviceMutationBody = BodyType<PauseRequest>
    export type PauseDeviceMutationError = ErrorType<pauseDeviceResponseError>
    export type PauseDeviceMutationVariables = {data: BodyType<PauseRequest>}

    /**
 * @summary Pause a device for a season
 */
export const usePauseDevice = <TError = ErrorType<pauseDeviceResponseError>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof pauseDevice>>, TError,PauseDeviceMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof pauseDevice>>,
        TError,
        PauseDeviceMutationVariables,
        TContext
      > => {
      return useMutation(getPauseDeviceMutationOptions(options), queryClient);
    }
    export type acceptTransferResponse204 = {
  data: void
  status: 204
}

export type acceptTransferResponse400 = {
  data: InvalidTokenResponse
  status: 400
}

export type acceptTransferResponse401 = {
  data: UnauthorizedResponse
  status: 401
}

export type acceptTransferResponse403 = {
  data: WrongRecipientResponse
  status: 403
}

export type acceptTransferResponseSuccess = (acceptTransferResponse204) & {
  headers: Headers;
};
export type acceptTransferResponseError = (acceptTransferResponse400 | acceptTransferResponse401 | acceptTransferResponse403) & {
  headers: Headers;
};

export const getAcceptTransferUrl = (params: AcceptTransferParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/device/transfer-complete?${stringifiedParams}` : `/api/v1/device/transfer-complete`
}

/**
 * Only the user whose address the vehicle was offered to; others get 403 `ACCEPT_TRANSFER_WITH_WRONG_PERMISSIONS`. Moves the vehicle with its device to that user's account, ends the access of all guests and informs the previous owner. A token that is unknown, expired, answered or canceled is refused with 400 and its code.
 * @summary Accept a vehicle
 */
export const acceptTransfer = async (params: AcceptTransferParams, options?: Parameters<typeof transport>[1]): Promise<acceptTransferResponseSuccess> => {

  return transport<acceptTransferResponseSuccess>(getAcceptTransferUrl(params),
  {
    ...options,
    method: 'POST'


  }
, {"errorResponses":[{"status":400,"contentType":"application/json"},{"status":401,"contentType":"application/json"},{"status":403,"contentType":"application/json"}]});}





export const getAcceptTransferMutationKey = () => ['acceptTransfer'] as const;

export const getAcceptTransferMutationOptions = <TError = ErrorType<acceptTransferResponseError>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof acceptTransfer>>, TError,AcceptTransferMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof acceptTransfer>>, TError,AcceptTransferMutationVariables, TContext> => {

const mutationKey = getAcceptTransferMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof acceptTransfer>>, AcceptTransferMutationVariables> = (props) => {
          const {params} = props ?? {};

          return  acceptTransfer(params,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AcceptTransferMutationResult = NonNullable<Awaited<ReturnType<typeof acceptTransfer>>>

    export type AcceptTransferMutationError = ErrorType<acceptTransferResponseError>
    export type AcceptTransferMutationVariables = {params: AcceptTransferParams}

    /**
 * @summary Accept a vehicle
 */
export const useAcceptTransfer = <TError = ErrorType<acceptTransferResponseError>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof acceptTransfer>>, TError,AcceptTransferMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof acceptTransfer>>,
        TError,
        AcceptTransferMutationVariables,
        TContext
      > => {
      return useMutation(getAcceptTransferMutationOptions(options), queryClient);
    }
    export type declineTransferResponse204 = {
  data: void
  status: 204
}

export type declineTransferResponse400 = {
  data: InvalidTokenResponse
  status: 400
}

export type declineTransferResponse401 = {
  data: UnauthorizedResponse
  status: 401
}

export type declineTransferResponse403 = {
  data: WrongRecipientResponse
  status: 403
}

export type declineTransferResponseSuccess = (declineTransferResponse204) & {
  headers: Headers;
};
export type declineTransferResponseError = (declineTransferResponse400 | declineTransferResponse401 | declineTransferResponse403) & {
  headers: Headers;
};

export const getDeclineTransferUrl = (params: DeclineTransferParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/device/transfer-complete?${stringifiedParams}` : `/api/v1/device/transfer-complete`
}

/**
 * Only the user whose address the vehicle was offered to; others get 403 `DECLINE_TRANSFER_WITH_WRONG_PERMISSIONS`. Leaves the vehicle with its owner, who is informed and can change it again. A token that is unknown, expired, answered or canceled is refused with 400 and its code.
 * @summary Decline a vehicle
 */
export const declineTransfer = async (params: DeclineTransferParams, options?: Parameters<typeof transport>[1]): Promise<declineTransferResponseSuccess> => {

  return transport<declineTransferResponseSuccess>(getDeclineTransferUrl(params),
  {
    ...options,
    method: 'DELETE'


  }
, {"errorResponses":[{"status":400,"contentType":"application/json"},{"status":401,"contentType":"application/json"},{"status":403,"contentType":"application/json"}]});}





export const getDeclineTransferMutationKey = () => ['declineTransfer'] as const;

export const getDeclineTransferMutationOptions = <TError = ErrorType<declineTransferResponseError>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof declineTransfer>>, TError,DeclineTransferMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof declineTransfer>>, TError,DeclineTransferMutationVariables, TContext> => {

const mutationKey = getDeclineTransferMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof declineTransfer>>, DeclineTransferMutationVariables> = (props) => {
          const {params} = props ?? {};

          return  declineTransfer(params,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeclineTransferMutationResult = NonNullable<Awaited<ReturnType<typeof declineTransfer>>>

    export type DeclineTransferMutationError = ErrorType<declineTransferResponseError>
    export type DeclineTransferMutationVariables = {params: DeclineTransferParams}

    /**
 * @summary Decline a vehicle
 */
export const useDeclineTransfer = <TError = ErrorType<declineTransferResponseError>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof declineTransfer>>, TError,DeclineTransferMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof declineTransfer>>,
        TError,
        DeclineTransferMutationVariables,
        TContext
      > => {
      return useMutation(getDeclineTransferMutationOptions(options), queryClient);
    }
    export type startTransferResponse201 = {
  data: Transfer
  status: 201
}

export type startTransferResponse400 = {
  data: BadRequestResponse
  status: 400
}

export type startTransferResponse401 = {
  data: UnauthorizedResponse
  status: 401
}

export type startTransferResponse403 = {
  data: ForbiddenResponse
  status: 403
}

export type startTransferResponse404 = {
  data: NotFoundResponse
  status: 404
}

export type startTransferResponseSuccess = (startTransferResponse201) & {
  headers: Headers;
};
export type startTransferResponseError = (startTransferResponse400 | startTransferResponse401 | startTransferResponse403 | startTransferResponse404) & {
  headers: Headers;
};

export const getStartTransferUrl = (deviceKey: string,) => {




  return `/api/v1/device/transfer/${encodeURIComponent(String(deviceKey))}`
}

/**
 * Only the owner of the vehicle, for the account it belongs to. E-mails the new owner a link that is valid for 14 days; until it is answered, the vehicle cannot be changed or shared. Refused with 400 for one's own address or another account, and with 403 `PENDING_TRANSFER` while an offer waits. A guest gets 403 `OWNER_ONLY`, others 404.
 * @summary Offer a vehicle to another account
 */
export const startTransfer = async (deviceKey: string,
    transferRequest: TransferRequest, options?: Parameters<typeof transport>[1]): Promise<startTransferResponseSuccess> => {

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
return transport<startTransferResponseSuccess>(getStartTransferUrl(deviceKey),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(transferRequest)
  }
, {"errorResponses":[{"status":400,"contentType":"application/json"},{"status":401,"contentType":"application/json"},{"status":403,"contentType":"application/json"},{"status":404,"contentType":"application/json"}]});}





export const getStartTransferMutationKey = () => ['startTransfer'] as const;

export const getStartTransferMutationOptions = <TError = ErrorType<startTransferResponseError>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof startTransfer>>, TError,StartTransferMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof startTransfer>>, TError,StartTransferMutationVariables, TContext> => {

const mutationKey = getStartTransferMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof startTransfer>>, StartTransferMutationVariables> = (props) => {
          const {deviceKey,data} = props ?? {};

          return  startTransfer(deviceKey,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type StartTransferMutationResult = NonNullable<Awaited<ReturnType<typeof startTransfer>>>
    export type StartTransferMutationBody = BodyType<TransferRequest>
    export type StartTransferMutationError = ErrorType<startTransferResponseError>
    export type StartTransferMutationVariables = {deviceKey: string;data: BodyType<TransferRequest>}

    /**
 * @summary Offer a vehicle to another account
 */
export const useStartTransfer = <TError = ErrorType<startTransferResponseError>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof startTransfer>>, TError,StartTransferMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof startTransfer>>,
        TError,
        StartTransferMutationVariables,
        TContext
      > => {
      return useMutation(getStartTransferMutationOptions(options), queryClient);
    }
    export type cancelTransferResponse204 = {
  data: void
  status: 204
}

export type cancelTransferResponse400 = {
  data: BadRequestResponse
  status: 400
}

export type cancelTransferResponse401 = {
  data: UnauthorizedResponse
  status: 401
}

export type cancelTransferResponse403 = {
  data: ForbiddenResponse
  status: 403
}

export type cancelTransferResponse404 = {
  data: NotFoundResponse
  status: 404
}

export type cancelTransferResponseSuccess = (cancelTransferResponse204) & {
  headers: Headers;
};
export type cancelTransferResponseError = (cancelTransferResponse400 | cancelTransferResponse401 | cancelTransferResponse403 | cancelTransferResponse404) & {
  headers: Headers;
};

export const getCancelTransferUrl = (deviceKey: string,) => {




  return `/api/v1/device/transfer/${encodeURIComponent(String(deviceKey))}`
}

/**
 * Only the owner of the vehicle. Withdraws the pending offer and informs its recipient; the vehicle can be changed again. Answers 404 `NO_PENDING_TRANSFER` if no offer waits. A guest gets 403 `OWNER_ONLY`.
 * @summary Take an offer back
 */
export const cancelTransfer = async (deviceKey: string, options?: Parameters<typeof transport>[1]): Promise<cancelTransferResponseSuccess> => {

  return transport<cancelTransferResponseSuccess>(getCancelTransferUrl(deviceKey),
  {
    ...options,
    method: 'DELETE'


  }
, {"errorResponses":[{"status":400,"contentType":"application/json"},{"status":401,"contentType":"application/json"},{"status":403,"contentType":"application/json"},{"status":404,"contentType":"application/json"}]});}





export const getCancelTransferMutationKey = () => ['cancelTransfer'] as const;

export const getCancelTransferMutationOptions = <TError = ErrorType<cancelTransferResponseError>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelTransfer>>, TError,CancelTransferMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof cancelTransfer>>, TError,CancelTransferMutationVariables, TContext> => {

const mutationKey = getCancelTransferMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof cancelTransfer>>, CancelTransferMutationVariables> = (props) => {
          const {deviceKey} = props ?? {};

          return  cancelTransfer(deviceKey,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CancelTransferMutationResult = NonNullable<Awaited<ReturnType<typeof cancelTransfer>>>

    export type CancelTransferMutationError = ErrorType<cancelTransferResponseError>
    export type CancelTransferMutationVariables = {deviceKey: string}

    /**
 * @summary Take an offer back
 */
export const useCancelTransfer = <TError = ErrorType<cancelTransferResponseError>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelTransfer>>, TError,CancelTransferMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cancelTransfer>>,
        TError,
        CancelTransferMutationVariables,
        TContext
      > => {
      return useMutation(getCancelTransferMutationOptions(options), queryClient);
    }
    export type setServiceModeResponse200 = {
  data: Device
  status: 200
}

export type setServiceModeResponse400 = {
  data: BadRequestResponse
  status: 400
}

export type setServiceModeResponse401 = {
  data: UnauthorizedResponse
  status: 401
}

export type setServiceModeResponse403 = {
  data: ForbiddenResponse
  status: 403
}

export type setServiceModeResponse404 = {
  data: NotFoundResponse
  status: 404
}

export type setServiceModeResponseSuccess = (setServiceModeResponse200) & {
  headers: Headers;
};
export type setServiceModeResponseError = (setServiceModeResponse400 | setServiceModeResponse401 | setServiceModeResponse403 | setServiceModeResponse404) & {
  headers: Headers;
};

export const getSetServiceModeUrl = (deviceKey: string,) => {




  return `/api/v1/device/service/${encodeURIComponent(String(deviceKey))}`
}

/**
 * The owner of the vehicle, and any installer or dealer. Opens temporary access for an installer until the given end, at most seven days ahead, or ends it at once; the owner is informed by e-mail when it opens. An installer's answer holds no billing or profile data. Refused with 400 without an end, or with one that is past or too far ahead. A guest gets 403 `OWNER_ONLY`.
 * @summary Open or end an installer's temporary access
 */
export const setServiceMode = async (deviceKey: string,
    serviceModeRequest: ServiceModeRequest, options?: Parameters<typeof transport>[1]): Promise<setServiceModeResponseSuccess> => {

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
return transport<setServiceModeResponseSuccess>(getSetServiceModeUrl(deviceKey),
  {
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(serviceModeRequest)
  }
, {"errorResponses":[{"status":400,"contentType":"application/json"},{"status":401,"contentType":"application/json"},{"status":403,"contentType":"application/json"},{"status":404,"contentType":"application/json"}]});}





export const getSetServiceModeMutationKey = () => ['setServiceMode'] as const;

export const getSetServiceModeMutationOptions = <TError = ErrorType<setServiceModeResponseError>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setServiceMode>>, TError,SetServiceModeMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof setServiceMode>>, TError,SetServiceModeMutationVariables, TContext> => {

const mutationKey = getSetServiceModeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setServiceMode>>, SetServiceModeMutationVariables> = (props) => {
          const {deviceKey,data} = props ?? {};

          return  setServiceMode(deviceKey,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SetServiceModeMutationResult = NonNullable<Awaited<ReturnType<typeof setServiceMode>>>
    export type SetServiceModeMutationBody = BodyType<ServiceModeRequest>
    export type SetServiceModeMutationError = ErrorType<setServiceModeResponseError>
    export type SetServiceModeMutationVariables = {deviceKey: string;data: BodyType<ServiceModeRequest>}

    /**
 * @summary Open or end an installer's temporary access
 */
export const useSetServiceMode = <TError = ErrorType<setServiceModeResponseError>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setServiceMode>>, TError,SetServiceModeMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setServiceMode>>,
        TError,
        SetServiceModeMutationVariables,
        TContext
      > => {
      return useMutation(getSetServiceModeMutationOptions(options), queryClient);
    }
    export type getReadyStateResponse200 = {
  data: ReadyState
  status: 200
}

export type getReadyStateResponse400 = {
  data: BadRequestResponse
  status: 400
}

export type getReadyStateResponse404 = {
  data: NotFoundResponse
  status: 404
}

export type getReadyStateResponse429 = {
  data: TooManyRequestsResponse
  status: 429
}

export type getReadyStateResponseSuccess = (getReadyStateResponse200) & {
  headers: Headers;
};
export type getReadyStateResponseError = (getReadyStateResponse400 | getReadyStateResponse404 | getReadyStateResponse429) & {
  headers: Headers;
};

export const getGetReadyStateUrl = (deviceKey: string,) => {




  return `/api/v1/device/ready-state/${encodeURIComponent(String(deviceKey))}`
}

/**
 * No sign-in. Reports whether a serial number can be added to an account and, if not, why: in use, deactivated, not in a valid state, or without a pricing plan. Changes nothing and names neither owner nor vehicle. An unknown number is 404; 429 when asked too often.
 * @summary Whether a serial number can be activated
 */
export const getReadyState = async (deviceKey: string, options?: Parameters<typeof transport>[1]): Promise<getReadyStateResponseSuccess> => {

  return transport<getReadyStateResponseSuccess>(getGetReadyStateUrl(deviceKey),
  {
    ...options,
    method: 'GET'


  }
, {"errorResponses":[{"status":400,"contentType":"application/json"},{"status":404,"contentType":"application/json"},{"status":429,"contentType":"application/json"}]});}





export const getGetReadyStateQueryKey = (deviceKey: string,) => {
    return [
    "getReadyState", ...(deviceKey ? [deviceKey] : [])
    ] as const;
    }


export const getGetReadyStateQueryOptions = <TData = Awaited<ReturnType<typeof getReadyState>>, TError = ErrorType<getReadyStateResponseError>>(deviceKey: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReadyState>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetReadyStateQueryKey(deviceKey);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getReadyState>>> = ({ signal }) => getReadyState(deviceKey, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: deviceKey !== null && deviceKey !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getReadyState>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetReadyStateQueryResult = NonNullable<Awaited<ReturnType<typeof getReadyState>>>
export type GetReadyStateQueryError = ErrorType<getReadyStateResponseError>


export function useGetReadyState<TData = Awaited<ReturnType<typeof getReadyState>>, TError = ErrorType<getReadyStateResponseError>>(
 deviceKey: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReadyState>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getReadyState>>,
          TError,
          Awaited<ReturnType<typeof getReadyState>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetReadyState<TData = Awaited<ReturnType<typeof getReadyState>>, TError = ErrorType<getReadyStateResponseError>>(
 deviceKey: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReadyState>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getReadyState>>,
          TError,
          Awaited<ReturnType<typeof getReadyState>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetReadyState<TData = Awaited<ReturnType<typeof getReadyState>>, TError = ErrorType<getReadyStateResponseError>>(
 deviceKey: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReadyState>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Whether a serial number can be activated
 */

export function useGetReadyState<TData = Awaited<ReturnType<typeof getReadyState>>, TError = ErrorType<getReadyStateResponseError>>(
 deviceKey: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReadyState>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetReadyStateQueryOptions(deviceKey,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export type cancelPendingPlanResponse200 = {
  data: Device
  status: 200
}

export type cancelPendingPlanResponse400 = {
  data: BadRequestResponse
  status: 400
}

export type cancelPendingPlanResponse401 = {
  data: UnauthorizedResponse
  status: 401
}

export type cancelPendingPlanResponse403 = {
  data: ForbiddenResponse
  status: 403
}

export type cancelPendingPlanResponse404 = {
  data: NotFoundResponse
  status: 404
}

export type cancelPendingPlanResponseSuccess = (cancelPendingPlanResponse200) & {
  headers: Headers;
};
export type cancelPendingPlanResponseError = (cancelPendingPlanResponse400 | cancelPendingPlanResponse401 | cancelPendingPlanResponse403 | cancelPendingPlanResponse404) & {
  headers: Headers;
};

export const getCancelPendingPlanUrl = (deviceKey: string,) => {




  return `/api/v1/device/cancel-pending-plan/${encodeURIComponent(String(deviceKey))}/`
}

/**
 * Only the owner of the vehicle. Withdraws a plan change that waits for the end of the term, so that the current plan renews. A guest gets 403 `OWNER_ONLY`, others 404; 400 if no change is pending.
 * @summary Keep the plan instead of changing it at the end of the term
 */
export const cancelPendingPlan = async (deviceKey: string, options?: Parameters<typeof transport>[1]): Promise<cancelPendingPlanResponseSuccess> => {

  return transport<cancelPendingPlanResponseSuccess>(getCancelPendingPlanUrl(deviceKey),
  {
    ...options,
    method: 'PATCH'


  }
, {"errorResponses":[{"status":400,"contentType":"application/json"},{"status":401,"contentType":"application/json"},{"status":403,"contentType":"application/json"},{"status":404,"contentType":"application/json"}]});}





export const getCancelPendingPlanMutationKey = () => ['cancelPendingPlan'] as const;

export const getCancelPendingPlanMutationOptions = <TError = ErrorType<cancelPendingPlanResponseError>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelPendingPlan>>, TError,CancelPendingPlanMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof cancelPendingPlan>>, TError,CancelPendingPlanMutationVariables, TContext> => {

const mutationKey = getCancelPendingPlanMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof cancelPendingPlan>>, CancelPendingPlanMutationVariables> = (props) => {
          const {deviceKey} = props ?? {};

          return  cancelPendingPlan(deviceKey,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CancelPendingPlanMutationResult = NonNullable<Awaited<ReturnType<typeof cancelPendingPlan>>>

    export type CancelPendingPlanMutationError = ErrorType<cancelPendingPlanResponseError>
    export type CancelPendingPlanMutationVariables = {deviceKey: string}

    /**
 * @summary Keep the plan instead of changing it at the end of the term
 */
export const useCancelPendingPlan = <TError = ErrorType<cancelPendingPlanResponseError>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelPendingPlan>>, TError,CancelPendingPlanMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cancelPendingPlan>>,
        TError,
        CancelPendingPlanMutationVariables,
        TContext
      > => {
      return useMutation(getCancelPendingPlanMutationOptions(options), queryClient);
    }
    export type listTripsResponse200 = {
  data: TripPage
  status: 200
}

export type listTripsResponse400 = {
  data: BadRequestResponse
  status: 400
}

export type listTripsResponse401 = {
  data: UnauthorizedResponse
  status: 401
}

export type listTripsResponse403 = {
  data: ForbiddenResponse
  status: 403
}

export type listTripsResponse404 = {
  data: NotFoundResponse
  status: 404
}

export type listTripsResponseSuccess = (listTripsResponse200) & {
  headers: Headers;
};
export type listTripsResponseError = (listTripsResponse400 | listTripsResponse401 | listTripsResponse403 | listTripsResponse404) & {
  headers: Headers;
};

export const getListTripsUrl = (deviceKey: string,
    params: ListTripsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/device/trip/${encodeURIComponent(String(deviceKey))}?${stringifiedParams}` : `/api/v1/device/trip/${encodeURIComponent(String(deviceKey))}`
}

/**
 * The owner and guests of the vehicle. Lists trips between the two instants, newest first, with sums over the whole range. Changes nothing. Refused with 400 if `to_date` lies before `from_date`, and with 403 `PLAN` if the plan reports no trips.
 * @summary Trips between two instants
 */
export const listTrips = async (deviceKey: string,
    params: ListTripsParams, options?: Parameters<typeof transport>[1]): Promise<listTripsResponseSuccess> => {

  return transport<listTripsResponseSuccess>(getListTripsUrl(deviceKey,params),
  {
    ...options,
    method: 'GET'


  }
, {"errorResponses":[{"status":400,"contentType":"application/json"},{"status":401,"contentType":"application/json"},{"status":403,"contentType":"application/json"},{"status":404,"contentType":"application/json"}]});}





export const getListTripsQueryKey = (deviceKey: string,
    params?: ListTripsParams,) => {
    return [
    "listTrips", ...(params ? [params] : []), ...(deviceKey ? [deviceKey] : [])
    ] as const;
    }


export const getListTripsQueryOptions = <TData = Awaited<ReturnType<typeof listTrips>>, TError = ErrorType<listTripsResponseError>>(deviceKey: string,
    params: ListTripsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTrips>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListTripsQueryKey(deviceKey,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTrips>>> = ({ signal }) => listTrips(deviceKey,params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: deviceKey !== null && deviceKey !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listTrips>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListTripsQueryResult = NonNullable<Awaited<ReturnType<typeof listTrips>>>
export type ListTripsQueryError = ErrorType<listTripsResponseError>


export function useListTrips<TData = Awaited<ReturnType<typeof listTrips>>, TError = ErrorType<listTripsResponseError>>(
 deviceKey: string,
    params: ListTripsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTrips>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTrips>>,
          TError,
          Awaited<ReturnType<typeof listTrips>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTrips<TData = Awaited<ReturnType<typeof listTrips>>, TError = ErrorType<listTripsResponseError>>(
 deviceKey: string,
    params: ListTripsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTrips>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTrips>>,
          TError,
          Awaited<ReturnType<typeof listTrips>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTrips<TData = Awaited<ReturnType<typeof listTrips>>, TError = ErrorType<listTripsResponseError>>(
 deviceKey: string,
    params: ListTripsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTrips>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Trips between two instants
 */

export function useListTrips<TData = Awaited<ReturnType<typeof listTrips>>, TError = ErrorType<listTripsResponseError>>(
 deviceKey: string,
    params: ListTripsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTrips>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListTripsQueryOptions(deviceKey,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export type getFeaturesResponse200 = {
  data: Features
  status: 200
}

export type getFeaturesResponse400 = {
  data: BadRequestResponse
  status: 400
}

export type getFeaturesResponse401 = {
  data: UnauthorizedResponse
  status: 401
}

export type getFeaturesResponse403 = {
  data: ForbiddenResponse
  status: 403
}

export type getFeaturesResponse404 = {
  data: NotFoundResponse
  status: 404
}

export type getFeaturesResponse424 = {
  data: DeviceUnreachableResponse
  status: 424
}

export type getFeaturesResponseSuccess = (getFeaturesResponse200) & {
  headers: Headers;
};
export type getFeaturesResponseError = (getFeaturesResponse400 | getFeaturesResponse401 | getFeaturesResponse403 | getFeaturesResponse404 | getFeaturesResponse424) & {
  headers: Headers;
};

export const getGetFeaturesUrl = (deviceKey: string,
    params?: GetFeaturesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/device/${encodeURIComponent(String(deviceKey))}/features?${stringifiedParams}` : `/api/v1/device/${encodeURIComponent(String(deviceKey))}/features`
}

/**
 * The owner and guests of the vehicle. Reads the switches from the device, which answers 424 if it does not respond; `query_device=false` returns the values last known instead. Changes nothing.
 * @summary Switches of a device
 */
export const getFeatures = async (deviceKey: string,
    params?: GetFeaturesParams, options?: Parameters<typeof transport>[1]): Promise<getFeaturesResponseSuccess> => {

  return transport<getFeaturesResponseSuccess>(getGetFeaturesUrl(deviceKey,params),
  {
    ...options,
    method: 'GET'


  }
, {"errorResponses":[{"status":400,"contentType":"application/json"},{"status":401,"contentType":"application/json"},{"status":403,"contentType":"application/json"},{"status":404,"contentType":"application/json"},{"status":424,"contentType":"application/json"}]});}





export const getGetFeaturesQueryKey = (deviceKey: string,
    params?: GetFeaturesParams,) => {
    return [
    "getFeatures", ...(deviceKey ? [deviceKey] : []), ...(params ? [params] : [])
    ] as const;
    }


export const getGetFeaturesQueryOptions = <TData = Awaited<ReturnType<typeof getFeatures>>, TError = ErrorType<getFeaturesResponseError>>(deviceKey: string,
    params?: GetFeaturesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFeatures>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetFeaturesQueryKey(deviceKey,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getFeatures>>> = ({ signal }) => getFeatures(deviceKey,params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: deviceKey !== null && deviceKey !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getFeatures>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetFeaturesQueryResult = NonNullable<Awaited<ReturnType<typeof getFeatures>>>
export type GetFeaturesQueryError = ErrorType<getFeaturesResponseError>


export function useGetFeatures<TData = Awaited<ReturnType<typeof getFeatures>>, TError = ErrorType<getFeaturesResponseError>>(
 deviceKey: string,
    params: undefined |  GetFeaturesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFeatures>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getFeatures>>,
          TError,
          Awaited<ReturnType<typeof getFeatures>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetFeatures<TData = Awaited<ReturnType<typeof getFeatures>>, TError = ErrorType<getFeaturesResponseError>>(
 deviceKey: string,
    params?: GetFeaturesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFeatures>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getFeatures>>,
          TError,
          Awaited<ReturnType<typeof getFeatures>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetFeatures<TData = Awaited<ReturnType<typeof getFeatures>>, TError = ErrorType<getFeaturesResponseError>>(
 deviceKey: string,
    params?: GetFeaturesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFeatures>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Switches of a device
 */

export function useGetFeatures<TData = Awaited<ReturnType<typeof getFeatures>>, TError = ErrorType<getFeaturesResponseError>>(
 deviceKey: string,
    params?: GetFeaturesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFeatures>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetFeaturesQueryOptions(deviceKey,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export type updateFeaturesResponse200 = {
  data: Features
  status: 200
}

export type updateFeaturesResponse400 = {
  data: BadRequestResponse
  status: 400
}

export type updateFeaturesResponse401 = {
  data: UnauthorizedResponse
  status: 401
}

export type updateFeaturesResponse403 = {
  data: ForbiddenResponse
  status: 403
}

export type updateFeaturesResponse404 = {
  data: NotFoundResponse
  status: 404
}

export type updateFeaturesResponse424 = {
  data: DeviceUnreachableResponse
  status: 424
}

export type updateFeaturesResponseSuccess = (updateFeaturesResponse200) & {
  headers: Headers;
};
export type updateFeaturesResponseError = (updateFeaturesResponse400 | updateFeaturesResponse401 | updateFeaturesResponse403 | updateFeaturesResponse404 | updateFeaturesResponse424) & {
  headers: Headers;
};

export const getUpdateFeaturesUrl = (deviceKey: string,) => {




  return `/api/v1/device/${encodeURIComponent(String(deviceKey))}/features`
}

/**
 * The owner, and guests with Full Access. Writes the given switches to the device, all or none; each appears in the activity feed. Refused with 400 for a switch that the device does not have, with 403 and a code for a device that is paused, expired, in deep sleep or needs an installer, and during an outage or maintenance; with 424 if the device does not respond.
 * @summary Change switches of a device
 */
export const updateFeatures = async (deviceKey: string,
    featuresUpdate: FeaturesUpdate, options?: Parameters<typeof transport>[1]): Promise<updateFeaturesResponseSuccess> => {

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
return transport<updateFeaturesResponseSuccess>(getUpdateFeaturesUrl(deviceKey),
  {
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(featuresUpdate)
  }
, {"errorResponses":[{"status":400,"contentType":"application/json"},{"status":401,"contentType":"application/json"},{"status":403,"contentType":"application/json"},{"status":404,"contentType":"application/json"},{"status":424,"contentType":"application/json"}]});}





export const getUpdateFeaturesMutationKey = () => ['updateFeatures'] as const;

export const getUpdateFeaturesMutationOptions = <TError = ErrorType<updateFeaturesResponseError>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateFeatures>>, TError,UpdateFeaturesMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof updateFeatures>>, TError,UpdateFeaturesMutationVariables, TContext> => {

const mutationKey = getUpdateFeaturesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateFeatures>>, UpdateFeaturesMutationVariables> = (props) => {
          const {deviceKey,data} = props ?? {};

          return  updateFeatures(deviceKey,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateFeaturesMutationResult = NonNullable<Awaited<ReturnType<typeof updateFeatures>>>
    export type UpdateFeaturesMutationBody = BodyType<FeaturesUpdate>
    export type UpdateFeaturesMutationError = ErrorType<updateFeaturesResponseError>
    export type UpdateFeaturesMutationVariables = {deviceKey: string;data: BodyType<FeaturesUpdate>}

    /**
 * @summary Change switches of a device
 */
export const useUpdateFeatures = <TError = ErrorType<updateFeaturesResponseError>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateFeatures>>, TError,UpdateFeaturesMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateFeatures>>,
        TError,
        UpdateFeaturesMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateFeaturesMutationOptions(options), queryClient);
    }
    export type getOptionTablesResponse200 = {
  data: OptionTables
  status: 200
}

export type getOptionTablesResponse400 = {
  data: BadRequestResponse
  status: 400
}

export type getOptionTablesResponse401 = {
  data: UnauthorizedResponse
  status: 401
}

export type getOptionTablesResponse403 = {
  data: ForbiddenResponse
  status: 403
}

export type getOptionTablesResponse404 = {
  data: NotFoundResponse
  status: 404
}

export type getOptionTablesResponse424 = {
  data: DeviceUnreachableResponse
  status: 424
}

export type getOptionTablesResponseSuccess = (getOptionTablesResponse200) & {
  headers: Headers;
};
export type getOptionTablesResponseError = (getOptionTablesResponse400 | getOptionTablesResponse401 | getOptionTablesResponse403 | getOptionTablesResponse404 | getOptionTablesResponse424) & {
  headers: Headers;
};

export const getGetOptionTablesUrl = (deviceKey: string,
    params?: GetOptionTablesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/device/${encodeURIComponent(String(deviceKey))}/option-tables?${stringifiedParams}` : `/api/v1/device/${encodeURIComponent(String(deviceKey))}/option-tables`
}

/**
 * The owner, and guests with Full Access. Reads the numbered options of the device, of the key locker with `keylocker=true`. Changes nothing. Lower access is 403; 424 if the device does not respond.
 * @summary Option tables of a device
 */
export const getOptionTables = async (deviceKey: string,
    params?: GetOptionTablesParams, options?: Parameters<typeof transport>[1]): Promise<getOptionTablesResponseSuccess> => {

  return transport<getOptionTablesResponseSuccess>(getGetOptionTablesUrl(deviceKey,params),
  {
    ...options,
    method: 'GET'


  }
, {"errorResponses":[{"status":400,"contentType":"application/json"},{"status":401,"contentType":"application/json"},{"status":403,"contentType":"application/json"},{"status":404,"contentType":"application/json"},{"status":424,"contentType":"application/json"}]});}





export const getGetOptionTablesQueryKey = (deviceKey: string,
    params?: GetOptionTablesParams,) => {
    return [
    "getOptionTables", ...(deviceKey ? [deviceKey] : []), ...(params ? [params] : [])
    ] as const;
    }


export const getGetOptionTablesQueryOptions = <TData = Awaited<ReturnType<typeof getOptionTables>>, TError = ErrorType<getOptionTablesResponseError>>(deviceKey: string,
    params?: GetOptionTablesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOptionTables>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetOptionTablesQueryKey(deviceKey,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getOptionTables>>> = ({ signal }) => getOptionTables(deviceKey,params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: deviceKey !== null && deviceKey !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getOptionTables>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetOptionTablesQueryResult = NonNullable<Awaited<ReturnType<typeof getOptionTables>>>
export type GetOptionTablesQueryError = ErrorType<getOptionTablesResponseError>


export function useGetOptionTables<TData = Awaited<ReturnType<typeof getOptionTables>>, TError = ErrorType<getOptionTablesResponseError>>(
 deviceKey: string,
    params: undefined |  GetOptionTablesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOptionTables>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOptionTables>>,
          TError,
          Awaited<ReturnType<typeof getOptionTables>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOptionTables<TData = Awaited<ReturnType<typeof getOptionTables>>, TError = ErrorType<getOptionTablesResponseError>>(
 deviceKey: string,
    params?: GetOptionTablesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOptionTables>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOptionTables>>,
          TError,
          Awaited<ReturnType<typeof getOptionTables>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOptionTables<TData = Awaited<ReturnType<typeof getOptionTables>>, TError = ErrorType<getOptionTablesResponseError>>(
 deviceKey: string,
    params?: GetOptionTablesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOptionTables>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Option tables of a device
 */

export function useGetOptionTables<TData = Awaited<ReturnType<typeof getOptionTables>>, TError = ErrorType<getOptionTablesResponseError>>(
 deviceKey: string,
    params?: GetOptionTablesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOptionTables>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetOptionTablesQueryOptions(deviceKey,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export type updateOptionTablesResponse200 = {
  data: OptionTables
  status: 200
}

export type updateOptionTablesResponse400 = {
  data: BadRequestResponse
  status: 400
}

export type updateOptionTablesResponse401 = {
  data: UnauthorizedResponse
  status: 401
}

export type updateOptionTablesResponse403 = {
  data: ForbiddenResponse
  status: 403
}

export type updateOptionTablesResponse404 = {
  data: NotFoundResponse
  status: 404
}

export type updateOptionTablesResponse424 = {
  data: DeviceUnreachableResponse
  status: 424
}

export type updateOptionTablesResponseSuccess = (updateOptionTablesResponse200) & {
  headers: Headers;
};
export type updateOptionTablesResponseError = (updateOptionTablesResponse400 | updateOptionTablesResponse401 | updateOptionTablesResponse403 | updateOptionTablesResponse404 | updateOptionTablesResponse424) & {
  headers: Headers;
};

export const getUpdateOptionTablesUrl = (deviceKey: string,) => {




  return `/api/v1/device/${encodeURIComponent(String(deviceKey))}/option-tables`
}

/**
 * The owner, and guests with Full Access. Writes the given options to the device, all or none. Options that an authorized installer must activate are refused with 403 `INSTALLER_REQUIRED`; 424 if the device does not respond, and nothing is changed then.
 * @summary Change options of a device
 */
export const updateOptionTables = async (deviceKey: string,
    optionTablesUpdate: OptionTablesUpdate, options?: Parameters<typeof transport>[1]): Promise<updateOptionTablesResponseSuccess> => {

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
return transport<updateOptionTablesResponseSuccess>(getUpdateOptionTablesUrl(deviceKey),
  {
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(optionTablesUpdate)
  }
, {"errorResponses":[{"status":400,"contentType":"application/json"},{"status":401,"contentType":"application/json"},{"status":403,"contentType":"application/json"},{"status":404,"contentType":"application/json"},{"status":424,"contentType":"application/json"}]});}





export const getUpdateOptionTablesMutationKey = () => ['updateOptionTables'] as const;

export const getUpdateOptionTablesMutationOptions = <TError = ErrorType<updateOptionTablesResponseError>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateOptionTables>>, TError,UpdateOptionTablesMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof updateOptionTables>>, TError,UpdateOptionTablesMutationVariables, TContext> => {

const mutationKey = getUpdateOptionTablesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateOptionTables>>, UpdateOptionTablesMutationVariables> = (props) => {
          const {deviceKey,data} = props ?? {};

          return  updateOptionTables(deviceKey,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateOptionTablesMutationResult = NonNullable<Awaited<ReturnType<typeof updateOptionTables>>>
    export type UpdateOptionTablesMutationBody = BodyType<OptionTablesUpdate>
    export type UpdateOptionTablesMutationError = ErrorType<updateOptionTablesResponseError>
    export type UpdateOptionTablesMutationVariables = {deviceKey: string;data: BodyType<OptionTablesUpdate>}

    /**
 * @summary Change options of a device
 */
export const useUpdateOptionTables = <TError = ErrorType<updateOptionTablesResponseError>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateOptionTables>>, TError,UpdateOptionTablesMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateOptionTables>>,
        TError,
        UpdateOptionTablesMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateOptionTablesMutationOptions(options), queryClient);
    }
    export type updateCameraSettingsResponse200 = {
  data: CameraSettings
  status: 200
}

export type updateCameraSettingsResponse400 = {
  data: BadRequestResponse
  status: 400
}

export type updateCameraSettingsResponse401 = {
  data: UnauthorizedResponse
  status: 401
}

export type updateCameraSettingsResponse403 = {
  data: ForbiddenResponse
  status: 403
}

export type updateCameraSettingsResponse404 = {
  data: NotFoundResponse
  status: 404
}

export type updateCameraSettingsResponse424 = {
  data: DeviceUnreachableResponse
  status: 424
}

export type updateCameraSettingsResponseSuccess = (updateCameraSettingsResponse200) & {
  headers: Headers;
};
export type updateCameraSettingsResponseError = (updateCameraSettingsResponse400 | updateCameraSettingsResponse401 | updateCameraSettingsResponse403 | updateCameraSettingsResponse404 | updateCameraSettingsResponse424) & {
  headers: Headers;
};

export const getUpdateCameraSettingsUrl = (deviceKey: string,) => {




  return `/api/v1/device/${encodeURIComponent(String(deviceKey))}/camera-settings`
}

/**
 * The owner, and guests with Full Access. Changes cellular data, microphone and Wi-Fi network of a dash cam. Refused with 403 `NOT_SUPPORTED` for a device without a camera, and with its code for one that is paused, expired or in deep sleep; with 424 if the camera does not respond.
 * @summary Change a dash cam's settings
 */
export const updateCameraSettings = async (deviceKey: string,
    cameraSettingsUpdate: CameraSettingsUpdate, options?: Parameters<typeof transport>[1]): Promise<updateCameraSettingsResponseSuccess> => {

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
return transport<updateCameraSettingsResponseSuccess>(getUpdateCameraSettingsUrl(deviceKey),
  {
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(cameraSettingsUpdate)
  }
, {"errorResponses":[{"status":400,"contentType":"application/json"},{"status":401,"contentType":"application/json"},{"status":403,"contentType":"application/json"},{"status":404,"contentType":"application/json"},{"status":424,"contentType":"application/json"}]});}





export const getUpdateCameraSettingsMutationKey = () => ['updateCameraSettings'] as const;

export const getUpdateCameraSettingsMutationOptions = <TError = ErrorType<updateCameraSettingsResponseError>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateCameraSettings>>, TError,UpdateCameraSettingsMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof updateCameraSettings>>, TError,UpdateCameraSettingsMutationVariables, TContext> => {

const mutationKey = getUpdateCameraSettingsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateCameraSettings>>, UpdateCameraSettingsMutationVariables> = (props) => {
          const {deviceKey,data} = props ?? {};

          return  updateCameraSettings(deviceKey,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateCameraSettingsMutationResult = NonNullable<Awaited<ReturnType<typeof updateCameraSettings>>>
    export type UpdateCameraSettingsMutationBody = BodyType<CameraSettingsUpdate>
    export type UpdateCameraSettingsMutationError = ErrorType<updateCameraSettingsResponseError>
    export type UpdateCameraSettingsMutationVariables = {deviceKey: string;data: BodyType<CameraSettingsUpdate>}

    /**
 * @summary Change a dash cam's settings
 */
export const useUpdateCameraSettings = <TError = ErrorType<updateCameraSettingsResponseError>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateCameraSettings>>, TError,UpdateCameraSettingsMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateCameraSettings>>,
        TError,
        UpdateCameraSettingsMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateCameraSettingsMutationOptions(options), queryClient);
    }
    export type setPinResponse200 = {
  data: PinState
  status: 200
}

export type setPinResponse400 = {
  data: BadRequestResponse
  status: 400
}

export type setPinResponse401 = {
  data: UnauthorizedResponse
  status: 401
}

export type setPinResponse403 = {
  data: ForbiddenResponse
  status: 403
}

export type setPinResponse404 = {
  data: NotFoundResponse
  status: 404
}

export type setPinResponse424 = {
  data: DeviceUnreachableResponse
  status: 424
}

export type setPinResponseSuccess = (setPinResponse200) & {
  headers: Headers;
};
export type setPinResponseError = (setPinResponse400 | setPinResponse401 | setPinResponse403 | setPinResponse404 | setPinResponse424) & {
  headers: Headers;
};

export const getSetPinUrl = (deviceKey: string,) => {




  return `/api/v1/device/${encodeURIComponent(String(deviceKey))}/pin`
}

/**
 * Only the owner of the vehicle. Sets the master PIN of the key locker or, with `is_secondary_pin`, the guest PIN with its end. The PINs are never returned. Refused with 400 unless a PIN has six digits; a guest gets 403 `OWNER_ONLY`; 424 if the device does not respond.
 * @summary Set the master or the guest PIN of a key locker
 */
export const setPin = async (deviceKey: string,
    pinRequest: PinRequest, options?: Parameters<typeof transport>[1]): Promise<setPinResponseSuccess> => {

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
return transport<setPinResponseSuccess>(getSetPinUrl(deviceKey),
  {
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(pinRequest)
  }
, {"errorResponses":[{"status":400,"contentType":"application/json"},{"status":401,"contentType":"application/json"},{"status":403,"contentType":"application/json"},{"status":404,"contentType":"application/json"},{"status":424,"contentType":"application/json"}]});}





export const getSetPinMutationKey = () => ['setPin'] as const;

export const getSetPinMutationOptions = <TError = ErrorType<setPinResponseError>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setPin>>, TError,SetPinMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof setPin>>, TError,SetPinMutationVariables, TContext> => {

const mutationKey = getSetPinMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setPin>>, SetPinMutationVariables> = (props) => {
          const {deviceKey,data} = props ?? {};

          return  setPin(deviceKey,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SetPinMutationResult = NonNullable<Awaited<ReturnType<typeof setPin>>>
    export type SetPinMutationBody = BodyType<PinRequest>
    export type SetPinMutationError = ErrorType<setPinResponseError>
    export type SetPinMutationVariables = {deviceKey: string;data: BodyType<PinRequest>}

    /**
 * @summary Set the master or the guest PIN of a key locker
 */
export const useSetPin = <TError = ErrorType<setPinResponseError>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setPin>>, TError,SetPinMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setPin>>,
        TError,
        SetPinMutationVariables,
        TContext
      > => {
      return useMutation(getSetPinMutationOptions(options), queryClient);
    }
    export type deletePinResponse204 = {
  data: void
  status: 204
}

export type deletePinResponse400 = {
  data: BadRequestResponse
  status: 400
}

export type deletePinResponse401 = {
  data: UnauthorizedResponse
  status: 401
}

export type deletePinResponse403 = {
  data: ForbiddenResponse
  status: 403
}

export type deletePinResponse404 = {
  data: NotFoundResponse
  status: 404
}

export type deletePinResponse424 = {
  data: DeviceUnreachableResponse
  status: 424
}

export type deletePinResponseSuccess = (deletePinResponse204) & {
  headers: Headers;
};
export type deletePinResponseError = (deletePinResponse400 | deletePinResponse401 | deletePinResponse403 | deletePinResponse404 | deletePinResponse424) & {
  headers: Headers;
};

export const getDeletePinUrl = (deviceKey: string,
    params: DeletePinParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/device/${encodeURIComponent(String(deviceKey))}/pin?${stringifiedParams}` : `/api/v1/device/${encodeURIComponent(String(deviceKey))}/pin`
}

/**
 * Only the owner of the vehicle, who proves it with the master PIN. Removes the guest PIN. A wrong master PIN is refused with 400; a guest gets 403 `OWNER_ONLY`; 424 if the device does not respond. The PIN is a secret in a query, as documented: servers must not log it.
 * @summary Remove the guest PIN, proved by the master PIN
 */
export const deletePin = async (deviceKey: string,
    params: DeletePinParams, options?: Parameters<typeof transport>[1]): Promise<deletePinResponseSuccess> => {

  return transport<deletePinResponseSuccess>(getDeletePinUrl(deviceKey,params),
  {
    ...options,
    method: 'DELETE'


  }
, {"errorResponses":[{"status":400,"contentType":"application/json"},{"status":401,"contentType":"application/json"},{"status":403,"contentType":"application/json"},{"status":404,"contentType":"application/json"},{"status":424,"contentType":"application/json"}]});}





export const getDeletePinMutationKey = () => ['deletePin'] as const;

export const getDeletePinMutationOptions = <TError = ErrorType<deletePinResponseError>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deletePin>>, TError,DeletePinMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof deletePin>>, TError,DeletePinMutationVariables, TContext> => {

const mutationKey = getDeletePinMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deletePin>>, DeletePinMutationVariables> = (props) => {
          const {deviceKey,params} = props ?? {};

          return  deletePin(deviceKey,params,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeletePinMutationResult = NonNullable<Awaited<ReturnType<typeof deletePin>>>

    export type DeletePinMutationError = ErrorType<deletePinResponseError>
    export type DeletePinMutationVariables = {deviceKey: string;params: DeletePinParams}

    /**
 * @summary Remove the guest PIN, proved by the master PIN
 */
export const useDeletePin = <TError = ErrorType<deletePinResponseError>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deletePin>>, TError,DeletePinMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deletePin>>,
        TError,
        DeletePinMutationVariables,
        TContext
      > => {
      return useMutation(getDeletePinMutationOptions(options), queryClient);
    }
