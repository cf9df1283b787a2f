import { personas } from '../../fixtures/personas/index.ts';
import { operations } from '../../generated/contract/operations.ts';
import { SCENARIO_NAMES, scenarioOf } from '../world/scenarios.ts';
import { fieldsOf, kindOf } from './fields.ts';
import { controlDocument, type DocumentedOperation } from './openapi.ts';

/** Fields of the query and the body, one line each. */
function fieldLines({ parameters = [], requestBody }: DocumentedOperation): string[] {
  const inQuery = parameters.flatMap((parameter) =>
    'in' in parameter && parameter.in === 'query'
      ? [`  - ?${parameter.name} (${kindOf(parameter.schema)}): ${parameter.description ?? ''}`]
      : [],
  );
  const schema = requestBody?.content['application/json'].schema;
  const inBody = (schema ? fieldsOf(schema) : []).map(
    ({ name, kind, required, description }) =>
      `  - ${name} (${kind}${required ? ', required' : ''})${description && `: ${description}`}`,
  );
  return [...inQuery, ...inBody];
}

/** `llms.txt`: what the mock is and each call of its control API, from the schemas that check the calls. */
export function llmsText(version: string): string {
  const { paths, tags } = controlDocument(version);
  const entries = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      title: `${method.toUpperCase()} /__mock${path}`,
      operation,
    })),
  );
  const areas = tags.flatMap(({ name }) => [
    `## ${name}`,
    '',
    ...entries
      .filter(({ operation }) => operation.tags.includes(name))
      .flatMap(({ title, operation }) => [
        `- \`${title}\`: ${operation.summary}.${operation.description ? ` ${operation.description}` : ''}`,
        ...fieldLines(operation),
      ]),
    '',
  ]);
  return [
    '# Waymark mock',
    '',
    '> A simulation of the Waymark API for connected vehicles: seeded users, vehicles, devices, money and sign-in. Its control API sets up',
    '> a state and shows what happened. Nothing here is real; every change can be undone by a reset.',
    '',
    `Version ${version}. Bodies are JSON. A call acts on the world that its header \`X-Mock-World\` names, else on \`default\`. A world is isolated:`,
    'create one, use it, remove it. The API itself is described by `/__mock/contract.yaml` (OpenAPI 3.1).',
    '',
    'To act as a persona: `POST /__mock/token` with `{"persona": "owner"}`, then call `/api/…` with the access token in both `Authorization: Bearer`',
    'and `X-Access-Token`, and the same `X-Mock-World`.',
    '',
    ...areas,
    '## Personas',
    '',
    ...personas.map(({ id, shows }) => `- \`${id}\`: ${shows}`),
    '',
    '## Scenarios',
    '',
    ...SCENARIO_NAMES.map((name) => `- \`${name}\`: ${scenarioOf(name).shows}`),
    '',
    '## Operations of the API',
    '',
    ...Object.entries(operations).map(([id, { method, path }]) => `- \`${id}\`: ${method.toUpperCase()} ${path}`),
    '',
  ].join('\n');
}
