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
  CommandAnswer,
  CommandRefusedResponse,
  CommandRequest,
  ConfigurationRequest,
  DeviceUnreachableResponse,
  ListLogsParams,
  LogPage,
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

export const getSendCommandUrl = () => {




  return `/api/iot/send-command`
}

/**
 * The owner, guests with Full or Partial Access, and installers and dealers in service mode, for whom the commands of a camera are `OWNER_ONLY`. Answers once the device has answered, which takes seconds, for a remote start up to a minute. 424 means that the device did not answer and nothing changed. 403 has the reason as its code: the caller's access, a plan that is paused, expired or tracking only, deep sleep, a command that the device does not have, an outage or maintenance, or `DRIVEN`: the engine of a vehicle that is being driven is neither started nor stopped. Every attempt that reaches the device appears in the activity feed.
 * @summary Send a command to a device
 */
export const sendCommand = async (commandRequest: CommandRequest, options?: Parameters<typeof transport>[1]): Promise<CommandAnswer> => {

  return transport<CommandAnswer>(getSendCommandUrl(),
  {
      operation: 'sendCommand', given: [commandRequest],
    ...options,
    method: 'POST'
    ,
    body: JSON.stringify(commandRequest)
  }
);}





export const getSendCommandMutationKey = () => ['sendCommand'] as const;

export const getSendCommandMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | CommandRefusedResponse | NotFoundResponse | DeviceUnreachableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendCommand>>, TError,SendCommandMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof sendCommand>>, TError,SendCommandMutationVariables, TContext> => {

const mutationKey = getSendCommandMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendCommand>>, SendCommandMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  sendCommand(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SendCommandMutationResult = NonNullable<Awaited<ReturnType<typeof sendCommand>>>
    export type SendCommandMutationBody = BodyType<CommandRequest>
    export type SendCommandMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | CommandRefusedResponse | NotFoundResponse | DeviceUnreachableResponse>
    export type SendCommandMutationVariables = {data: BodyType<CommandRequest>}

    /**
 * @summary Send a command to a device
 */
export const useSendCommand = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | CommandRefusedResponse | NotFoundResponse | DeviceUnreachableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendCommand>>, TError,SendCommandMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendCommand>>,
        TError,
        SendCommandMutationVariables,
        TContext
      > => {
      return useMutation(getSendCommandMutationOptions(options), queryClient);
    }
    export const getSendConfigurationUrl = () => {




  return `/api/iot/send-configuration`
}

/**
 * The owner, guests with Full Access, and installers and dealers in service mode, for whom Wi-Fi, live tracking and keypad codes are `OWNER_ONLY`. Changes mileage, sensors, tracker schedule, live tracking or Wi-Fi. 424 means that the device did not answer and nothing changed. 403 has the reason as its code, as for commands; `PENDING_TRANSFER` for the mileage of a vehicle that is offered to a new owner, and `INSTALLER_REQUIRED` for settings that an installer must activate.
 * @summary Change a setting of a device
 */
export const sendConfiguration = async (configurationRequest: ConfigurationRequest, options?: Parameters<typeof transport>[1]): Promise<CommandAnswer> => {

  return transport<CommandAnswer>(getSendConfigurationUrl(),
  {
      operation: 'sendConfiguration', given: [configurationRequest],
    ...options,
    method: 'POST'
    ,
    body: JSON.stringify(configurationRequest)
  }
);}





export const getSendConfigurationMutationKey = () => ['sendConfiguration'] as const;

export const getSendConfigurationMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | CommandRefusedResponse | NotFoundResponse | DeviceUnreachableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendConfiguration>>, TError,SendConfigurationMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof sendConfiguration>>, TError,SendConfigurationMutationVariables, TContext> => {

const mutationKey = getSendConfigurationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendConfiguration>>, SendConfigurationMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  sendConfiguration(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SendConfigurationMutationResult = NonNullable<Awaited<ReturnType<typeof sendConfiguration>>>
    export type SendConfigurationMutationBody = BodyType<ConfigurationRequest>
    export type SendConfigurationMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | CommandRefusedResponse | NotFoundResponse | DeviceUnreachableResponse>
    export type SendConfigurationMutationVariables = {data: BodyType<ConfigurationRequest>}

    /**
 * @summary Change a setting of a device
 */
export const useSendConfiguration = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | CommandRefusedResponse | NotFoundResponse | DeviceUnreachableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendConfiguration>>, TError,SendConfigurationMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendConfiguration>>,
        TError,
        SendConfigurationMutationVariables,
        TContext
      > => {
      return useMutation(getSendConfigurationMutationOptions(options), queryClient);
    }
    export const getListLogsUrl = (params?: ListLogsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    const arrayFormatParameters = ["vehicle_id","event"];

    if (Array.isArray(value) && arrayFormatParameters.includes(key)) {
      value.forEach((v) => { normalizedParams.append(key, v === null ? 'null' : String(v)); });
      return;
    }

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/iot/logs?${stringifiedParams}` : `/api/v1/iot/logs`
}

/**
 * Any signed-in user, for the vehicles they can see; a vehicle they cannot see is 404. Lists what devices reported and which commands were sent by whom. Changes nothing. Documented with a trailing slash for the latest entry of one device and without one for pages.
 * @summary Activity of vehicles, newest first
 */
export const listLogs = async (params?: ListLogsParams, options?: Parameters<typeof transport>[1]): Promise<LogPage> => {

  return transport<LogPage>(getListLogsUrl(params),
  {
      operation: 'listLogs', given: [params],
    ...options,
    method: 'GET'


  }
);}





export const getListLogsQueryKey = (params?: ListLogsParams,) => {
    return [
    "listLogs", ...(params ? [params] : [])
    ] as const;
    }


export const getListLogsQueryOptions = <TData = Awaited<ReturnType<typeof listLogs>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse>>(params?: ListLogsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLogs>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListLogsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listLogs>>> = ({ signal }) => listLogs(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listLogs>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListLogsQueryResult = NonNullable<Awaited<ReturnType<typeof listLogs>>>
export type ListLogsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse>


export function useListLogs<TData = Awaited<ReturnType<typeof listLogs>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse>>(
 params: undefined |  ListLogsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLogs>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLogs>>,
          TError,
          Awaited<ReturnType<typeof listLogs>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLogs<TData = Awaited<ReturnType<typeof listLogs>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse>>(
 params?: ListLogsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLogs>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLogs>>,
          TError,
          Awaited<ReturnType<typeof listLogs>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLogs<TData = Awaited<ReturnType<typeof listLogs>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse>>(
 params?: ListLogsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLogs>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Activity of vehicles, newest first
 */

export function useListLogs<TData = Awaited<ReturnType<typeof listLogs>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse>>(
 params?: ListLogsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLogs>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListLogsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






