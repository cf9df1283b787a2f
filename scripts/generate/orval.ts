import { generate } from 'orval';

/** React Query hooks, fetchers and model for the client, one file per tag. Every request goes through `client/api`. */
export function generateClient(input: string, path: string) {
  return generate(
    {
      input: { target: input },
      output: {
        target: `${path}/endpoints.ts`,
        schemas: `${path}/model`,
        mode: 'tags-split',
        client: 'react-query',
        httpClient: 'fetch',
        baseUrl: { getBaseUrlFromSpecification: true },
        clean: true,
        indexFiles: false,
        urlEncodeParameters: true,
        override: {
          header: false,
          mutator: { path: './client/api/transport.ts', name: 'transport' },
          fetch: {
            includeHttpResponseReturnType: true,
            forceSuccessResponse: true,
            includeHttpErrorResponse: true,
            arrayFormat: 'repeat',
          },
          query: { signal: true, version: 5, useOperationIdAsQueryKey: true },
        },
      },
    },
    process.cwd(),
  );
}
