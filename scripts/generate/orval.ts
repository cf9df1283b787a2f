import { generate } from 'orval';

/** Text that orval writes verbatim: it prints the source of a function, not a string. */
const sourceText = (text: string) => Object.assign(() => undefined, { toString: () => text });

/**
 * Query options, mutation options, hooks, keys and fetchers for the client: one file per tag, and one for all models. Requests go
 * through `client/api/transport.ts`, which returns the body or throws an `ApiError`.
 */
export function generateClient(input: string, path: string) {
  return generate(
    {
      input: { target: input },
      output: {
        // Names the file of models: `model.schemas.ts`.
        target: `${path}/model.ts`,
        mode: 'tags',
        client: 'react-query',
        httpClient: 'fetch',
        baseUrl: { getBaseUrlFromSpecification: true },
        clean: true,
        indexFiles: false,
        urlEncodeParameters: true,
        override: {
          header: false,
          mutator: { path: './client/api/transport.ts', name: 'transport' },
          fetch: { includeHttpResponseReturnType: false, arrayFormat: 'repeat' },
          query: {
            version: 5,
            signal: true,
            useOperationIdAsQueryKey: true,
            shouldExportKeys: true,
            usePrefetch: false,
            useInvalidate: false,
          },
          transformer: (operation) => ({
            ...operation,
            // The transport sets the header. Otherwise each write would have its own copy of a function that merges headers.
            body: { ...operation.body, contentType: '' },
            override: {
              ...operation.override,
              // The transport checks required arguments by operation.
              requestOptions: {
                operation: operation.operationId,
                given: sourceText(`[${operation.props.map(({ name }) => name).join(', ')}]`),
              },
            },
          }),
        },
      },
    },
    process.cwd(),
  );
}
