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
  Article,
  ArticleRequest,
  BadRequestResponse,
  CaseRequest,
  NotFoundResponse,
  SupportCase,
  TooManyRequestsResponse,
  UnauthorizedResponse
} from './model.schemas.ts';

import { transport } from '../../client/api/transport.ts';
import type { ErrorType , BodyType } from '../../client/api/transport.ts';



type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



export const getGetArticleUrl = () => {




  return `/api/article`
}

/**
 * Any signed-in user. Returns the article with that number; an unknown one is 404. Changes nothing. The body is HTML of a content system: sanitize it before display.
 * @summary One help article
 */
export const getArticle = async (articleRequest: ArticleRequest, options?: Parameters<typeof transport>[1]): Promise<Article> => {

  return transport<Article>(getGetArticleUrl(),
  {
      operation: 'getArticle', given: [articleRequest],
    ...options,
    method: 'POST'
    ,
    body: JSON.stringify(articleRequest)
  }
);}





export const getGetArticleMutationKey = () => ['getArticle'] as const;

export const getGetArticleMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse>,
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
    export type GetArticleMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse>
    export type GetArticleMutationVariables = {data: BodyType<ArticleRequest>}

    /**
 * @summary One help article
 */
export const useGetArticle = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | NotFoundResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof getArticle>>, TError,GetArticleMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof getArticle>>,
        TError,
        GetArticleMutationVariables,
        TContext
      > => {
      return useMutation(getGetArticleMutationOptions(options), queryClient);
    }
    export const getCreateCaseUrl = () => {




  return `/api/create-case`
}

/**
 * Any signed-in user. Opens a case with the support team, which replies by email, and returns its id. Refused with 400 field by field, and with 429 after too many requests.
 * @summary Open a support case
 */
export const createCase = async (caseRequest: CaseRequest, options?: Parameters<typeof transport>[1]): Promise<SupportCase> => {

  return transport<SupportCase>(getCreateCaseUrl(),
  {
      operation: 'createCase', given: [caseRequest],
    ...options,
    method: 'POST'
    ,
    body: JSON.stringify(caseRequest)
  }
);}





export const getCreateCaseMutationKey = () => ['createCase'] as const;

export const getCreateCaseMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse>,
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
    export type CreateCaseMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse>
    export type CreateCaseMutationVariables = {data: BodyType<CaseRequest>}

    /**
 * @summary Open a support case
 */
export const useCreateCase = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | TooManyRequestsResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createCase>>, TError,CreateCaseMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createCase>>,
        TError,
        CreateCaseMutationVariables,
        TContext
      > => {
      return useMutation(getCreateCaseMutationOptions(options), queryClient);
    }
