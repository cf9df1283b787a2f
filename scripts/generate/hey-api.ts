import { createClient } from '@hey-api/openapi-ts';

/** Types and zod schemas of the whole contract, for the mock server, forms and tests. */
export function generateContract(input: string | Record<string, unknown>, path: string) {
  return createClient({
    input,
    output: { path, clean: true, module: { extension: '.ts' }, entryFile: false },
    logs: { level: 'silent' },
    plugins: [
      { name: '@hey-api/typescript', enums: false },
      {
        name: 'zod',
        compatibilityVersion: 4,
        dates: { offset: true },
        $resolvers: {
          // Checks the pattern only if the length is allowed, so that no pattern runs on megabytes of text.
          string({ nodes, $ }) {
            nodes.maxLength = ({ schema, chain }) =>
              schema.maxLength === undefined
                ? undefined
                : chain.current
                    .attr('max')
                    .call($.literal(schema.maxLength), $.object().prop('abort', $.literal(true)));
            return undefined;
          },
          // The generator drops `additionalProperties: false`, but a closed request must refuse unknown fields.
          object(ctx) {
            const extra = ctx.schema.additionalProperties;
            const closed = extra === false || extra?.type === 'never';
            return closed ? ctx.nodes.base(ctx).attr('strict').call() : undefined;
          },
        },
      },
    ],
  });
}
