import {
  useMutation
} from '@tanstack/react-query';
import type {
  MutationFunction,
  QueryClient,
  UseMutationOptions,
  UseMutationResult
} from '@tanstack/react-query';

import type {
  Article
} from '../model/article.ts';

import type {
  ArticleRequest
} from '../model/articleRequest.ts';

import type {
  BadRequestResponse
} from '../model/badRequestResponse.ts';

import type {
  CaseRequest
} from '../model/caseRequest.ts';

import type {
  NotFoundResponse
} from '../model/notFoundResponse.ts';

import type {
  SupportCase
} from '../model/supportCase.ts';

import type {
  TooManyRequestsResponse
} from '../model/tooManyRequestsResponse.ts';

import type {
  UnauthorizedResponse
} from '../model/unauthorizedResponse.ts';

import { transport } from '../../../client/api/transport.ts';
import type { ErrorType , BodyType } from '../../../client/api/transport.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



export type getArticleResponse200 = {
  data: Article
  status: 200
}

export type getArticleResponse400 = {
  data: BadRequestResponse
  status: 400
}

export type getArticleResponse401 = {
  data: UnauthorizedResponse
  status: 401
}

export type getArticleResponse404 = {
  data: NotFoundResponse
  status: 404
}

export type getArticleResponseSuccess = (getArticleResponse200) & {
  headers: Headers;
};
export type getArticleResponseError = (getArticleResponse400 | getArticleResponse401 | getArticleResponse404) & {
  headers: Headers;
};

export const getGetArticleUrl = () => {




  return `/api/article`
}

/**
 * Any signed-in user. Returns the article with that number; an unknown one is 404. Changes nothing. The body is HTML of a content system: clean it before it is shown.
 * @summary One help article
 */
export const getArticle = async (articleRequest: ArticleRequest, options?: Parameters<typeof transport>[1]): Promise<getArticleResponseSuccess> => {

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
return transport<getArticleResponseSuccess>(getGetArticleUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(articleRequest)
  }
, {"errorResponses":[{"status":400,"contentType":"application/json"},{"status":401,"contentType":"application/json"},{"status":404,"contentType":"application/json"}]});}





export const getGetArticleMutationKey = () => ['getArticle'] as const;

export const getGetArticleMutationOptions = <TError = ErrorType<getArticleResponseError>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof getArticle>>, TError,GetArticleMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof getArticle>>, TError,GetArticleMutationVariables, TContext> => {

const mutationKey = getGetArticleMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof getArticle>>, GetArticleMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  getArticle(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type GetArticleMutationResult = NonNullable<Awaited<ReturnType<typeof getArticle>>>
    export type GetArticleMutationBody = BodyType<ArticleRequest>
    export type GetArticleMutationError = ErrorType<getArticleResponseError>
    export type GetArticleMutationVariables = {data: BodyType<ArticleRequest>}

    /**
 * @summary One help article
 */
export const useGetArticle = <TError = ErrorType<getArticleResponseError>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof getArticle>>, TError,GetArticleMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof getArticle>>,
        TError,
        GetArticleMutationVariables,
        TContext
      > => {
      return useMutation(getGetArticleMutationOptions(options), queryClient);
    }
    export type createCaseResponse201 = {
  data: SupportCase
  status: 201
}

export type createCaseResponse400 = {
  data: BadRequestResponse
  status: 400
}

export type createCaseResponse401 = {
  data: UnauthorizedResponse
  status: 401
}

export type createCaseResponse429 = {
  data: TooManyRequestsResponse
  status: 429
}

export type createCaseResponseSuccess = (createCaseResponse201) & {
  headers: Headers;
};
export type createCaseResponseError = (createCaseResponse400 | createCaseResponse401 | createCaseResponse429) & {
  headers: Headers;
};

export const getCreateCaseUrl = () => {




  return `/api/create-case`
}

/**
 * Any signed-in user. Opens a case with the support team, which replies by e-mail, and returns its id. Refused with 400 field by field, and with 429 when asked too often.
 * @summary Open a support case
 */
export const createCase = async (caseRequest: CaseRequest, options?: Parameters<typeof transport>[1]): Promise<createCaseResponseSuccess> => {

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
return transport<createCaseResponseSuccess>(getCreateCaseUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(caseRequest)
  }
, {"errorResponses":[{"status":400,"contentType":"application/json"},{"status":401,"contentType":"application/json"},{"status":429,"contentType":"application/json"}]});}





export const getCreateCaseMutationKey = () => ['createCase'] as const;

export const getCreateCaseMutationOptions = <TError = ErrorType<createCaseResponseError>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createCase>>, TError,CreateCaseMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof createCase>>, TError,CreateCaseMutationVariables, TContext> => {

const mutationKey = getCreateCaseMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createCase>>, CreateCaseMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createCase(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateCaseMutationResult = NonNullable<Awaited<ReturnType<typeof createCase>>>
    export type CreateCaseMutationBody = BodyType<CaseRequest>
    export type CreateCaseMutationError = ErrorType<createCaseResponseError>
    export type CreateCaseMutationVariables = {data: BodyType<CaseRequest>}

    /**
 * @summary Open a support case
 */
export const useCreateCase = <TError = ErrorType<createCaseResponseError>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createCase>>, TError,CreateCaseMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createCase>>,
        TError,
        CreateCaseMutationVariables,
        TContext
      > => {
      return useMutation(getCreateCaseMutationOptions(options), queryClient);
    }
