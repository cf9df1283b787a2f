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
  AcceptTransferParams,
  AddOnAutorenewalRequest,
  AutorenewalRequest,
  BadRequestResponse,
  CameraSettings,
  CameraSettingsUpdate,
  DeactivateRequest,
  DeclineTransferParams,
  DeletePinParams,
  Device,
  DevicePage,
  DeviceUnreachableResponse,
  Features,
  FeaturesUpdate,
  ForbiddenResponse,
  GetFeaturesParams,
  GetOptionTablesParams,
  InstallRequest,
  InvalidTokenResponse,
  ListDevicesParams,
  ListTripsParams,
  NotFoundResponse,
  OptionTables,
  OptionTablesUpdate,
  PauseRequest,
  PinRequest,
  PinState,
  ReadyState,
  ServiceModeRequest,
  TooManyRequestsResponse,
  Transfer,
  TransferRequest,
  TripPage,
  UnauthorizedResponse,
  WrongRecipientResponse
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
 * Any signed-in user. Lists the devices of all vehicles they can see, or the one with `device_key`; a device they cannot see is left out. Guests get no billing data. Installers and dealers also get the devices in service mode, the one that ends first at the top, and by its key a device that no account has yet; without plan, payment or profile data. Changes nothing. Documented with a trailing slash for pages and without one for a single key.
 * @summary Devices, optionally by key
 */
export const listDevices = async (params?: ListDevicesParams, options?: Parameters<typeof transport>[1]): Promise<DevicePage> => {

  return transport<DevicePage>(getListDevicesUrl(params),
  {
      operation: 'listDevices', given: [params],
    ...options,
    method: 'GET'


  }
);}





export const getListDevicesQueryKey = (params?: ListDevicesParams,) => {
    return [
    "listDevices", ...(params ? [params] : [])
    ] as const;
    }


export const getListDevicesQueryOptions = <TData = Awaited<ReturnType<typeof listDevices>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>(params?: ListDevicesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDevices>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListDevicesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listDevices>>> = ({ signal }) => listDevices(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listDevices>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListDevicesQueryResult = NonNullable<Awaited<ReturnType<typeof listDevices>>>
export type ListDevicesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse>


export function useListDevices<TData = Awaited<ReturnType<typeof listDevices>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>(
 params: undefined |  ListDevicesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDevices>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDevices>>,
          TError,
          Awaited<ReturnType<typeof listDevices>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDevices<TData = Awaited<ReturnType<typeof listDevices>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>(
 params?: ListDevicesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDevices>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDevices>>,
          TError,
          Awaited<ReturnType<typeof listDevices>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDevices<TData = Awaited<ReturnType<typeof listDevices>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>(
 params?: ListDevicesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDevices>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Devices, optionally by key
 */

export function useListDevices<TData = Awaited<ReturnType<typeof listDevices>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>(
 params?: ListDevicesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDevices>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListDevicesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getSetAutorenewalUrl = () => {




  return `/api/v1/device/autorenew`
}

/**
 * Only the owner of the vehicle. Turns renewal of its plan on or off from the next renewal date; service continues until that date either way. After a declined renewal it decides whether the card is tried again, and moves no date. Refused with 400 for an ended plan, a trial that no plan follows, and a term that another account left unpaid. A guest gets 403 `OWNER_ONLY`, others 404.
 * @summary Turn automatic renewal of a plan on or off
 */
export const setAutorenewal = async (autorenewalRequest: AutorenewalRequest, options?: Parameters<typeof transport>[1]): Promise<Device> => {

  return transport<Device>(getSetAutorenewalUrl(),
  {
      operation: 'setAutorenewal', given: [autorenewalRequest],
    ...options,
    method: 'PATCH'
    ,
    body: JSON.stringify(autorenewalRequest)
  }
);}





export const getSetAutorenewalMutationKey = () => ['setAutorenewal'] as const;

export const getSetAutorenewalMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
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
    export type SetAutorenewalMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>
    export type SetAutorenewalMutationVariables = {data: BodyType<AutorenewalRequest>}

    /**
 * @summary Turn automatic renewal of a plan on or off
 */
export const useSetAutorenewal = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setAutorenewal>>, TError,SetAutorenewalMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setAutorenewal>>,
        TError,
        SetAutorenewalMutationVariables,
        TContext
      > => {
      return useMutation(getSetAutorenewalMutationOptions(options), queryClient);
    }
    export const getSetAddOnAutorenewalUrl = () => {




  return `/api/v1/device/autorenew/plan-add-on`
}

/**
 * Only the owner of the vehicle. Turns renewal of the named add-ons on or off; an add-on stays in force until it expires. A guest gets 403 `OWNER_ONLY`, others 404; an add-on that the device does not have is refused with 400.
 * @summary Turn automatic renewal of add-ons on or off
 */
export const setAddOnAutorenewal = async (addOnAutorenewalRequest: AddOnAutorenewalRequest, options?: Parameters<typeof transport>[1]): Promise<Device> => {

  return transport<Device>(getSetAddOnAutorenewalUrl(),
  {
      operation: 'setAddOnAutorenewal', given: [addOnAutorenewalRequest],
    ...options,
    method: 'PATCH'
    ,
    body: JSON.stringify(addOnAutorenewalRequest)
  }
);}





export const getSetAddOnAutorenewalMutationKey = () => ['setAddOnAutorenewal'] as const;

export const getSetAddOnAutorenewalMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
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
    export type SetAddOnAutorenewalMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>
    export type SetAddOnAutorenewalMutationVariables = {data: BodyType<AddOnAutorenewalRequest>}

    /**
 * @summary Turn automatic renewal of add-ons on or off
 */
export const useSetAddOnAutorenewal = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setAddOnAutorenewal>>, TError,SetAddOnAutorenewalMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setAddOnAutorenewal>>,
        TError,
        SetAddOnAutorenewalMutationVariables,
        TContext
      > => {
      return useMutation(getSetAddOnAutorenewalMutationOptions(options), queryClient);
    }
    export const getDeactivateDeviceUrl = () => {




  return `/api/v1/device/deactivate`
}

/**
 * Only the owner of the vehicle. Takes the device out of service; with `service_mode_override` also while service mode is open. Answers 424 if the device does not respond; nothing is changed then. A guest gets 403 `OWNER_ONLY`, others 404.
 * @summary Take a device out of service
 */
export const deactivateDevice = async (deactivateRequest: DeactivateRequest, options?: Parameters<typeof transport>[1]): Promise<Device> => {

  return transport<Device>(getDeactivateDeviceUrl(),
  {
      operation: 'deactivateDevice', given: [deactivateRequest],
    ...options,
    method: 'PATCH'
    ,
    body: JSON.stringify(deactivateRequest)
  }
);}





export const getDeactivateDeviceMutationKey = () => ['deactivateDevice'] as const;

export const getDeactivateDeviceMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | DeviceUnreachableResponse>,
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
    export type DeactivateDeviceMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | DeviceUnreachableResponse>
    export type DeactivateDeviceMutationVariables = {data: BodyType<DeactivateRequest>}

    /**
 * @summary Take a device out of service
 */
export const useDeactivateDevice = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | DeviceUnreachableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deactivateDevice>>, TError,DeactivateDeviceMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deactivateDevice>>,
        TError,
        DeactivateDeviceMutationVariables,
        TContext
      > => {
      return useMutation(getDeactivateDeviceMutationOptions(options), queryClient);
    }
    export const getInstallDeviceUrl = () => {




  return `/api/v1/device/install`
}

/**
 * The owner of the vehicle, and installers and dealers in its service mode, who can only end it. Activates a device with the given plan and coupon or, with `exit_service_mode`, ends service mode and returns a paused device to installed. A guest gets 403 `OWNER_ONLY`, an installer out of service mode `SERVICE_MODE_REQUIRED`; an unknown device is 404; a plan or coupon that does not apply is refused with 400, and each coupon with 429 after ten different wrong ones.
 * @summary Put a device into service, or end its service mode
 */
export const installDevice = async (installRequest: InstallRequest, options?: Parameters<typeof transport>[1]): Promise<Device> => {

  return transport<Device>(getInstallDeviceUrl(),
  {
      operation: 'installDevice', given: [installRequest],
    ...options,
    method: 'PATCH'
    ,
    body: JSON.stringify(installRequest)
  }
);}





export const getInstallDeviceMutationKey = () => ['installDevice'] as const;

export const getInstallDeviceMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>,
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
    export type InstallDeviceMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>
    export type InstallDeviceMutationVariables = {data: BodyType<InstallRequest>}

    /**
 * @summary Put a device into service, or end its service mode
 */
export const useInstallDevice = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof installDevice>>, TError,InstallDeviceMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof installDevice>>,
        TError,
        InstallDeviceMutationVariables,
        TContext
      > => {
      return useMutation(getInstallDeviceMutationOptions(options), queryClient);
    }
    export const getPauseDeviceUrl = () => {




  return `/api/v1/device/pause`
}

/**
 * Only the owner of the vehicle; a guest gets 403 `OWNER_ONLY`, others 404. The pause begins at the end of the current billing period and lasts the given number of months. Refused with 400 for a device that is not in a valid state for it.
 * @summary Pause a device for a season
 */
export const pauseDevice = async (pauseRequest: PauseRequest, options?: Parameters<typeof transport>[1]): Promise<Device> => {

  return transport<Device>(getPauseDeviceUrl(),
  {
      operation: 'pauseDevice', given: [pauseRequest],
    ...options,
    method: 'PATCH'
    ,
    body: JSON.stringify(pauseRequest)
  }
);}





export const getPauseDeviceMutationKey = () => ['pauseDevice'] as const;

export const getPauseDeviceMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
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
    export type PauseDeviceMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>
    export type PauseDeviceMutationVariables = {data: BodyType<PauseRequest>}

    /**
 * @summary Pause a device for a season
 */
export const usePauseDevice = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof pauseDevice>>, TError,PauseDeviceMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof pauseDevice>>,
        TError,
        PauseDeviceMutationVariables,
        TContext
      > => {
      return useMutation(getPauseDeviceMutationOptions(options), queryClient);
    }
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
 * @summary Accept the transfer of a vehicle
 */
export const acceptTransfer = async (params: AcceptTransferParams, options?: Parameters<typeof transport>[1]): Promise<void> => {

  return transport<void>(getAcceptTransferUrl(params),
  {
      operation: 'acceptTransfer', given: [params],
    ...options,
    method: 'POST'


  }
);}





export const getAcceptTransferMutationKey = () => ['acceptTransfer'] as const;

export const getAcceptTransferMutationOptions = <TError = ErrorType<InvalidTokenResponse | UnauthorizedResponse | WrongRecipientResponse>,
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

    export type AcceptTransferMutationError = ErrorType<InvalidTokenResponse | UnauthorizedResponse | WrongRecipientResponse>
    export type AcceptTransferMutationVariables = {params: AcceptTransferParams}

    /**
 * @summary Accept the transfer of a vehicle
 */
export const useAcceptTransfer = <TError = ErrorType<InvalidTokenResponse | UnauthorizedResponse | WrongRecipientResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof acceptTransfer>>, TError,AcceptTransferMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof acceptTransfer>>,
        TError,
        AcceptTransferMutationVariables,
        TContext
      > => {
      return useMutation(getAcceptTransferMutationOptions(options), queryClient);
    }
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
 * @summary Decline the transfer of a vehicle
 */
export const declineTransfer = async (params: DeclineTransferParams, options?: Parameters<typeof transport>[1]): Promise<void> => {

  return transport<void>(getDeclineTransferUrl(params),
  {
      operation: 'declineTransfer', given: [params],
    ...options,
    method: 'DELETE'


  }
);}





export const getDeclineTransferMutationKey = () => ['declineTransfer'] as const;

export const getDeclineTransferMutationOptions = <TError = ErrorType<InvalidTokenResponse | UnauthorizedResponse | WrongRecipientResponse>,
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

    export type DeclineTransferMutationError = ErrorType<InvalidTokenResponse | UnauthorizedResponse | WrongRecipientResponse>
    export type DeclineTransferMutationVariables = {params: DeclineTransferParams}

    /**
 * @summary Decline the transfer of a vehicle
 */
export const useDeclineTransfer = <TError = ErrorType<InvalidTokenResponse | UnauthorizedResponse | WrongRecipientResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof declineTransfer>>, TError,DeclineTransferMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof declineTransfer>>,
        TError,
        DeclineTransferMutationVariables,
        TContext
      > => {
      return useMutation(getDeclineTransferMutationOptions(options), queryClient);
    }
    export const getStartTransferUrl = (deviceKey: string,) => {




  return `/api/v1/device/transfer/${encodeURIComponent(String(deviceKey))}`
}

/**
 * Only the owner of the vehicle, for the account it belongs to. Emails the new owner a link that is valid for 14 days; until it is answered, the vehicle cannot be changed or shared. Refused with 400 for the owner's own address or another account, and with 403 `PENDING_TRANSFER` while an offer is pending. A guest gets 403 `OWNER_ONLY`, others 404.
 * @summary Offer a vehicle to another account
 */
export const startTransfer = async (deviceKey: string,
    transferRequest: TransferRequest, options?: Parameters<typeof transport>[1]): Promise<Transfer> => {

  return transport<Transfer>(getStartTransferUrl(deviceKey),
  {
      operation: 'startTransfer', given: [deviceKey, transferRequest],
    ...options,
    method: 'POST'
    ,
    body: JSON.stringify(transferRequest)
  }
);}





export const getStartTransferMutationKey = () => ['startTransfer'] as const;

export const getStartTransferMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
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
    export type StartTransferMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>
    export type StartTransferMutationVariables = {deviceKey: string;data: BodyType<TransferRequest>}

    /**
 * @summary Offer a vehicle to another account
 */
export const useStartTransfer = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof startTransfer>>, TError,StartTransferMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof startTransfer>>,
        TError,
        StartTransferMutationVariables,
        TContext
      > => {
      return useMutation(getStartTransferMutationOptions(options), queryClient);
    }
    export const getCancelTransferUrl = (deviceKey: string,) => {




  return `/api/v1/device/transfer/${encodeURIComponent(String(deviceKey))}`
}

/**
 * Only the owner of the vehicle. Withdraws the pending offer and informs its recipient; the vehicle can be changed again. Answers 404 `NO_PENDING_TRANSFER` if no offer is pending. A guest gets 403 `OWNER_ONLY`.
 * @summary Cancel an offer
 */
export const cancelTransfer = async (deviceKey: string, options?: Parameters<typeof transport>[1]): Promise<void> => {

  return transport<void>(getCancelTransferUrl(deviceKey),
  {
      operation: 'cancelTransfer', given: [deviceKey],
    ...options,
    method: 'DELETE'


  }
);}





export const getCancelTransferMutationKey = () => ['cancelTransfer'] as const;

export const getCancelTransferMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
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

    export type CancelTransferMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>
    export type CancelTransferMutationVariables = {deviceKey: string}

    /**
 * @summary Cancel an offer
 */
export const useCancelTransfer = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelTransfer>>, TError,CancelTransferMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cancelTransfer>>,
        TError,
        CancelTransferMutationVariables,
        TContext
      > => {
      return useMutation(getCancelTransferMutationOptions(options), queryClient);
    }
    export const getSetServiceModeUrl = (deviceKey: string,) => {




  return `/api/v1/device/service/${encodeURIComponent(String(deviceKey))}`
}

/**
 * The owner of the vehicle opens temporary access for installers and dealers until the given end, at most seven days ahead, or extends it; the owner, and an installer or dealer in service mode, end it at once. Each change and the end appear in the activity feed, and the owner is informed by email. The answer to an installer has no billing or profile data. Refused with 400 without an end, or with one that is past or too far ahead, and with 424 if the device does not respond when it is opened. A guest, and an installer who would open it, gets 403 `OWNER_ONLY`; an installer out of service mode `SERVICE_MODE_REQUIRED`.
 * @summary Open or end an installer's temporary access
 */
export const setServiceMode = async (deviceKey: string,
    serviceModeRequest: ServiceModeRequest, options?: Parameters<typeof transport>[1]): Promise<Device> => {

  return transport<Device>(getSetServiceModeUrl(deviceKey),
  {
      operation: 'setServiceMode', given: [deviceKey, serviceModeRequest],
    ...options,
    method: 'PATCH'
    ,
    body: JSON.stringify(serviceModeRequest)
  }
);}





export const getSetServiceModeMutationKey = () => ['setServiceMode'] as const;

export const getSetServiceModeMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | DeviceUnreachableResponse>,
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
    export type SetServiceModeMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | DeviceUnreachableResponse>
    export type SetServiceModeMutationVariables = {deviceKey: string;data: BodyType<ServiceModeRequest>}

    /**
 * @summary Open or end an installer's temporary access
 */
export const useSetServiceMode = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | DeviceUnreachableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setServiceMode>>, TError,SetServiceModeMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setServiceMode>>,
        TError,
        SetServiceModeMutationVariables,
        TContext
      > => {
      return useMutation(getSetServiceModeMutationOptions(options), queryClient);
    }
    export const getGetReadyStateUrl = (deviceKey: string,) => {




  return `/api/v1/device/ready-state/${encodeURIComponent(String(deviceKey))}`
}

/**
 * No sign-in. Reports whether a serial number can be added to an account and, if not, why: in use, deactivated, not in a valid state, or without a pricing plan. Changes nothing and names neither owner nor vehicle. An unknown number is 404; 429 after too many requests.
 * @summary Whether a serial number can be activated
 */
export const getReadyState = async (deviceKey: string, options?: Parameters<typeof transport>[1]): Promise<ReadyState> => {

  return transport<ReadyState>(getGetReadyStateUrl(deviceKey),
  {
      operation: 'getReadyState', given: [deviceKey],
    ...options,
    method: 'GET'


  }
);}





export const getGetReadyStateQueryKey = (deviceKey: string,) => {
    return [
    "getReadyState", ...(deviceKey ? [deviceKey] : [])
    ] as const;
    }


export const getGetReadyStateQueryOptions = <TData = Awaited<ReturnType<typeof getReadyState>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse>>(deviceKey: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReadyState>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetReadyStateQueryKey(deviceKey);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getReadyState>>> = ({ signal }) => getReadyState(deviceKey, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: deviceKey !== null && deviceKey !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getReadyState>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetReadyStateQueryResult = NonNullable<Awaited<ReturnType<typeof getReadyState>>>
export type GetReadyStateQueryError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse>


export function useGetReadyState<TData = Awaited<ReturnType<typeof getReadyState>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse>>(
 deviceKey: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReadyState>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getReadyState>>,
          TError,
          Awaited<ReturnType<typeof getReadyState>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetReadyState<TData = Awaited<ReturnType<typeof getReadyState>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse>>(
 deviceKey: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReadyState>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getReadyState>>,
          TError,
          Awaited<ReturnType<typeof getReadyState>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetReadyState<TData = Awaited<ReturnType<typeof getReadyState>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse>>(
 deviceKey: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReadyState>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Whether a serial number can be activated
 */

export function useGetReadyState<TData = Awaited<ReturnType<typeof getReadyState>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse>>(
 deviceKey: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReadyState>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetReadyStateQueryOptions(deviceKey,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCancelPendingPlanUrl = (deviceKey: string,) => {




  return `/api/v1/device/cancel-pending-plan/${encodeURIComponent(String(deviceKey))}/`
}

/**
 * Only the owner of the vehicle. Withdraws a plan change that is due at the end of the term, so that the current plan renews. A guest gets 403 `OWNER_ONLY`, others 404; 400 if no change is pending.
 * @summary Cancel a pending plan change
 */
export const cancelPendingPlan = async (deviceKey: string, options?: Parameters<typeof transport>[1]): Promise<Device> => {

  return transport<Device>(getCancelPendingPlanUrl(deviceKey),
  {
      operation: 'cancelPendingPlan', given: [deviceKey],
    ...options,
    method: 'PATCH'


  }
);}





export const getCancelPendingPlanMutationKey = () => ['cancelPendingPlan'] as const;

export const getCancelPendingPlanMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
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

    export type CancelPendingPlanMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>
    export type CancelPendingPlanMutationVariables = {deviceKey: string}

    /**
 * @summary Cancel a pending plan change
 */
export const useCancelPendingPlan = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelPendingPlan>>, TError,CancelPendingPlanMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cancelPendingPlan>>,
        TError,
        CancelPendingPlanMutationVariables,
        TContext
      > => {
      return useMutation(getCancelPendingPlanMutationOptions(options), queryClient);
    }
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
    params: ListTripsParams, options?: Parameters<typeof transport>[1]): Promise<TripPage> => {

  return transport<TripPage>(getListTripsUrl(deviceKey,params),
  {
      operation: 'listTrips', given: [deviceKey, params],
    ...options,
    method: 'GET'


  }
);}





export const getListTripsQueryKey = (deviceKey: string,
    params?: ListTripsParams,) => {
    return [
    "listTrips", ...(params ? [params] : []), ...(deviceKey ? [deviceKey] : [])
    ] as const;
    }


export const getListTripsQueryOptions = <TData = Awaited<ReturnType<typeof listTrips>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(deviceKey: string,
    params: ListTripsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTrips>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListTripsQueryKey(deviceKey,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTrips>>> = ({ signal }) => listTrips(deviceKey,params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: deviceKey !== null && deviceKey !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listTrips>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListTripsQueryResult = NonNullable<Awaited<ReturnType<typeof listTrips>>>
export type ListTripsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>


export function useListTrips<TData = Awaited<ReturnType<typeof listTrips>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
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
export function useListTrips<TData = Awaited<ReturnType<typeof listTrips>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
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
export function useListTrips<TData = Awaited<ReturnType<typeof listTrips>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 deviceKey: string,
    params: ListTripsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTrips>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Trips between two instants
 */

export function useListTrips<TData = Awaited<ReturnType<typeof listTrips>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>>(
 deviceKey: string,
    params: ListTripsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTrips>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListTripsQueryOptions(deviceKey,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






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
 * The owner and guests of the vehicle, and installers and dealers in service mode. Reads the switches from the device, which answers 424 if it does not respond; `query_device=false` returns the values last known instead. Changes nothing.
 * @summary Switches of a device
 */
export const getFeatures = async (deviceKey: string,
    params?: GetFeaturesParams, options?: Parameters<typeof transport>[1]): Promise<Features> => {

  return transport<Features>(getGetFeaturesUrl(deviceKey,params),
  {
      operation: 'getFeatures', given: [deviceKey, params],
    ...options,
    method: 'GET'


  }
);}





export const getGetFeaturesQueryKey = (deviceKey: string,
    params?: GetFeaturesParams,) => {
    return [
    "getFeatures", ...(deviceKey ? [deviceKey] : []), ...(params ? [params] : [])
    ] as const;
    }


export const getGetFeaturesQueryOptions = <TData = Awaited<ReturnType<typeof getFeatures>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | DeviceUnreachableResponse>>(deviceKey: string,
    params?: GetFeaturesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFeatures>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetFeaturesQueryKey(deviceKey,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getFeatures>>> = ({ signal }) => getFeatures(deviceKey,params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: deviceKey !== null && deviceKey !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getFeatures>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetFeaturesQueryResult = NonNullable<Awaited<ReturnType<typeof getFeatures>>>
export type GetFeaturesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | DeviceUnreachableResponse>


export function useGetFeatures<TData = Awaited<ReturnType<typeof getFeatures>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | DeviceUnreachableResponse>>(
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
export function useGetFeatures<TData = Awaited<ReturnType<typeof getFeatures>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | DeviceUnreachableResponse>>(
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
export function useGetFeatures<TData = Awaited<ReturnType<typeof getFeatures>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | DeviceUnreachableResponse>>(
 deviceKey: string,
    params?: GetFeaturesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFeatures>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Switches of a device
 */

export function useGetFeatures<TData = Awaited<ReturnType<typeof getFeatures>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | DeviceUnreachableResponse>>(
 deviceKey: string,
    params?: GetFeaturesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFeatures>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetFeaturesQueryOptions(deviceKey,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getUpdateFeaturesUrl = (deviceKey: string,) => {




  return `/api/v1/device/${encodeURIComponent(String(deviceKey))}/features`
}

/**
 * The owner, guests with Full Access, and installers and dealers in service mode. Writes the given switches to the device, all or none; each appears in the activity feed. Refused with 400 for a switch that the device does not have, with 403 and a code for a device that is paused, expired, in deep sleep or needs an installer, and during an outage or maintenance; with 424 if the device does not respond.
 * @summary Change switches of a device
 */
export const updateFeatures = async (deviceKey: string,
    featuresUpdate: FeaturesUpdate, options?: Parameters<typeof transport>[1]): Promise<Features> => {

  return transport<Features>(getUpdateFeaturesUrl(deviceKey),
  {
      operation: 'updateFeatures', given: [deviceKey, featuresUpdate],
    ...options,
    method: 'PATCH'
    ,
    body: JSON.stringify(featuresUpdate)
  }
);}





export const getUpdateFeaturesMutationKey = () => ['updateFeatures'] as const;

export const getUpdateFeaturesMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | DeviceUnreachableResponse>,
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
    export type UpdateFeaturesMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | DeviceUnreachableResponse>
    export type UpdateFeaturesMutationVariables = {deviceKey: string;data: BodyType<FeaturesUpdate>}

    /**
 * @summary Change switches of a device
 */
export const useUpdateFeatures = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | DeviceUnreachableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateFeatures>>, TError,UpdateFeaturesMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateFeatures>>,
        TError,
        UpdateFeaturesMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateFeaturesMutationOptions(options), queryClient);
    }
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
 * The owner, guests with Full Access, and installers and dealers in service mode. Reads the numbered options of the device, of the key locker with `keylocker=true`. Changes nothing. Lower access is 403; 424 if the device does not respond.
 * @summary Option tables of a device
 */
export const getOptionTables = async (deviceKey: string,
    params?: GetOptionTablesParams, options?: Parameters<typeof transport>[1]): Promise<OptionTables> => {

  return transport<OptionTables>(getGetOptionTablesUrl(deviceKey,params),
  {
      operation: 'getOptionTables', given: [deviceKey, params],
    ...options,
    method: 'GET'


  }
);}





export const getGetOptionTablesQueryKey = (deviceKey: string,
    params?: GetOptionTablesParams,) => {
    return [
    "getOptionTables", ...(deviceKey ? [deviceKey] : []), ...(params ? [params] : [])
    ] as const;
    }


export const getGetOptionTablesQueryOptions = <TData = Awaited<ReturnType<typeof getOptionTables>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | DeviceUnreachableResponse>>(deviceKey: string,
    params?: GetOptionTablesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOptionTables>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetOptionTablesQueryKey(deviceKey,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getOptionTables>>> = ({ signal }) => getOptionTables(deviceKey,params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: deviceKey !== null && deviceKey !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getOptionTables>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetOptionTablesQueryResult = NonNullable<Awaited<ReturnType<typeof getOptionTables>>>
export type GetOptionTablesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | DeviceUnreachableResponse>


export function useGetOptionTables<TData = Awaited<ReturnType<typeof getOptionTables>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | DeviceUnreachableResponse>>(
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
export function useGetOptionTables<TData = Awaited<ReturnType<typeof getOptionTables>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | DeviceUnreachableResponse>>(
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
export function useGetOptionTables<TData = Awaited<ReturnType<typeof getOptionTables>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | DeviceUnreachableResponse>>(
 deviceKey: string,
    params?: GetOptionTablesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOptionTables>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Option tables of a device
 */

export function useGetOptionTables<TData = Awaited<ReturnType<typeof getOptionTables>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | DeviceUnreachableResponse>>(
 deviceKey: string,
    params?: GetOptionTablesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOptionTables>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetOptionTablesQueryOptions(deviceKey,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getUpdateOptionTablesUrl = (deviceKey: string,) => {




  return `/api/v1/device/${encodeURIComponent(String(deviceKey))}/option-tables`
}

/**
 * The owner, guests with Full Access, and installers and dealers in service mode. Writes the given options to the device, all or none. Options that an authorized installer must activate are refused to others with 403 `INSTALLER_REQUIRED`, options of the key locker with 403 `PIN_REQUIRED` while neither a master nor a guest PIN is set; 424 if the device does not respond, and nothing is changed then.
 * @summary Change options of a device
 */
export const updateOptionTables = async (deviceKey: string,
    optionTablesUpdate: OptionTablesUpdate, options?: Parameters<typeof transport>[1]): Promise<OptionTables> => {

  return transport<OptionTables>(getUpdateOptionTablesUrl(deviceKey),
  {
      operation: 'updateOptionTables', given: [deviceKey, optionTablesUpdate],
    ...options,
    method: 'PATCH'
    ,
    body: JSON.stringify(optionTablesUpdate)
  }
);}





export const getUpdateOptionTablesMutationKey = () => ['updateOptionTables'] as const;

export const getUpdateOptionTablesMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | DeviceUnreachableResponse>,
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
    export type UpdateOptionTablesMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | DeviceUnreachableResponse>
    export type UpdateOptionTablesMutationVariables = {deviceKey: string;data: BodyType<OptionTablesUpdate>}

    /**
 * @summary Change options of a device
 */
export const useUpdateOptionTables = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | DeviceUnreachableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateOptionTables>>, TError,UpdateOptionTablesMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateOptionTables>>,
        TError,
        UpdateOptionTablesMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateOptionTablesMutationOptions(options), queryClient);
    }
    export const getUpdateCameraSettingsUrl = (deviceKey: string,) => {




  return `/api/v1/device/${encodeURIComponent(String(deviceKey))}/camera-settings`
}

/**
 * The owner, and guests with Full Access. Changes cellular data, microphone and Wi-Fi network of a dash cam. Refused with 403 `NOT_SUPPORTED` for a device without a camera, and with its code for one that is paused, expired or in deep sleep; with 424 if the camera does not respond.
 * @summary Change a dash cam's settings
 */
export const updateCameraSettings = async (deviceKey: string,
    cameraSettingsUpdate: CameraSettingsUpdate, options?: Parameters<typeof transport>[1]): Promise<CameraSettings> => {

  return transport<CameraSettings>(getUpdateCameraSettingsUrl(deviceKey),
  {
      operation: 'updateCameraSettings', given: [deviceKey, cameraSettingsUpdate],
    ...options,
    method: 'PATCH'
    ,
    body: JSON.stringify(cameraSettingsUpdate)
  }
);}





export const getUpdateCameraSettingsMutationKey = () => ['updateCameraSettings'] as const;

export const getUpdateCameraSettingsMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | DeviceUnreachableResponse>,
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
    export type UpdateCameraSettingsMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | DeviceUnreachableResponse>
    export type UpdateCameraSettingsMutationVariables = {deviceKey: string;data: BodyType<CameraSettingsUpdate>}

    /**
 * @summary Change a dash cam's settings
 */
export const useUpdateCameraSettings = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | DeviceUnreachableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateCameraSettings>>, TError,UpdateCameraSettingsMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateCameraSettings>>,
        TError,
        UpdateCameraSettingsMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateCameraSettingsMutationOptions(options), queryClient);
    }
    export const getSetPinUrl = (deviceKey: string,) => {




  return `/api/v1/device/${encodeURIComponent(String(deviceKey))}/pin`
}

/**
 * Only the owner of the vehicle. Sets or replaces the master PIN of the key locker or, with `is_secondary_pin`, the guest PIN with its end. A shared guest PIN is sent once, to each guest with Partial or Full Access now. The PINs are never returned. Refused with 400 unless a PIN has six digits, and for an end that does not lie ahead; a guest gets 403 `OWNER_ONLY`, a device without a key locker 403 `NOT_SUPPORTED`; 424 if the device does not respond, which keeps the PINs.
 * @summary Set the master or the guest PIN of a key locker
 */
export const setPin = async (deviceKey: string,
    pinRequest: PinRequest, options?: Parameters<typeof transport>[1]): Promise<PinState> => {

  return transport<PinState>(getSetPinUrl(deviceKey),
  {
      operation: 'setPin', given: [deviceKey, pinRequest],
    ...options,
    method: 'PATCH'
    ,
    body: JSON.stringify(pinRequest)
  }
);}





export const getSetPinMutationKey = () => ['setPin'] as const;

export const getSetPinMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | DeviceUnreachableResponse>,
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
    export type SetPinMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | DeviceUnreachableResponse>
    export type SetPinMutationVariables = {deviceKey: string;data: BodyType<PinRequest>}

    /**
 * @summary Set the master or the guest PIN of a key locker
 */
export const useSetPin = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | DeviceUnreachableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setPin>>, TError,SetPinMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setPin>>,
        TError,
        SetPinMutationVariables,
        TContext
      > => {
      return useMutation(getSetPinMutationOptions(options), queryClient);
    }
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
 * Only the owner of the vehicle, with the master PIN. Removes the guest PIN. A wrong master PIN is refused with 400, and after five in a row every one with 429 for 15 minutes; a guest gets 403 `OWNER_ONLY`, a device without a key locker 403 `NOT_SUPPORTED`; 424 if the device does not respond, which keeps the PINs and counts nothing. The PIN is a secret in a query, as documented: servers must not log it.
 * @summary Remove the guest PIN with the master PIN
 */
export const deletePin = async (deviceKey: string,
    params: DeletePinParams, options?: Parameters<typeof transport>[1]): Promise<void> => {

  return transport<void>(getDeletePinUrl(deviceKey,params),
  {
      operation: 'deletePin', given: [deviceKey, params],
    ...options,
    method: 'DELETE'


  }
);}





export const getDeletePinMutationKey = () => ['deletePin'] as const;

export const getDeletePinMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | DeviceUnreachableResponse | TooManyRequestsResponse>,
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

    export type DeletePinMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | DeviceUnreachableResponse | TooManyRequestsResponse>
    export type DeletePinMutationVariables = {deviceKey: string;params: DeletePinParams}

    /**
 * @summary Remove the guest PIN with the master PIN
 */
export const useDeletePin = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | DeviceUnreachableResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deletePin>>, TError,DeletePinMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deletePin>>,
        TError,
        DeletePinMutationVariables,
        TContext
      > => {
      return useMutation(getDeletePinMutationOptions(options), queryClient);
    }
