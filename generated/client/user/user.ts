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
  AcceptEmailChangeParams
} from '../model/acceptEmailChangeParams.ts';

import type {
  AcceptInviteParams
} from '../model/acceptInviteParams.ts';

import type {
  BadRequestResponse
} from '../model/badRequestResponse.ts';

import type {
  ChangeEmailRequest
} from '../model/changeEmailRequest.ts';

import type {
  DeclineEmailChangeParams
} from '../model/declineEmailChangeParams.ts';

import type {
  DeclineInviteParams
} from '../model/declineInviteParams.ts';

import type {
  DeleteUserParams
} from '../model/deleteUserParams.ts';

import type {
  ForbiddenResponse
} from '../model/forbiddenResponse.ts';

import type {
  InvalidTokenResponse
} from '../model/invalidTokenResponse.ts';

import type {
  InvitationToken
} from '../model/invitationToken.ts';

import type {
  InvitationTokenList
} from '../model/invitationTokenList.ts';

import type {
  InviteRequest
} from '../model/inviteRequest.ts';

import type {
  ListUsersParams
} from '../model/listUsersParams.ts';

import type {
  NotFoundResponse
} from '../model/notFoundResponse.ts';

import type {
  RegisterRequest
} from '../model/registerRequest.ts';

import type {
  Registration
} from '../model/registration.ts';

import type {
  ResendEmailRequest
} from '../model/resendEmailRequest.ts';

import type {
  SetPasswordParams
} from '../model/setPasswordParams.ts';

import type {
  SetPasswordRequest
} from '../model/setPasswordRequest.ts';

import type {
  TestPushRequest
} from '../model/testPushRequest.ts';

import type {
  TestPushResult
} from '../model/testPushResult.ts';

import type {
  TooManyRequestsResponse
} from '../model/tooManyRequestsResponse.ts';

import type {
  UnauthorizedResponse
} from '../model/unauthorizedResponse.ts';

import type {
  User
} from '../model/user.ts';

import type {
  UserPage
} from '../model/userPage.ts';

import type {
  UserUpdate
} from '../model/userUpdate.ts';

import type {
  VoicePinRequest
} from '../model/voicePinRequest.ts';

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

export type listUsersResponse200 = {
  data: UserPage
  status: 200
}

export type listUsersResponse400 = {
  data: BadRequestResponse
  status: 400
}

export type listUsersResponse401 = {
  data: UnauthorizedResponse
  status: 401
}

export type listUsersResponseSuccess = (listUsersResponse200) & {
  headers: Headers;
};
export type listUsersResponseError = (listUsersResponse400 | listUsersResponse401) & {
  headers: Headers;
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
 * @summary The signed-in user and the people they share with
 */
export const listUsers = async (params?: ListUsersParams, options?: Parameters<typeof transport>[1]): Promise<listUsersResponseSuccess> => {

  return transport<listUsersResponseSuccess>(getListUsersUrl(params),
  {
    ...options,
    method: 'GET'


  }
, {"errorResponses":[{"status":400,"contentType":"application/json"},{"status":401,"contentType":"application/json"}]});}





export const getListUsersQueryKey = (params?: ListUsersParams,) => {
    return [
    "listUsers", ...(params ? [params] : [])
    ] as const;
    }


export const getListUsersQueryOptions = <TData = Awaited<ReturnType<typeof listUsers>>, TError = ErrorType<listUsersResponseError>>(params?: ListUsersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUsers>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListUsersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listUsers>>> = ({ signal }) => listUsers(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listUsers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListUsersQueryResult = NonNullable<Awaited<ReturnType<typeof listUsers>>>
export type ListUsersQueryError = ErrorType<listUsersResponseError>


export function useListUsers<TData = Awaited<ReturnType<typeof listUsers>>, TError = ErrorType<listUsersResponseError>>(
 params: undefined |  ListUsersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUsers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listUsers>>,
          TError,
          Awaited<ReturnType<typeof listUsers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListUsers<TData = Awaited<ReturnType<typeof listUsers>>, TError = ErrorType<listUsersResponseError>>(
 params?: ListUsersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUsers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listUsers>>,
          TError,
          Awaited<ReturnType<typeof listUsers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListUsers<TData = Awaited<ReturnType<typeof listUsers>>, TError = ErrorType<listUsersResponseError>>(
 params?: ListUsersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUsers>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The signed-in user and the people they share with
 */

export function useListUsers<TData = Awaited<ReturnType<typeof listUsers>>, TError = ErrorType<listUsersResponseError>>(
 params?: ListUsersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUsers>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListUsersQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export type listUserTokensResponse200 = {
  data: InvitationTokenList
  status: 200
}

export type listUserTokensResponse400 = {
  data: BadRequestResponse
  status: 400
}

export type listUserTokensResponse401 = {
  data: UnauthorizedResponse
  status: 401
}

export type listUserTokensResponseSuccess = (listUserTokensResponse200) & {
  headers: Headers;
};
export type listUserTokensResponseError = (listUserTokensResponse400 | listUserTokensResponse401) & {
  headers: Headers;
};

export const getListUserTokensUrl = () => {




  return `/api/v1/user/token`
}

/**
 * Any signed-in user. Owners get the invitations they sent, invited users those sent to their address, both only while they wait for an answer. Changes nothing.
 * @summary Pending invitations
 */
export const listUserTokens = async ( options?: Parameters<typeof transport>[1]): Promise<listUserTokensResponseSuccess> => {

  return transport<listUserTokensResponseSuccess>(getListUserTokensUrl(),
  {
    ...options,
    method: 'GET'


  }
, {"errorResponses":[{"status":400,"contentType":"application/json"},{"status":401,"contentType":"application/json"}]});}





export const getListUserTokensQueryKey = () => {
    return [
    "listUserTokens"
    ] as const;
    }


export const getListUserTokensQueryOptions = <TData = Awaited<ReturnType<typeof listUserTokens>>, TError = ErrorType<listUserTokensResponseError>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUserTokens>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListUserTokensQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listUserTokens>>> = ({ signal }) => listUserTokens({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listUserTokens>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListUserTokensQueryResult = NonNullable<Awaited<ReturnType<typeof listUserTokens>>>
export type ListUserTokensQueryError = ErrorType<listUserTokensResponseError>


export function useListUserTokens<TData = Awaited<ReturnType<typeof listUserTokens>>, TError = ErrorType<listUserTokensResponseError>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUserTokens>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listUserTokens>>,
          TError,
          Awaited<ReturnType<typeof listUserTokens>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListUserTokens<TData = Awaited<ReturnType<typeof listUserTokens>>, TError = ErrorType<listUserTokensResponseError>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUserTokens>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listUserTokens>>,
          TError,
          Awaited<ReturnType<typeof listUserTokens>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListUserTokens<TData = Awaited<ReturnType<typeof listUserTokens>>, TError = ErrorType<listUserTokensResponseError>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUserTokens>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Pending invitations
 */

export function useListUserTokens<TData = Awaited<ReturnType<typeof listUserTokens>>, TError = ErrorType<listUserTokensResponseError>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUserTokens>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListUserTokensQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export type inviteUserResponse201 = {
  data: InvitationToken
  status: 201
}

export type inviteUserResponse400 = {
  data: BadRequestResponse
  status: 400
}

export type inviteUserResponse401 = {
  data: UnauthorizedResponse
  status: 401
}

export type inviteUserResponse403 = {
  data: ForbiddenResponse
  status: 403
}

export type inviteUserResponse404 = {
  data: NotFoundResponse
  status: 404
}

export type inviteUserResponse429 = {
  data: TooManyRequestsResponse
  status: 429
}

export type inviteUserResponseSuccess = (inviteUserResponse201) & {
  headers: Headers;
};
export type inviteUserResponseError = (inviteUserResponse400 | inviteUserResponse401 | inviteUserResponse403 | inviteUserResponse404 | inviteUserResponse429) & {
  headers: Headers;
};

export const getInviteUserUrl = () => {




  return `/api/v1/user/invite`
}

/**
 * Only the owner of the account and of every vehicle named. E-mails a link that is valid for seven days. A second invitation to the same address keeps its token, adds the vehicles and takes the status `resent`. Refused with 400 for one's own address, a vehicle named twice, an end that lies in the past or before the start, and exclusive access without an end; with 403 `PENDING_TRANSFER` while a vehicle is offered to a new owner; with 429 from the sixth invitation to an address within 15 minutes.
 * @summary Invite somebody to share vehicles
 */
export const inviteUser = async (inviteRequest: InviteRequest, options?: Parameters<typeof transport>[1]): Promise<inviteUserResponseSuccess> => {

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
return transport<inviteUserResponseSuccess>(getInviteUserUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(inviteRequest)
  }
, {"errorResponses":[{"status":400,"contentType":"application/json"},{"status":401,"contentType":"application/json"},{"status":403,"contentType":"application/json"},{"status":404,"contentType":"application/json"},{"status":429,"contentType":"application/json"}]});}





export const getInviteUserMutationKey = () => ['inviteUser'] as const;

export const getInviteUserMutationOptions = <TError = ErrorType<inviteUserResponseError>,
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
    export type InviteUserMutationError = ErrorType<inviteUserResponseError>
    export type InviteUserMutationVariables = {data: BodyType<InviteRequest>}

    /**
 * @summary Invite somebody to share vehicles
 */
export const useInviteUser = <TError = ErrorType<inviteUserResponseError>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof inviteUser>>, TError,InviteUserMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof inviteUser>>,
        TError,
        InviteUserMutationVariables,
        TContext
      > => {
      return useMutation(getInviteUserMutationOptions(options), queryClient);
    }
    export type acceptInviteResponse204 = {
  data: void
  status: 204
}

export type acceptInviteResponse400 = {
  data: InvalidTokenResponse
  status: 400
}

export type acceptInviteResponse401 = {
  data: UnauthorizedResponse
  status: 401
}

export type acceptInviteResponse403 = {
  data: ForbiddenResponse
  status: 403
}

export type acceptInviteResponseSuccess = (acceptInviteResponse204) & {
  headers: Headers;
};
export type acceptInviteResponseError = (acceptInviteResponse400 | acceptInviteResponse401 | acceptInviteResponse403) & {
  headers: Headers;
};

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
 * Only the user whose address the invitation was sent to; others get 403 `WRONG_RECIPIENT`. Gives that user the access named in the invitation, replaces earlier access to the same vehicles, and informs the owner. A token that is unknown, expired, answered or canceled is refused with 400 and its code.
 * @summary Accept an invitation
 */
export const acceptInvite = async (params: AcceptInviteParams, options?: Parameters<typeof transport>[1]): Promise<acceptInviteResponseSuccess> => {

  return transport<acceptInviteResponseSuccess>(getAcceptInviteUrl(params),
  {
    ...options,
    method: 'POST'


  }
, {"errorResponses":[{"status":400,"contentType":"application/json"},{"status":401,"contentType":"application/json"},{"status":403,"contentType":"application/json"}]});}





export const getAcceptInviteMutationKey = () => ['acceptInvite'] as const;

export const getAcceptInviteMutationOptions = <TError = ErrorType<acceptInviteResponseError>,
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

    export type AcceptInviteMutationError = ErrorType<acceptInviteResponseError>
    export type AcceptInviteMutationVariables = {params: AcceptInviteParams}

    /**
 * @summary Accept an invitation
 */
export const useAcceptInvite = <TError = ErrorType<acceptInviteResponseError>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof acceptInvite>>, TError,AcceptInviteMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof acceptInvite>>,
        TError,
        AcceptInviteMutationVariables,
        TContext
      > => {
      return useMutation(getAcceptInviteMutationOptions(options), queryClient);
    }
    export type declineInviteResponse204 = {
  data: void
  status: 204
}

export type declineInviteResponse400 = {
  data: InvalidTokenResponse
  status: 400
}

export type declineInviteResponseSuccess = (declineInviteResponse204) & {
  headers: Headers;
};
export type declineInviteResponseError = (declineInviteResponse400) & {
  headers: Headers;
};

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
 * No sign-in: the token is the authority. Declines the invitation and informs its sender; a signed-in owner uses the same call to cancel an invitation they sent. A token that is unknown, expired, answered or canceled is refused with 400 and its code.
 * @summary Decline an invitation, or cancel one's own
 */
export const declineInvite = async (params: DeclineInviteParams, options?: Parameters<typeof transport>[1]): Promise<declineInviteResponseSuccess> => {

  return transport<declineInviteResponseSuccess>(getDeclineInviteUrl(params),
  {
    ...options,
    method: 'DELETE'


  }
, {"errorResponses":[{"status":400,"contentType":"application/json"}]});}





export const getDeclineInviteMutationKey = () => ['declineInvite'] as const;

export const getDeclineInviteMutationOptions = <TError = ErrorType<declineInviteResponseError>,
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

    export type DeclineInviteMutationError = ErrorType<declineInviteResponseError>
    export type DeclineInviteMutationVariables = {params: DeclineInviteParams}

    /**
 * @summary Decline an invitation, or cancel one's own
 */
export const useDeclineInvite = <TError = ErrorType<declineInviteResponseError>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof declineInvite>>, TError,DeclineInviteMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof declineInvite>>,
        TError,
        DeclineInviteMutationVariables,
        TContext
      > => {
      return useMutation(getDeclineInviteMutationOptions(options), queryClient);
    }
    export type setPasswordResponse204 = {
  data: void
  status: 204
}

export type setPasswordResponse400 = {
  data: BadRequestResponse
  status: 400
}

export type setPasswordResponse429 = {
  data: TooManyRequestsResponse
  status: 429
}

export type setPasswordResponseSuccess = (setPasswordResponse204) & {
  headers: Headers;
};
export type setPasswordResponseError = (setPasswordResponse400 | setPasswordResponse429) & {
  headers: Headers;
};

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
 * No sign-in: the one-time token of the e-mail is the authority. Sets the password of an account that has none yet or was reset, confirms its address and uses up the token. Refused with 400 for a token that is unknown, expired, used or replaced by a newer one, for a password that breaks the rules, and for two that differ.
 * @summary Set the first password
 */
export const setPassword = async (setPasswordRequest: SetPasswordRequest,
    params: SetPasswordParams, options?: Parameters<typeof transport>[1]): Promise<setPasswordResponseSuccess> => {

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
return transport<setPasswordResponseSuccess>(getSetPasswordUrl(params),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(setPasswordRequest)
  }
, {"errorResponses":[{"status":400,"contentType":"application/json"},{"status":429,"contentType":"application/json"}]});}





export const getSetPasswordMutationKey = () => ['setPassword'] as const;

export const getSetPasswordMutationOptions = <TError = ErrorType<setPasswordResponseError>,
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
    export type SetPasswordMutationError = ErrorType<setPasswordResponseError>
    export type SetPasswordMutationVariables = {data: BodyType<SetPasswordRequest>;params: SetPasswordParams}

    /**
 * @summary Set the first password
 */
export const useSetPassword = <TError = ErrorType<setPasswordResponseError>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setPassword>>, TError,SetPasswordMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setPassword>>,
        TError,
        SetPasswordMutationVariables,
        TContext
      > => {
      return useMutation(getSetPasswordMutationOptions(options), queryClient);
    }
    export type resendEmailResponse202 = {
  data: void
  status: 202
}

export type resendEmailResponse400 = {
  data: BadRequestResponse
  status: 400
}

export type resendEmailResponse429 = {
  data: TooManyRequestsResponse
  status: 429
}

export type resendEmailResponseSuccess = (resendEmailResponse202) & {
  headers: Headers;
};
export type resendEmailResponseError = (resendEmailResponse400 | resendEmailResponse429) & {
  headers: Headers;
};

export const getResendEmailUrl = () => {




  return `/api/v1/user/email-resend`
}

/**
 * No sign-in. Sends the link to confirm an address again. Always 202, whether the address is known or not, so that it does not reveal who has an account; 429 when asked too often.
 * @summary Send the confirmation e-mail again
 */
export const resendEmail = async (resendEmailRequest: ResendEmailRequest, options?: Parameters<typeof transport>[1]): Promise<resendEmailResponseSuccess> => {

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
return transport<resendEmailResponseSuccess>(getResendEmailUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(resendEmailRequest)
  }
, {"errorResponses":[{"status":400,"contentType":"application/json"},{"status":429,"contentType":"application/json"}]});}





export const getResendEmailMutationKey = () => ['resendEmail'] as const;

export const getResendEmailMutationOptions = <TError = ErrorType<resendEmailResponseError>,
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
    export type ResendEmailMutationError = ErrorType<resendEmailResponseError>
    export type ResendEmailMutationVariables = {data: BodyType<ResendEmailRequest>}

    /**
 * @summary Send the confirmation e-mail again
 */
export const useResendEmail = <TError = ErrorType<resendEmailResponseError>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resendEmail>>, TError,ResendEmailMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof resendEmail>>,
        TError,
        ResendEmailMutationVariables,
        TContext
      > => {
      return useMutation(getResendEmailMutationOptions(options), queryClient);
    }
    export type registerUserResponse201 = {
  data: Registration
  status: 201
}

export type registerUserResponse400 = {
  data: BadRequestResponse
  status: 400
}

export type registerUserResponse429 = {
  data: TooManyRequestsResponse
  status: 429
}

export type registerUserResponseSuccess = (registerUserResponse201) & {
  headers: Headers;
};
export type registerUserResponseError = (registerUserResponse400 | registerUserResponse429) & {
  headers: Headers;
};

export const getRegisterUserUrl = () => {




  return `/api/v1/user/register`
}

/**
 * No sign-in. Creates a user and the account they own, unconfirmed: nobody can sign in with it before the link in the e-mail is followed, which also sets the password (`setPassword`). Refused with 400, field by field, for an address that is taken or reserved or does not match its confirmation, and for a postal code that does not fit the country.
 * @summary Create an account
 */
export const registerUser = async (registerRequest: RegisterRequest, options?: Parameters<typeof transport>[1]): Promise<registerUserResponseSuccess> => {

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
return transport<registerUserResponseSuccess>(getRegisterUserUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(registerRequest)
  }
, {"errorResponses":[{"status":400,"contentType":"application/json"},{"status":429,"contentType":"application/json"}]});}





export const getRegisterUserMutationKey = () => ['registerUser'] as const;

export const getRegisterUserMutationOptions = <TError = ErrorType<registerUserResponseError>,
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
    export type RegisterUserMutationError = ErrorType<registerUserResponseError>
    export type RegisterUserMutationVariables = {data: BodyType<RegisterRequest>}

    /**
 * @summary Create an account
 */
export const useRegisterUser = <TError = ErrorType<registerUserResponseError>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof registerUser>>, TError,RegisterUserMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof registerUser>>,
        TError,
        RegisterUserMutationVariables,
        TContext
      > => {
      return useMutation(getRegisterUserMutationOptions(options), queryClient);
    }
    export type requestEmailChangeResponse202 = {
  data: void
  status: 202
}

export type requestEmailChangeResponse400 = {
  data: BadRequestResponse
  status: 400
}

export type requestEmailChangeResponse401 = {
  data: UnauthorizedResponse
  status: 401
}

export type requestEmailChangeResponse429 = {
  data: TooManyRequestsResponse
  status: 429
}

export type requestEmailChangeResponseSuccess = (requestEmailChangeResponse202) & {
  headers: Headers;
};
export type requestEmailChangeResponseError = (requestEmailChangeResponse400 | requestEmailChangeResponse401 | requestEmailChangeResponse429) & {
  headers: Headers;
};

export const getRequestEmailChangeUrl = () => {




  return `/api/v1/user/change-email`
}

/**
 * Any signed-in user, for themselves. E-mails both addresses; the current one stays in force until the new one is confirmed. A later request withdraws the earlier links. Refused with 400 for the current, a taken or a reserved address, and with 429 from the sixth request within 15 minutes.
 * @summary Ask for a new e-mail address
 */
export const requestEmailChange = async (changeEmailRequest: ChangeEmailRequest, options?: Parameters<typeof transport>[1]): Promise<requestEmailChangeResponseSuccess> => {

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
return transport<requestEmailChangeResponseSuccess>(getRequestEmailChangeUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(changeEmailRequest)
  }
, {"errorResponses":[{"status":400,"contentType":"application/json"},{"status":401,"contentType":"application/json"},{"status":429,"contentType":"application/json"}]});}





export const getRequestEmailChangeMutationKey = () => ['requestEmailChange'] as const;

export const getRequestEmailChangeMutationOptions = <TError = ErrorType<requestEmailChangeResponseError>,
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
    export type RequestEmailChangeMutationError = ErrorType<requestEmailChangeResponseError>
    export type RequestEmailChangeMutationVariables = {data: BodyType<ChangeEmailRequest>}

    /**
 * @summary Ask for a new e-mail address
 */
export const useRequestEmailChange = <TError = ErrorType<requestEmailChangeResponseError>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestEmailChange>>, TError,RequestEmailChangeMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof requestEmailChange>>,
        TError,
        RequestEmailChangeMutationVariables,
        TContext
      > => {
      return useMutation(getRequestEmailChangeMutationOptions(options), queryClient);
    }
    export type acceptEmailChangeResponse204 = {
  data: void
  status: 204
}

export type acceptEmailChangeResponse400 = {
  data: InvalidTokenResponse
  status: 400
}

export type acceptEmailChangeResponseSuccess = (acceptEmailChangeResponse204) & {
  headers: Headers;
};
export type acceptEmailChangeResponseError = (acceptEmailChangeResponse400) & {
  headers: Headers;
};

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
 * No sign-in: the one-time token sent to the new address is the authority. Changes the address to sign in with and the address that messages go to, and uses up the token. Refused with 400 for a token that is unknown, expired, used or withdrawn, and when the address was taken in the meantime.
 * @summary Confirm the new e-mail address
 */
export const acceptEmailChange = async (params: AcceptEmailChangeParams, options?: Parameters<typeof transport>[1]): Promise<acceptEmailChangeResponseSuccess> => {

  return transport<acceptEmailChangeResponseSuccess>(getAcceptEmailChangeUrl(params),
  {
    ...options,
    method: 'POST'


  }
, {"errorResponses":[{"status":400,"contentType":"application/json"}]});}





export const getAcceptEmailChangeMutationKey = () => ['acceptEmailChange'] as const;

export const getAcceptEmailChangeMutationOptions = <TError = ErrorType<acceptEmailChangeResponseError>,
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

    export type AcceptEmailChangeMutationError = ErrorType<acceptEmailChangeResponseError>
    export type AcceptEmailChangeMutationVariables = {params: AcceptEmailChangeParams}

    /**
 * @summary Confirm the new e-mail address
 */
export const useAcceptEmailChange = <TError = ErrorType<acceptEmailChangeResponseError>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof acceptEmailChange>>, TError,AcceptEmailChangeMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof acceptEmailChange>>,
        TError,
        AcceptEmailChangeMutationVariables,
        TContext
      > => {
      return useMutation(getAcceptEmailChangeMutationOptions(options), queryClient);
    }
    export type declineEmailChangeResponse204 = {
  data: void
  status: 204
}

export type declineEmailChangeResponse400 = {
  data: InvalidTokenResponse
  status: 400
}

export type declineEmailChangeResponseSuccess = (declineEmailChangeResponse204) & {
  headers: Headers;
};
export type declineEmailChangeResponseError = (declineEmailChangeResponse400) & {
  headers: Headers;
};

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
 * No sign-in: the one-time token of either e-mail is the authority. Keeps the current address and withdraws both links. Refused with 400 for a token that is unknown, expired, used or withdrawn.
 * @summary Refuse the new e-mail address
 */
export const declineEmailChange = async (params: DeclineEmailChangeParams, options?: Parameters<typeof transport>[1]): Promise<declineEmailChangeResponseSuccess> => {

  return transport<declineEmailChangeResponseSuccess>(getDeclineEmailChangeUrl(params),
  {
    ...options,
    method: 'DELETE'


  }
, {"errorResponses":[{"status":400,"contentType":"application/json"}]});}





export const getDeclineEmailChangeMutationKey = () => ['declineEmailChange'] as const;

export const getDeclineEmailChangeMutationOptions = <TError = ErrorType<declineEmailChangeResponseError>,
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

    export type DeclineEmailChangeMutationError = ErrorType<declineEmailChangeResponseError>
    export type DeclineEmailChangeMutationVariables = {params: DeclineEmailChangeParams}

    /**
 * @summary Refuse the new e-mail address
 */
export const useDeclineEmailChange = <TError = ErrorType<declineEmailChangeResponseError>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof declineEmailChange>>, TError,DeclineEmailChangeMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof declineEmailChange>>,
        TError,
        DeclineEmailChangeMutationVariables,
        TContext
      > => {
      return useMutation(getDeclineEmailChangeMutationOptions(options), queryClient);
    }
    export type testPushResponse200 = {
  data: TestPushResult
  status: 200
}

export type testPushResponse400 = {
  data: BadRequestResponse
  status: 400
}

export type testPushResponse401 = {
  data: UnauthorizedResponse
  status: 401
}

export type testPushResponse403 = {
  data: ForbiddenResponse
  status: 403
}

export type testPushResponse404 = {
  data: NotFoundResponse
  status: 404
}

export type testPushResponse429 = {
  data: TooManyRequestsResponse
  status: 429
}

export type testPushResponseSuccess = (testPushResponse200) & {
  headers: Headers;
};
export type testPushResponseError = (testPushResponse400 | testPushResponse401 | testPushResponse403 | testPushResponse404 | testPushResponse429) & {
  headers: Headers;
};

export const getTestPushUrl = () => {




  return `/api/v1/user/test-push`
}

/**
 * Any signed-in user, for themselves; another user's id is 404. Sends one text message or push notification and changes nothing. A notification that could not be sent is a 200 with `push_notification_sent: false` and the reason; 429 when asked too often.
 * @summary Send a test notification
 */
export const testPush = async (testPushRequest: TestPushRequest, options?: Parameters<typeof transport>[1]): Promise<testPushResponseSuccess> => {

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
return transport<testPushResponseSuccess>(getTestPushUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(testPushRequest)
  }
, {"errorResponses":[{"status":400,"contentType":"application/json"},{"status":401,"contentType":"application/json"},{"status":403,"contentType":"application/json"},{"status":404,"contentType":"application/json"},{"status":429,"contentType":"application/json"}]});}





export const getTestPushMutationKey = () => ['testPush'] as const;

export const getTestPushMutationOptions = <TError = ErrorType<testPushResponseError>,
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
    export type TestPushMutationError = ErrorType<testPushResponseError>
    export type TestPushMutationVariables = {data: BodyType<TestPushRequest>}

    /**
 * @summary Send a test notification
 */
export const useTestPush = <TError = ErrorType<testPushResponseError>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof testPush>>, TError,TestPushMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof testPush>>,
        TError,
        TestPushMutationVariables,
        TContext
      > => {
      return useMutation(getTestPushMutationOptions(options), queryClient);
    }
    export type updateUserResponse200 = {
  data: User
  status: 200
}

export type updateUserResponse400 = {
  data: BadRequestResponse
  status: 400
}

export type updateUserResponse401 = {
  data: UnauthorizedResponse
  status: 401
}

export type updateUserResponse403 = {
  data: ForbiddenResponse
  status: 403
}

export type updateUserResponse404 = {
  data: NotFoundResponse
  status: 404
}

export type updateUserResponseSuccess = (updateUserResponse200) & {
  headers: Headers;
};
export type updateUserResponseError = (updateUserResponse400 | updateUserResponse401 | updateUserResponse403 | updateUserResponse404) & {
  headers: Headers;
};

export const getUpdateUserUrl = (userId: number,) => {




  return `/api/v1/user/${encodeURIComponent(String(userId))}`
}

/**
 * Users change their own profile. An owner may change `vehicle_access` of the people they share with, and nothing else; that field of one's own, and other fields of a guest, are 403 `OWNER_ONLY`. Anyone else is 404. Refused with 400 field by field, such as an unknown time zone, a postal code that does not fit the country, or exclusive access without an end.
 * @summary Change a user
 */
export const updateUser = async (userId: number,
    userUpdate: UserUpdate, options?: Parameters<typeof transport>[1]): Promise<updateUserResponseSuccess> => {

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
return transport<updateUserResponseSuccess>(getUpdateUserUrl(userId),
  {
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(userUpdate)
  }
, {"errorResponses":[{"status":400,"contentType":"application/json"},{"status":401,"contentType":"application/json"},{"status":403,"contentType":"application/json"},{"status":404,"contentType":"application/json"}]});}





export const getUpdateUserMutationKey = () => ['updateUser'] as const;

export const getUpdateUserMutationOptions = <TError = ErrorType<updateUserResponseError>,
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
    export type UpdateUserMutationError = ErrorType<updateUserResponseError>
    export type UpdateUserMutationVariables = {userId: number;data: BodyType<UserUpdate>}

    /**
 * @summary Change a user
 */
export const useUpdateUser = <TError = ErrorType<updateUserResponseError>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateUser>>, TError,UpdateUserMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateUser>>,
        TError,
        UpdateUserMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateUserMutationOptions(options), queryClient);
    }
    export type deleteUserResponse204 = {
  data: void
  status: 204
}

export type deleteUserResponse400 = {
  data: BadRequestResponse
  status: 400
}

export type deleteUserResponse401 = {
  data: UnauthorizedResponse
  status: 401
}

export type deleteUserResponse403 = {
  data: ForbiddenResponse
  status: 403
}

export type deleteUserResponse404 = {
  data: NotFoundResponse
  status: 404
}

export type deleteUserResponseSuccess = (deleteUserResponse204) & {
  headers: Headers;
};
export type deleteUserResponseError = (deleteUserResponse400 | deleteUserResponse401 | deleteUserResponse403 | deleteUserResponse404) & {
  headers: Headers;
};

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
 * Only the owner of the account named in `subscriber`; a guest gets 403 `OWNER_ONLY`. Ends the guest's access to all vehicles of that account and informs the guest; the user's own account stays. A user who is no guest of the account is 404.
 * @summary End somebody's access to one's vehicles
 */
export const deleteUser = async (userId: number,
    params: DeleteUserParams, options?: Parameters<typeof transport>[1]): Promise<deleteUserResponseSuccess> => {

  return transport<deleteUserResponseSuccess>(getDeleteUserUrl(userId,params),
  {
    ...options,
    method: 'DELETE'


  }
, {"errorResponses":[{"status":400,"contentType":"application/json"},{"status":401,"contentType":"application/json"},{"status":403,"contentType":"application/json"},{"status":404,"contentType":"application/json"}]});}





export const getDeleteUserMutationKey = () => ['deleteUser'] as const;

export const getDeleteUserMutationOptions = <TError = ErrorType<deleteUserResponseError>,
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

    export type DeleteUserMutationError = ErrorType<deleteUserResponseError>
    export type DeleteUserMutationVariables = {userId: number;params: DeleteUserParams}

    /**
 * @summary End somebody's access to one's vehicles
 */
export const useDeleteUser = <TError = ErrorType<deleteUserResponseError>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteUser>>, TError,DeleteUserMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteUser>>,
        TError,
        DeleteUserMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteUserMutationOptions(options), queryClient);
    }
    export type setVoicePinResponse204 = {
  data: void
  status: 204
}

export type setVoicePinResponse400 = {
  data: BadRequestResponse
  status: 400
}

export type setVoicePinResponse401 = {
  data: UnauthorizedResponse
  status: 401
}

export type setVoicePinResponse403 = {
  data: ForbiddenResponse
  status: 403
}

export type setVoicePinResponse404 = {
  data: NotFoundResponse
  status: 404
}

export type setVoicePinResponseSuccess = (setVoicePinResponse204) & {
  headers: Headers;
};
export type setVoicePinResponseError = (setVoicePinResponse400 | setVoicePinResponse401 | setVoicePinResponse403 | setVoicePinResponse404) & {
  headers: Headers;
};

export const getSetVoicePinUrl = (userId: number,) => {




  return `/api/v1/user/${encodeURIComponent(String(userId))}/voice-pin`
}

/**
 * Any signed-in user, for themselves; another user's id is 404. Sets or replaces the PIN that voice assistants ask for before they unlock a vehicle. The PIN is never returned. Refused with 400 unless it has the documented length and only digits.
 * @summary Set the PIN that voice assistants ask for before unlocking
 */
export const setVoicePin = async (userId: number,
    voicePinRequest: VoicePinRequest, options?: Parameters<typeof transport>[1]): Promise<setVoicePinResponseSuccess> => {

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
return transport<setVoicePinResponseSuccess>(getSetVoicePinUrl(userId),
  {
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(voicePinRequest)
  }
, {"errorResponses":[{"status":400,"contentType":"application/json"},{"status":401,"contentType":"application/json"},{"status":403,"contentType":"application/json"},{"status":404,"contentType":"application/json"}]});}





export const getSetVoicePinMutationKey = () => ['setVoicePin'] as const;

export const getSetVoicePinMutationOptions = <TError = ErrorType<setVoicePinResponseError>,
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
    export type SetVoicePinMutationError = ErrorType<setVoicePinResponseError>
    export type SetVoicePinMutationVariables = {userId: number;data: BodyType<VoicePinRequest>}

    /**
 * @summary Set the PIN that voice assistants ask for before unlocking
 */
export const useSetVoicePin = <TError = ErrorType<setVoicePinResponseError>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setVoicePin>>, TError,SetVoicePinMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setVoicePin>>,
        TError,
        SetVoicePinMutationVariables,
        TContext
      > => {
      return useMutation(getSetVoicePinMutationOptions(options), queryClient);
    }
