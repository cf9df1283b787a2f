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
  AcceptEmailChangeParams,
  AcceptInviteParams,
  BadRequestResponse,
  ChangeEmailRequest,
  DeclineEmailChangeParams,
  DeclineInviteParams,
  DeleteUserParams,
  ForbiddenResponse,
  GetTokenSubjectParams,
  InvalidTokenResponse,
  InvitationToken,
  InvitationTokenList,
  InviteRequest,
  ListUsersParams,
  NotFoundResponse,
  RegisterRequest,
  Registration,
  ResendEmailRequest,
  SetPasswordParams,
  SetPasswordRequest,
  TestPushRequest,
  TestPushResult,
  TokenSubject,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  User,
  UserPage,
  UserUpdate,
  VoicePinRequest
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

export const getListUsersUrl = (params?: ListUsersParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/user?${stringifiedParams}` : `/api/v1/user`
}

/**
 * Any signed-in user. Owners see themselves and everyone with access to their account; guests see themselves and the owners who share with them. A user who is missing from their own list may not use the portal. Changes nothing.
 * @summary The signed-in user and the users they share with
 */
export const listUsers = async (params?: ListUsersParams, options?: Parameters<typeof transport>[1]): Promise<UserPage> => {

  return transport<UserPage>(getListUsersUrl(params),
  {
      operation: 'listUsers', given: [params],
    ...options,
    method: 'GET'


  }
);}





export const getListUsersQueryKey = (params?: ListUsersParams,) => {
    return [
    "listUsers", ...(params ? [params] : [])
    ] as const;
    }


export const getListUsersQueryOptions = <TData = Awaited<ReturnType<typeof listUsers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>(params?: ListUsersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUsers>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListUsersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listUsers>>> = ({ signal }) => listUsers(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listUsers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListUsersQueryResult = NonNullable<Awaited<ReturnType<typeof listUsers>>>
export type ListUsersQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse>


export function useListUsers<TData = Awaited<ReturnType<typeof listUsers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>(
 params: undefined |  ListUsersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUsers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listUsers>>,
          TError,
          Awaited<ReturnType<typeof listUsers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListUsers<TData = Awaited<ReturnType<typeof listUsers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>(
 params?: ListUsersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUsers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listUsers>>,
          TError,
          Awaited<ReturnType<typeof listUsers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListUsers<TData = Awaited<ReturnType<typeof listUsers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>(
 params?: ListUsersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUsers>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The signed-in user and the users they share with
 */

export function useListUsers<TData = Awaited<ReturnType<typeof listUsers>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>(
 params?: ListUsersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUsers>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListUsersQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListUserTokensUrl = () => {




  return `/api/v1/user/token`
}

/**
 * Any signed-in user. Owners get the invitations they sent: the open ones, and those declined in the last 30 days. Invited users get the open ones sent to their address. Accepted invitations are users, canceled ones are gone (commerce 4). Changes nothing.
 * @summary Invitations
 */
export const listUserTokens = async ( options?: Parameters<typeof transport>[1]): Promise<InvitationTokenList> => {

  return transport<InvitationTokenList>(getListUserTokensUrl(),
  {
      operation: 'listUserTokens', given: [],
    ...options,
    method: 'GET'


  }
);}





export const getListUserTokensQueryKey = () => {
    return [
    "listUserTokens"
    ] as const;
    }


export const getListUserTokensQueryOptions = <TData = Awaited<ReturnType<typeof listUserTokens>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUserTokens>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListUserTokensQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listUserTokens>>> = ({ signal }) => listUserTokens({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listUserTokens>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListUserTokensQueryResult = NonNullable<Awaited<ReturnType<typeof listUserTokens>>>
export type ListUserTokensQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse>


export function useListUserTokens<TData = Awaited<ReturnType<typeof listUserTokens>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUserTokens>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listUserTokens>>,
          TError,
          Awaited<ReturnType<typeof listUserTokens>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListUserTokens<TData = Awaited<ReturnType<typeof listUserTokens>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUserTokens>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listUserTokens>>,
          TError,
          Awaited<ReturnType<typeof listUserTokens>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListUserTokens<TData = Awaited<ReturnType<typeof listUserTokens>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUserTokens>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Invitations
 */

export function useListUserTokens<TData = Awaited<ReturnType<typeof listUserTokens>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUserTokens>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListUserTokensQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetTokenSubjectUrl = (params: GetTokenSubjectParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/user/token/subject/?${stringifiedParams}` : `/api/v1/user/token/subject/`
}

/**
 * No sign-in: the token authorizes the call. Names the sender, the vehicles and the addresses of an invitation, a transfer or a change of address, so that recipients know them before they sign in. Changes nothing. A token that is unknown, expired, used or withdrawn is refused with 400 and its code.
 * @summary What a one-time token is about
 */
export const getTokenSubject = async (params: GetTokenSubjectParams, options?: Parameters<typeof transport>[1]): Promise<TokenSubject> => {

  return transport<TokenSubject>(getGetTokenSubjectUrl(params),
  {
      operation: 'getTokenSubject', given: [params],
    ...options,
    method: 'GET'


  }
);}





export const getGetTokenSubjectQueryKey = (params?: GetTokenSubjectParams,) => {
    return [
    "getTokenSubject", ...(params ? [params] : [])
    ] as const;
    }


export const getGetTokenSubjectQueryOptions = <TData = Awaited<ReturnType<typeof getTokenSubject>>, TError = ErrorType<InvalidTokenResponse>>(params: GetTokenSubjectParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTokenSubject>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetTokenSubjectQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTokenSubject>>> = ({ signal }) => getTokenSubject(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTokenSubject>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTokenSubjectQueryResult = NonNullable<Awaited<ReturnType<typeof getTokenSubject>>>
export type GetTokenSubjectQueryError = ErrorType<InvalidTokenResponse>


export function useGetTokenSubject<TData = Awaited<ReturnType<typeof getTokenSubject>>, TError = ErrorType<InvalidTokenResponse>>(
 params: GetTokenSubjectParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTokenSubject>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTokenSubject>>,
          TError,
          Awaited<ReturnType<typeof getTokenSubject>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTokenSubject<TData = Awaited<ReturnType<typeof getTokenSubject>>, TError = ErrorType<InvalidTokenResponse>>(
 params: GetTokenSubjectParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTokenSubject>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTokenSubject>>,
          TError,
          Awaited<ReturnType<typeof getTokenSubject>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTokenSubject<TData = Awaited<ReturnType<typeof getTokenSubject>>, TError = ErrorType<InvalidTokenResponse>>(
 params: GetTokenSubjectParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTokenSubject>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What a one-time token is about
 */

export function useGetTokenSubject<TData = Awaited<ReturnType<typeof getTokenSubject>>, TError = ErrorType<InvalidTokenResponse>>(
 params: GetTokenSubjectParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTokenSubject>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetTokenSubjectQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getInviteUserUrl = () => {




  return `/api/v1/user/invite`
}

/**
 * Only the owner of the account and of every vehicle named. Emails a link that is valid for seven days, or until the last access that it grants has ended, if that is sooner. A second invitation to the same address keeps its token, adds the vehicles and takes the status `resent`. Refused with 400 for the caller's own address, a vehicle named twice, an end that lies in the past or before the start, and exclusive access without an end, or at a time in which another user has it (`EXCLUSIVE_OVERLAP`, with the name of that user in `holder`); with 403 `PENDING_TRANSFER` while a vehicle is offered to a new owner; with 429 from the sixth invitation to an address within 15 minutes.
 * @summary Invite a user to share vehicles
 */
export const inviteUser = async (inviteRequest: InviteRequest, options?: Parameters<typeof transport>[1]): Promise<InvitationToken> => {

  return transport<InvitationToken>(getInviteUserUrl(),
  {
      operation: 'inviteUser', given: [inviteRequest],
    ...options,
    method: 'POST'
    ,
    body: JSON.stringify(inviteRequest)
  }
);}





export const getInviteUserMutationKey = () => ['inviteUser'] as const;

export const getInviteUserMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof inviteUser>>, TError,InviteUserMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof inviteUser>>, TError,InviteUserMutationVariables, TContext> => {

const mutationKey = getInviteUserMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof inviteUser>>, InviteUserMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  inviteUser(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type InviteUserMutationResult = NonNullable<Awaited<ReturnType<typeof inviteUser>>>
    export type InviteUserMutationBody = BodyType<InviteRequest>
    export type InviteUserMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>
    export type InviteUserMutationVariables = {data: BodyType<InviteRequest>}

    /**
 * @summary Invite a user to share vehicles
 */
export const useInviteUser = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof inviteUser>>, TError,InviteUserMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof inviteUser>>,
        TError,
        InviteUserMutationVariables,
        TContext
      > => {
      return useMutation(getInviteUserMutationOptions(options), queryClient);
    }
    export const getAcceptInviteUrl = (params: AcceptInviteParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/user/invite/accept/?${stringifiedParams}` : `/api/v1/user/invite/accept/`
}

/**
 * Only the user whose address the invitation was sent to; others get 403 `WRONG_RECIPIENT`. Gives that user the access named in the invitation, replaces earlier access to the same vehicles, and informs the owner. A token that is unknown, expired, answered or canceled is refused with 400 and its code. Refused with 403 `PENDING_TRANSFER` while one of the vehicles is offered to a new owner.
 * @summary Accept an invitation
 */
export const acceptInvite = async (params: AcceptInviteParams, options?: Parameters<typeof transport>[1]): Promise<void> => {

  return transport<void>(getAcceptInviteUrl(params),
  {
      operation: 'acceptInvite', given: [params],
    ...options,
    method: 'POST'


  }
);}





export const getAcceptInviteMutationKey = () => ['acceptInvite'] as const;

export const getAcceptInviteMutationOptions = <TError = ErrorType<InvalidTokenResponse | UnauthorizedResponse | ForbiddenResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof acceptInvite>>, TError,AcceptInviteMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof acceptInvite>>, TError,AcceptInviteMutationVariables, TContext> => {

const mutationKey = getAcceptInviteMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof acceptInvite>>, AcceptInviteMutationVariables> = (props) => {
          const {params} = props ?? {};

          return  acceptInvite(params,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AcceptInviteMutationResult = NonNullable<Awaited<ReturnType<typeof acceptInvite>>>

    export type AcceptInviteMutationError = ErrorType<InvalidTokenResponse | UnauthorizedResponse | ForbiddenResponse>
    export type AcceptInviteMutationVariables = {params: AcceptInviteParams}

    /**
 * @summary Accept an invitation
 */
export const useAcceptInvite = <TError = ErrorType<InvalidTokenResponse | UnauthorizedResponse | ForbiddenResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof acceptInvite>>, TError,AcceptInviteMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof acceptInvite>>,
        TError,
        AcceptInviteMutationVariables,
        TContext
      > => {
      return useMutation(getAcceptInviteMutationOptions(options), queryClient);
    }
    export const getDeclineInviteUrl = (params: DeclineInviteParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/user/invite/decline/?${stringifiedParams}` : `/api/v1/user/invite/decline/`
}

/**
 * No sign-in: the token authorizes the call. Declines the invitation and informs its sender; a signed-in owner uses the same call to cancel an invitation they sent. A token that is unknown, expired, answered or canceled is refused with 400 and its code.
 * @summary Decline an invitation, or cancel a sent one
 */
export const declineInvite = async (params: DeclineInviteParams, options?: Parameters<typeof transport>[1]): Promise<void> => {

  return transport<void>(getDeclineInviteUrl(params),
  {
      operation: 'declineInvite', given: [params],
    ...options,
    method: 'DELETE'


  }
);}





export const getDeclineInviteMutationKey = () => ['declineInvite'] as const;

export const getDeclineInviteMutationOptions = <TError = ErrorType<InvalidTokenResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof declineInvite>>, TError,DeclineInviteMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof declineInvite>>, TError,DeclineInviteMutationVariables, TContext> => {

const mutationKey = getDeclineInviteMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof declineInvite>>, DeclineInviteMutationVariables> = (props) => {
          const {params} = props ?? {};

          return  declineInvite(params,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeclineInviteMutationResult = NonNullable<Awaited<ReturnType<typeof declineInvite>>>

    export type DeclineInviteMutationError = ErrorType<InvalidTokenResponse>
    export type DeclineInviteMutationVariables = {params: DeclineInviteParams}

    /**
 * @summary Decline an invitation, or cancel a sent one
 */
export const useDeclineInvite = <TError = ErrorType<InvalidTokenResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof declineInvite>>, TError,DeclineInviteMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof declineInvite>>,
        TError,
        DeclineInviteMutationVariables,
        TContext
      > => {
      return useMutation(getDeclineInviteMutationOptions(options), queryClient);
    }
    export const getSetPasswordUrl = (params: SetPasswordParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/user/set-password?${stringifiedParams}` : `/api/v1/user/set-password`
}

/**
 * No sign-in: the one-time token of the email authorizes the call. Sets the password of an account that has none yet or was reset, confirms its address and consumes the token. Refused with 400 for a token that is unknown, expired, used or replaced by a newer one, for a password that breaks the rules, and for a different confirmation.
 * @summary Set the first password
 */
export const setPassword = async (setPasswordRequest: SetPasswordRequest,
    params: SetPasswordParams, options?: Parameters<typeof transport>[1]): Promise<void> => {

  return transport<void>(getSetPasswordUrl(params),
  {
      operation: 'setPassword', given: [setPasswordRequest, params],
    ...options,
    method: 'POST'
    ,
    body: JSON.stringify(setPasswordRequest)
  }
);}





export const getSetPasswordMutationKey = () => ['setPassword'] as const;

export const getSetPasswordMutationOptions = <TError = ErrorType<BadRequestResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setPassword>>, TError,SetPasswordMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof setPassword>>, TError,SetPasswordMutationVariables, TContext> => {

const mutationKey = getSetPasswordMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setPassword>>, SetPasswordMutationVariables> = (props) => {
          const {data,params} = props ?? {};

          return  setPassword(data,params,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SetPasswordMutationResult = NonNullable<Awaited<ReturnType<typeof setPassword>>>
    export type SetPasswordMutationBody = BodyType<SetPasswordRequest>
    export type SetPasswordMutationError = ErrorType<BadRequestResponse | TooManyRequestsResponse>
    export type SetPasswordMutationVariables = {data: BodyType<SetPasswordRequest>;params: SetPasswordParams}

    /**
 * @summary Set the first password
 */
export const useSetPassword = <TError = ErrorType<BadRequestResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setPassword>>, TError,SetPasswordMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setPassword>>,
        TError,
        SetPasswordMutationVariables,
        TContext
      > => {
      return useMutation(getSetPasswordMutationOptions(options), queryClient);
    }
    export const getResendEmailUrl = () => {




  return `/api/v1/user/email-resend`
}

/**
 * No sign-in. Resends the link that confirms an address. Answers 202 for unknown addresses too, to hide who has an account, and 429 after too many requests.
 * @summary Resend the confirmation email
 */
export const resendEmail = async (resendEmailRequest: ResendEmailRequest, options?: Parameters<typeof transport>[1]): Promise<void> => {

  return transport<void>(getResendEmailUrl(),
  {
      operation: 'resendEmail', given: [resendEmailRequest],
    ...options,
    method: 'POST'
    ,
    body: JSON.stringify(resendEmailRequest)
  }
);}





export const getResendEmailMutationKey = () => ['resendEmail'] as const;

export const getResendEmailMutationOptions = <TError = ErrorType<BadRequestResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resendEmail>>, TError,ResendEmailMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof resendEmail>>, TError,ResendEmailMutationVariables, TContext> => {

const mutationKey = getResendEmailMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof resendEmail>>, ResendEmailMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  resendEmail(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ResendEmailMutationResult = NonNullable<Awaited<ReturnType<typeof resendEmail>>>
    export type ResendEmailMutationBody = BodyType<ResendEmailRequest>
    export type ResendEmailMutationError = ErrorType<BadRequestResponse | TooManyRequestsResponse>
    export type ResendEmailMutationVariables = {data: BodyType<ResendEmailRequest>}

    /**
 * @summary Resend the confirmation email
 */
export const useResendEmail = <TError = ErrorType<BadRequestResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resendEmail>>, TError,ResendEmailMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof resendEmail>>,
        TError,
        ResendEmailMutationVariables,
        TContext
      > => {
      return useMutation(getResendEmailMutationOptions(options), queryClient);
    }
    export const getRegisterUserUrl = () => {




  return `/api/v1/user/register`
}

/**
 * No sign-in. Creates a user and the account they own, unconfirmed: they cannot sign in until they follow the link in the email, which also sets the password (`setPassword`). Refused with 400, field by field, for an address that is taken or reserved or does not match its confirmation, and for a postal code that does not fit the country.
 * @summary Create an account
 */
export const registerUser = async (registerRequest: RegisterRequest, options?: Parameters<typeof transport>[1]): Promise<Registration> => {

  return transport<Registration>(getRegisterUserUrl(),
  {
      operation: 'registerUser', given: [registerRequest],
    ...options,
    method: 'POST'
    ,
    body: JSON.stringify(registerRequest)
  }
);}





export const getRegisterUserMutationKey = () => ['registerUser'] as const;

export const getRegisterUserMutationOptions = <TError = ErrorType<BadRequestResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof registerUser>>, TError,RegisterUserMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof registerUser>>, TError,RegisterUserMutationVariables, TContext> => {

const mutationKey = getRegisterUserMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof registerUser>>, RegisterUserMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  registerUser(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RegisterUserMutationResult = NonNullable<Awaited<ReturnType<typeof registerUser>>>
    export type RegisterUserMutationBody = BodyType<RegisterRequest>
    export type RegisterUserMutationError = ErrorType<BadRequestResponse | TooManyRequestsResponse>
    export type RegisterUserMutationVariables = {data: BodyType<RegisterRequest>}

    /**
 * @summary Create an account
 */
export const useRegisterUser = <TError = ErrorType<BadRequestResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof registerUser>>, TError,RegisterUserMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof registerUser>>,
        TError,
        RegisterUserMutationVariables,
        TContext
      > => {
      return useMutation(getRegisterUserMutationOptions(options), queryClient);
    }
    export const getRequestEmailChangeUrl = () => {




  return `/api/v1/user/change-email`
}

/**
 * Any signed-in user, for themselves. Emails both addresses; the current one stays in force until the new one is confirmed. A later request withdraws the earlier links. Refused with 400 for the current, a taken or a reserved address, and with 429 from the sixth request within 15 minutes.
 * @summary Request a change of email
 */
export const requestEmailChange = async (changeEmailRequest: ChangeEmailRequest, options?: Parameters<typeof transport>[1]): Promise<void> => {

  return transport<void>(getRequestEmailChangeUrl(),
  {
      operation: 'requestEmailChange', given: [changeEmailRequest],
    ...options,
    method: 'POST'
    ,
    body: JSON.stringify(changeEmailRequest)
  }
);}





export const getRequestEmailChangeMutationKey = () => ['requestEmailChange'] as const;

export const getRequestEmailChangeMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestEmailChange>>, TError,RequestEmailChangeMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof requestEmailChange>>, TError,RequestEmailChangeMutationVariables, TContext> => {

const mutationKey = getRequestEmailChangeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof requestEmailChange>>, RequestEmailChangeMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  requestEmailChange(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RequestEmailChangeMutationResult = NonNullable<Awaited<ReturnType<typeof requestEmailChange>>>
    export type RequestEmailChangeMutationBody = BodyType<ChangeEmailRequest>
    export type RequestEmailChangeMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse>
    export type RequestEmailChangeMutationVariables = {data: BodyType<ChangeEmailRequest>}

    /**
 * @summary Request a change of email
 */
export const useRequestEmailChange = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestEmailChange>>, TError,RequestEmailChangeMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof requestEmailChange>>,
        TError,
        RequestEmailChangeMutationVariables,
        TContext
      > => {
      return useMutation(getRequestEmailChangeMutationOptions(options), queryClient);
    }
    export const getAcceptEmailChangeUrl = (params: AcceptEmailChangeParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/user/change-email/accept/?${stringifiedParams}` : `/api/v1/user/change-email/accept/`
}

/**
 * No sign-in: the one-time token sent to the new address authorizes the call. Changes the address to sign in with and the address that messages go to, and consumes the token. Refused with 400 for a token that is unknown, expired, used or withdrawn, and when the address was taken in the meantime.
 * @summary Confirm the new email address
 */
export const acceptEmailChange = async (params: AcceptEmailChangeParams, options?: Parameters<typeof transport>[1]): Promise<void> => {

  return transport<void>(getAcceptEmailChangeUrl(params),
  {
      operation: 'acceptEmailChange', given: [params],
    ...options,
    method: 'POST'


  }
);}





export const getAcceptEmailChangeMutationKey = () => ['acceptEmailChange'] as const;

export const getAcceptEmailChangeMutationOptions = <TError = ErrorType<InvalidTokenResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof acceptEmailChange>>, TError,AcceptEmailChangeMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof acceptEmailChange>>, TError,AcceptEmailChangeMutationVariables, TContext> => {

const mutationKey = getAcceptEmailChangeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof acceptEmailChange>>, AcceptEmailChangeMutationVariables> = (props) => {
          const {params} = props ?? {};

          return  acceptEmailChange(params,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AcceptEmailChangeMutationResult = NonNullable<Awaited<ReturnType<typeof acceptEmailChange>>>

    export type AcceptEmailChangeMutationError = ErrorType<InvalidTokenResponse>
    export type AcceptEmailChangeMutationVariables = {params: AcceptEmailChangeParams}

    /**
 * @summary Confirm the new email address
 */
export const useAcceptEmailChange = <TError = ErrorType<InvalidTokenResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof acceptEmailChange>>, TError,AcceptEmailChangeMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof acceptEmailChange>>,
        TError,
        AcceptEmailChangeMutationVariables,
        TContext
      > => {
      return useMutation(getAcceptEmailChangeMutationOptions(options), queryClient);
    }
    export const getDeclineEmailChangeUrl = (params: DeclineEmailChangeParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/user/change-email/decline/?${stringifiedParams}` : `/api/v1/user/change-email/decline/`
}

/**
 * No sign-in: the one-time token of either email authorizes the call. Keeps the current address and withdraws both links. Refused with 400 for a token that is unknown, expired, used or withdrawn.
 * @summary Decline the new email address
 */
export const declineEmailChange = async (params: DeclineEmailChangeParams, options?: Parameters<typeof transport>[1]): Promise<void> => {

  return transport<void>(getDeclineEmailChangeUrl(params),
  {
      operation: 'declineEmailChange', given: [params],
    ...options,
    method: 'DELETE'


  }
);}





export const getDeclineEmailChangeMutationKey = () => ['declineEmailChange'] as const;

export const getDeclineEmailChangeMutationOptions = <TError = ErrorType<InvalidTokenResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof declineEmailChange>>, TError,DeclineEmailChangeMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof declineEmailChange>>, TError,DeclineEmailChangeMutationVariables, TContext> => {

const mutationKey = getDeclineEmailChangeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof declineEmailChange>>, DeclineEmailChangeMutationVariables> = (props) => {
          const {params} = props ?? {};

          return  declineEmailChange(params,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeclineEmailChangeMutationResult = NonNullable<Awaited<ReturnType<typeof declineEmailChange>>>

    export type DeclineEmailChangeMutationError = ErrorType<InvalidTokenResponse>
    export type DeclineEmailChangeMutationVariables = {params: DeclineEmailChangeParams}

    /**
 * @summary Decline the new email address
 */
export const useDeclineEmailChange = <TError = ErrorType<InvalidTokenResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof declineEmailChange>>, TError,DeclineEmailChangeMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof declineEmailChange>>,
        TError,
        DeclineEmailChangeMutationVariables,
        TContext
      > => {
      return useMutation(getDeclineEmailChangeMutationOptions(options), queryClient);
    }
    export const getTestPushUrl = () => {




  return `/api/v1/user/test-push`
}

/**
 * Any signed-in user, for themselves; another user's id is 404. Sends one text message or push notification and changes nothing. A notification that could not be sent is a 200 with `push_notification_sent: false` and the reason; 429 after too many requests.
 * @summary Send a test notification
 */
export const testPush = async (testPushRequest: TestPushRequest, options?: Parameters<typeof transport>[1]): Promise<TestPushResult> => {

  return transport<TestPushResult>(getTestPushUrl(),
  {
      operation: 'testPush', given: [testPushRequest],
    ...options,
    method: 'POST'
    ,
    body: JSON.stringify(testPushRequest)
  }
);}





export const getTestPushMutationKey = () => ['testPush'] as const;

export const getTestPushMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof testPush>>, TError,TestPushMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof testPush>>, TError,TestPushMutationVariables, TContext> => {

const mutationKey = getTestPushMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof testPush>>, TestPushMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  testPush(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type TestPushMutationResult = NonNullable<Awaited<ReturnType<typeof testPush>>>
    export type TestPushMutationBody = BodyType<TestPushRequest>
    export type TestPushMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>
    export type TestPushMutationVariables = {data: BodyType<TestPushRequest>}

    /**
 * @summary Send a test notification
 */
export const useTestPush = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof testPush>>, TError,TestPushMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof testPush>>,
        TError,
        TestPushMutationVariables,
        TContext
      > => {
      return useMutation(getTestPushMutationOptions(options), queryClient);
    }
    export const getUpdateUserUrl = (userId: number,) => {




  return `/api/v1/user/${encodeURIComponent(String(userId))}`
}

/**
 * Users change their own profile. An owner may change only `vehicle_access` of their guests. Their own `vehicle_access` and other fields of a guest are 403 `OWNER_ONLY`. Other users are 404. A guest whose access changes is informed by email. Refused with 400 field by field, such as overlapping exclusive access (`EXCLUSIVE_OVERLAP`), an unknown time zone, a postal code that does not fit the country, exclusive access without an end, or another country while the account has credit or a paid, pending or unpaid term: its prices would have another currency. `vehicle_access` replaces all access to the account, an empty list removes the guest. With 403 `PENDING_TRANSFER` it neither adds nor changes access to a vehicle that is offered to a new owner.
 * @summary Change a user
 */
export const updateUser = async (userId: number,
    userUpdate: UserUpdate, options?: Parameters<typeof transport>[1]): Promise<User> => {

  return transport<User>(getUpdateUserUrl(userId),
  {
      operation: 'updateUser', given: [userId, userUpdate],
    ...options,
    method: 'PATCH'
    ,
    body: JSON.stringify(userUpdate)
  }
);}





export const getUpdateUserMutationKey = () => ['updateUser'] as const;

export const getUpdateUserMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateUser>>, TError,UpdateUserMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof updateUser>>, TError,UpdateUserMutationVariables, TContext> => {

const mutationKey = getUpdateUserMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateUser>>, UpdateUserMutationVariables> = (props) => {
          const {userId,data} = props ?? {};

          return  updateUser(userId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateUserMutationResult = NonNullable<Awaited<ReturnType<typeof updateUser>>>
    export type UpdateUserMutationBody = BodyType<UserUpdate>
    export type UpdateUserMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>
    export type UpdateUserMutationVariables = {userId: number;data: BodyType<UserUpdate>}

    /**
 * @summary Change a user
 */
export const useUpdateUser = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateUser>>, TError,UpdateUserMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateUser>>,
        TError,
        UpdateUserMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateUserMutationOptions(options), queryClient);
    }
    export const getDeleteUserUrl = (userId: number,
    params: DeleteUserParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/user/${encodeURIComponent(String(userId))}?${stringifiedParams}` : `/api/v1/user/${encodeURIComponent(String(userId))}`
}

/**
 * The owner of the account named in `subscriber`, and guests for themselves, who leave; for another user a guest gets 403 `OWNER_ONLY`. Ends the guest's access to all vehicles of that account and informs the other side by email; the user's own account stays. Removed by the owner, their open invitation from that account is canceled as well. A user who is not a guest of the account is 404.
 * @summary End a guest's access to the account's vehicles
 */
export const deleteUser = async (userId: number,
    params: DeleteUserParams, options?: Parameters<typeof transport>[1]): Promise<void> => {

  return transport<void>(getDeleteUserUrl(userId,params),
  {
      operation: 'deleteUser', given: [userId, params],
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteUserMutationKey = () => ['deleteUser'] as const;

export const getDeleteUserMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteUser>>, TError,DeleteUserMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteUser>>, TError,DeleteUserMutationVariables, TContext> => {

const mutationKey = getDeleteUserMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteUser>>, DeleteUserMutationVariables> = (props) => {
          const {userId,params} = props ?? {};

          return  deleteUser(userId,params,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteUserMutationResult = NonNullable<Awaited<ReturnType<typeof deleteUser>>>

    export type DeleteUserMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>
    export type DeleteUserMutationVariables = {userId: number;params: DeleteUserParams}

    /**
 * @summary End a guest's access to the account's vehicles
 */
export const useDeleteUser = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteUser>>, TError,DeleteUserMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteUser>>,
        TError,
        DeleteUserMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteUserMutationOptions(options), queryClient);
    }
    export const getSetVoicePinUrl = (userId: number,) => {




  return `/api/v1/user/${encodeURIComponent(String(userId))}/voice-pin`
}

/**
 * Any signed-in user, for themselves; another user's id is 404. Sets or replaces the PIN that voice assistants ask for before they unlock a vehicle. The PIN is never returned. Refused with 400 unless it has the documented length and only digits.
 * @summary Set the PIN that voice assistants ask for before unlocking
 */
export const setVoicePin = async (userId: number,
    voicePinRequest: VoicePinRequest, options?: Parameters<typeof transport>[1]): Promise<void> => {

  return transport<void>(getSetVoicePinUrl(userId),
  {
      operation: 'setVoicePin', given: [userId, voicePinRequest],
    ...options,
    method: 'PATCH'
    ,
    body: JSON.stringify(voicePinRequest)
  }
);}





export const getSetVoicePinMutationKey = () => ['setVoicePin'] as const;

export const getSetVoicePinMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setVoicePin>>, TError,SetVoicePinMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof setVoicePin>>, TError,SetVoicePinMutationVariables, TContext> => {

const mutationKey = getSetVoicePinMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setVoicePin>>, SetVoicePinMutationVariables> = (props) => {
          const {userId,data} = props ?? {};

          return  setVoicePin(userId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SetVoicePinMutationResult = NonNullable<Awaited<ReturnType<typeof setVoicePin>>>
    export type SetVoicePinMutationBody = BodyType<VoicePinRequest>
    export type SetVoicePinMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>
    export type SetVoicePinMutationVariables = {userId: number;data: BodyType<VoicePinRequest>}

    /**
 * @summary Set the PIN that voice assistants ask for before unlocking
 */
export const useSetVoicePin = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setVoicePin>>, TError,SetVoicePinMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setVoicePin>>,
        TError,
        SetVoicePinMutationVariables,
        TContext
      > => {
      return useMutation(getSetVoicePinMutationOptions(options), queryClient);
    }
    export const getRemoveVoicePinUrl = (userId: number,) => {




  return `/api/v1/user/${encodeURIComponent(String(userId))}/voice-pin`
}

/**
 * Any signed-in user, for themselves; another user's id is 404. Without a PIN, voice assistants neither unlock a vehicle nor start its engine. Answers 204 as well if none is set.
 * @summary Remove the PIN for voice assistants
 */
export const removeVoicePin = async (userId: number, options?: Parameters<typeof transport>[1]): Promise<void> => {

  return transport<void>(getRemoveVoicePinUrl(userId),
  {
      operation: 'removeVoicePin', given: [userId],
    ...options,
    method: 'DELETE'


  }
);}





export const getRemoveVoicePinMutationKey = () => ['removeVoicePin'] as const;

export const getRemoveVoicePinMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeVoicePin>>, TError,RemoveVoicePinMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof removeVoicePin>>, TError,RemoveVoicePinMutationVariables, TContext> => {

const mutationKey = getRemoveVoicePinMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof removeVoicePin>>, RemoveVoicePinMutationVariables> = (props) => {
          const {userId} = props ?? {};

          return  removeVoicePin(userId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RemoveVoicePinMutationResult = NonNullable<Awaited<ReturnType<typeof removeVoicePin>>>

    export type RemoveVoicePinMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>
    export type RemoveVoicePinMutationVariables = {userId: number}

    /**
 * @summary Remove the PIN for voice assistants
 */
export const useRemoveVoicePin = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeVoicePin>>, TError,RemoveVoicePinMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof removeVoicePin>>,
        TError,
        RemoveVoicePinMutationVariables,
        TContext
      > => {
      return useMutation(getRemoveVoicePinMutationOptions(options), queryClient);
    }
