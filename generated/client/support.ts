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
  Article,
  ArticleRequest,
  ArticleTitleList,
  BadRequestResponse,
  CaseRequest,
  ListArticlesParams,
  NotFoundResponse,
  SupportCase,
  SupportCaseList,
  TooManyRequestsResponse,
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

export const getListArticlesUrl = (params?: ListArticlesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/article?${stringifiedParams}` : `/api/article`
}

/**
 * Any signed-in user. Lists articles whose title or body has every searched word, best first; without a search all of them. Changes nothing.
 * @summary Help articles by their words
 */
export const listArticles = async (params?: ListArticlesParams, options?: Parameters<typeof transport>[1]): Promise<ArticleTitleList> => {

  return transport<ArticleTitleList>(getListArticlesUrl(params),
  {
      operation: 'listArticles', given: [params],
    ...options,
    method: 'GET'


  }
);}





export const getListArticlesQueryKey = (params?: ListArticlesParams,) => {
    return [
    "listArticles", ...(params ? [params] : [])
    ] as const;
    }


export const getListArticlesQueryOptions = <TData = Awaited<ReturnType<typeof listArticles>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>(params?: ListArticlesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listArticles>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListArticlesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listArticles>>> = ({ signal }) => listArticles(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listArticles>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListArticlesQueryResult = NonNullable<Awaited<ReturnType<typeof listArticles>>>
export type ListArticlesQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse>


export function useListArticles<TData = Awaited<ReturnType<typeof listArticles>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>(
 params: undefined |  ListArticlesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listArticles>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listArticles>>,
          TError,
          Awaited<ReturnType<typeof listArticles>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListArticles<TData = Awaited<ReturnType<typeof listArticles>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>(
 params?: ListArticlesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listArticles>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listArticles>>,
          TError,
          Awaited<ReturnType<typeof listArticles>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListArticles<TData = Awaited<ReturnType<typeof listArticles>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>(
 params?: ListArticlesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listArticles>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Help articles by their words
 */

export function useListArticles<TData = Awaited<ReturnType<typeof listArticles>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse>>(
 params?: ListArticlesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listArticles>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListArticlesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






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
 * Any signed-in user. Opens a case with the support team and returns its id. Sends a message with it to the given address, in the user's language. The team replies to that address. Refused with 400 field by field, such as a blank description, and with 429 after the fifth case in 15 minutes.
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
    export const getListCasesUrl = () => {




  return `/api/case`
}

/**
 * Any signed-in user. Lists the cases that they opened, newest first, for 90 days. Changes nothing.
 * @summary Support cases
 */
export const listCases = async ( options?: Parameters<typeof transport>[1]): Promise<SupportCaseList> => {

  return transport<SupportCaseList>(getListCasesUrl(),
  {
      operation: 'listCases', given: [],
    ...options,
    method: 'GET'


  }
);}





export const getListCasesQueryKey = () => {
    return [
    "listCases"
    ] as const;
    }


export const getListCasesQueryOptions = <TData = Awaited<ReturnType<typeof listCases>>, TError = ErrorType<UnauthorizedResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCases>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCasesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCases>>> = ({ signal }) => listCases({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCases>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCasesQueryResult = NonNullable<Awaited<ReturnType<typeof listCases>>>
export type ListCasesQueryError = ErrorType<UnauthorizedResponse>


export function useListCases<TData = Awaited<ReturnType<typeof listCases>>, TError = ErrorType<UnauthorizedResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCases>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCases>>,
          TError,
          Awaited<ReturnType<typeof listCases>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCases<TData = Awaited<ReturnType<typeof listCases>>, TError = ErrorType<UnauthorizedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCases>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCases>>,
          TError,
          Awaited<ReturnType<typeof listCases>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCases<TData = Awaited<ReturnType<typeof listCases>>, TError = ErrorType<UnauthorizedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCases>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Support cases
 */

export function useListCases<TData = Awaited<ReturnType<typeof listCases>>, TError = ErrorType<UnauthorizedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCases>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCasesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






