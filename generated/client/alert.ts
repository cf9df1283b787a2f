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
  AlertEventPage,
  AlertRule,
  AlertRuleBacktest,
  AlertRuleCreate,
  AlertRulePage,
  AlertRuleReplay,
  AlertRuleSaved,
  AlertRuleUpdate,
  BadRequestResponse,
  ForbiddenResponse,
  ListAlertEventsParams,
  ListAlertRulesParams,
  NotFoundResponse,
  RuleRejectedResponse,
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

export const getListAlertEventsUrl = (params: ListAlertEventsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    const arrayFormatParameters = ["vehicle_id","alert_type"];

    if (Array.isArray(value) && arrayFormatParameters.includes(key)) {
      value.forEach((v) => { normalizedParams.append(key, v === null ? 'null' : String(v)); });
      return;
    }

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/alert/event?${stringifiedParams}` : `/api/v1/alert/event`
}

/**
 * Any signed-in user, for the vehicles they can see; a vehicle they cannot see is 404. Lists events from `from_date` on, newest first. Changes nothing. Refused with 400 without `from_date`, or if `to_date` lies before it.
 * @summary Alert events, newest first
 */
export const listAlertEvents = async (params: ListAlertEventsParams, options?: Parameters<typeof transport>[1]): Promise<AlertEventPage> => {

  return transport<AlertEventPage>(getListAlertEventsUrl(params),
  {
      operation: 'listAlertEvents', given: [params],
    ...options,
    method: 'GET'


  }
);}





export const getListAlertEventsQueryKey = (params?: ListAlertEventsParams,) => {
    return [
    "listAlertEvents", ...(params ? [params] : [])
    ] as const;
    }


export const getListAlertEventsQueryOptions = <TData = Awaited<ReturnType<typeof listAlertEvents>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse>>(params: ListAlertEventsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAlertEvents>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAlertEventsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAlertEvents>>> = ({ signal }) => listAlertEvents(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listAlertEvents>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListAlertEventsQueryResult = NonNullable<Awaited<ReturnType<typeof listAlertEvents>>>
export type ListAlertEventsQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse>


export function useListAlertEvents<TData = Awaited<ReturnType<typeof listAlertEvents>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse>>(
 params: ListAlertEventsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAlertEvents>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAlertEvents>>,
          TError,
          Awaited<ReturnType<typeof listAlertEvents>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAlertEvents<TData = Awaited<ReturnType<typeof listAlertEvents>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse>>(
 params: ListAlertEventsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAlertEvents>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAlertEvents>>,
          TError,
          Awaited<ReturnType<typeof listAlertEvents>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAlertEvents<TData = Awaited<ReturnType<typeof listAlertEvents>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse>>(
 params: ListAlertEventsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAlertEvents>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Alert events, newest first
 */

export function useListAlertEvents<TData = Awaited<ReturnType<typeof listAlertEvents>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse>>(
 params: ListAlertEventsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAlertEvents>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAlertEventsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListAlertRulesUrl = (params?: ListAlertRulesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    const arrayFormatParameters = ["vehicle_id","alert_type"];

    if (Array.isArray(value) && arrayFormatParameters.includes(key)) {
      value.forEach((v) => { normalizedParams.append(key, v === null ? 'null' : String(v)); });
      return;
    }

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/alert/rule?${stringifiedParams}` : `/api/v1/alert/rule`
}

/**
 * Any signed-in user, for the vehicles they can see; a vehicle they cannot see is 404. Lists their rules, filtered by vehicle and type if given. Changes nothing.
 * @summary Alert rules
 */
export const listAlertRules = async (params?: ListAlertRulesParams, options?: Parameters<typeof transport>[1]): Promise<AlertRulePage> => {

  return transport<AlertRulePage>(getListAlertRulesUrl(params),
  {
      operation: 'listAlertRules', given: [params],
    ...options,
    method: 'GET'


  }
);}





export const getListAlertRulesQueryKey = (params?: ListAlertRulesParams,) => {
    return [
    "listAlertRules", ...(params ? [params] : [])
    ] as const;
    }


export const getListAlertRulesQueryOptions = <TData = Awaited<ReturnType<typeof listAlertRules>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse>>(params?: ListAlertRulesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAlertRules>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAlertRulesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAlertRules>>> = ({ signal }) => listAlertRules(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listAlertRules>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListAlertRulesQueryResult = NonNullable<Awaited<ReturnType<typeof listAlertRules>>>
export type ListAlertRulesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse>


export function useListAlertRules<TData = Awaited<ReturnType<typeof listAlertRules>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse>>(
 params: undefined |  ListAlertRulesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAlertRules>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAlertRules>>,
          TError,
          Awaited<ReturnType<typeof listAlertRules>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAlertRules<TData = Awaited<ReturnType<typeof listAlertRules>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse>>(
 params?: ListAlertRulesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAlertRules>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAlertRules>>,
          TError,
          Awaited<ReturnType<typeof listAlertRules>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAlertRules<TData = Awaited<ReturnType<typeof listAlertRules>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse>>(
 params?: ListAlertRulesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAlertRules>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Alert rules
 */

export function useListAlertRules<TData = Awaited<ReturnType<typeof listAlertRules>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse>>(
 params?: ListAlertRulesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAlertRules>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAlertRulesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCreateAlertRuleUrl = () => {




  return `/api/v1/alert/rule`
}

/**
 * The owner of the vehicles, and guests with Full Access; geofence alerts only the owner. Saves one rule for each vehicle, or none. 424 means that a device rejected the rule; nothing is saved. A vehicle the caller cannot see is 404. Refused with 400 field by field.
 * @summary Add a rule, for one vehicle or several
 */
export const createAlertRule = async (alertRuleCreate: AlertRuleCreate, options?: Parameters<typeof transport>[1]): Promise<AlertRuleSaved> => {

  return transport<AlertRuleSaved>(getCreateAlertRuleUrl(),
  {
      operation: 'createAlertRule', given: [alertRuleCreate],
    ...options,
    method: 'POST'
    ,
    body: JSON.stringify(alertRuleCreate)
  }
);}





export const getCreateAlertRuleMutationKey = () => ['createAlertRule'] as const;

export const getCreateAlertRuleMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | RuleRejectedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createAlertRule>>, TError,CreateAlertRuleMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof createAlertRule>>, TError,CreateAlertRuleMutationVariables, TContext> => {

const mutationKey = getCreateAlertRuleMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createAlertRule>>, CreateAlertRuleMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createAlertRule(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateAlertRuleMutationResult = NonNullable<Awaited<ReturnType<typeof createAlertRule>>>
    export type CreateAlertRuleMutationBody = BodyType<AlertRuleCreate>
    export type CreateAlertRuleMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | RuleRejectedResponse>
    export type CreateAlertRuleMutationVariables = {data: BodyType<AlertRuleCreate>}

    /**
 * @summary Add a rule, for one vehicle or several
 */
export const useCreateAlertRule = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | RuleRejectedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createAlertRule>>, TError,CreateAlertRuleMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createAlertRule>>,
        TError,
        CreateAlertRuleMutationVariables,
        TContext
      > => {
      return useMutation(getCreateAlertRuleMutationOptions(options), queryClient);
    }
    export const getBacktestAlertRuleUrl = () => {




  return `/api/v1/alert/rule/backtest`
}

/**
 * Any signed-in user, for the vehicles they can see; geofence alerts only the owner of the vehicles. A vehicle the caller cannot see is 404. Counts the events that the rule would have raised, by the evaluator of the live rules. Changes nothing. Refused with 400 field by field.
 * @summary Replay a rule over the last 30 days
 */
export const backtestAlertRule = async (alertRuleBacktest: AlertRuleBacktest, options?: Parameters<typeof transport>[1]): Promise<AlertRuleReplay> => {

  return transport<AlertRuleReplay>(getBacktestAlertRuleUrl(),
  {
      operation: 'backtestAlertRule', given: [alertRuleBacktest],
    ...options,
    method: 'POST'
    ,
    body: JSON.stringify(alertRuleBacktest)
  }
);}





export const getBacktestAlertRuleMutationKey = () => ['backtestAlertRule'] as const;

export const getBacktestAlertRuleMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof backtestAlertRule>>, TError,BacktestAlertRuleMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof backtestAlertRule>>, TError,BacktestAlertRuleMutationVariables, TContext> => {

const mutationKey = getBacktestAlertRuleMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof backtestAlertRule>>, BacktestAlertRuleMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  backtestAlertRule(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BacktestAlertRuleMutationResult = NonNullable<Awaited<ReturnType<typeof backtestAlertRule>>>
    export type BacktestAlertRuleMutationBody = BodyType<AlertRuleBacktest>
    export type BacktestAlertRuleMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>
    export type BacktestAlertRuleMutationVariables = {data: BodyType<AlertRuleBacktest>}

    /**
 * @summary Replay a rule over the last 30 days
 */
export const useBacktestAlertRule = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof backtestAlertRule>>, TError,BacktestAlertRuleMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof backtestAlertRule>>,
        TError,
        BacktestAlertRuleMutationVariables,
        TContext
      > => {
      return useMutation(getBacktestAlertRuleMutationOptions(options), queryClient);
    }
    export const getUpdateAlertRuleUrl = (ruleId: number,) => {




  return `/api/v1/alert/rule/${encodeURIComponent(String(ruleId))}`
}

/**
 * The owner of the rule's vehicle, and guests with Full Access; geofence alerts only the owner. Changes the given fields on the server and on the device. A rule the caller cannot see is 404; 424 means that a device rejected the rule, and nothing is saved.
 * @summary Change a rule
 */
export const updateAlertRule = async (ruleId: number,
    alertRuleUpdate: AlertRuleUpdate, options?: Parameters<typeof transport>[1]): Promise<AlertRule> => {

  return transport<AlertRule>(getUpdateAlertRuleUrl(ruleId),
  {
      operation: 'updateAlertRule', given: [ruleId, alertRuleUpdate],
    ...options,
    method: 'PATCH'
    ,
    body: JSON.stringify(alertRuleUpdate)
  }
);}





export const getUpdateAlertRuleMutationKey = () => ['updateAlertRule'] as const;

export const getUpdateAlertRuleMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | RuleRejectedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateAlertRule>>, TError,UpdateAlertRuleMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof updateAlertRule>>, TError,UpdateAlertRuleMutationVariables, TContext> => {

const mutationKey = getUpdateAlertRuleMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateAlertRule>>, UpdateAlertRuleMutationVariables> = (props) => {
          const {ruleId,data} = props ?? {};

          return  updateAlertRule(ruleId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateAlertRuleMutationResult = NonNullable<Awaited<ReturnType<typeof updateAlertRule>>>
    export type UpdateAlertRuleMutationBody = BodyType<AlertRuleUpdate>
    export type UpdateAlertRuleMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | RuleRejectedResponse>
    export type UpdateAlertRuleMutationVariables = {ruleId: number;data: BodyType<AlertRuleUpdate>}

    /**
 * @summary Change a rule
 */
export const useUpdateAlertRule = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | RuleRejectedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateAlertRule>>, TError,UpdateAlertRuleMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateAlertRule>>,
        TError,
        UpdateAlertRuleMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateAlertRuleMutationOptions(options), queryClient);
    }
