import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import {
  CallToolRequestSchema,
  type CallToolResult,
  ListResourcesRequestSchema,
  ListToolsRequestSchema,
  ReadResourceRequestSchema,
  type Tool,
} from '@modelcontextprotocol/sdk/types.js';
import { idOf, type Schema, schemaOf } from '../control/openapi.ts';
import type { ControlOperation } from '../control/operation.ts';
import { controlOperations } from '../control/table.ts';
import type { Fetch } from './types.ts';

/** Arguments of a tool. Clients check them by the tool's schema, and the mock again. */
type Arguments = Readonly<Record<string, unknown>>;
type Asked = { method: string; path: string; world?: string; body?: unknown; headers?: Record<string, string> };

const WORLD: Schema = { type: 'string', description: 'Id of the world. Default: `default`.' };
const CALL_API = 'callApi';
const GUIDE = 'waymark://llms.txt';
/** Characters of one answer that a model gets. */
const LONGEST = 50_000;

const INSTRUCTIONS = `Tools over the control API of a Waymark mock. Create a world (postWorlds), set it up (persona, clock, faults), act with
${CALL_API} as a persona, look (getJournal, getOutbox), and remove the world. The resource ${GUIDE} explains every call.`;

/** A tool for each call of the control API, from the schemas that check it. */
function toolOf(operation: ControlOperation): Tool {
  const { method, path, scope, summary, notes, params, query, body } = operation;
  const parts = [params, query].flatMap((schema) => (schema ? [schemaOf(schema, 'input')] : []));
  const fields = Object.assign({}, ...parts.map(({ properties = {} }) => properties)) as Record<string, object>;
  const required = parts.flatMap((schema) => schema.required ?? []);
  const needsBody = body !== undefined && !body.safeParse({}).success;
  return {
    name: idOf(operation),
    description: `${summary}.${notes ? ` ${notes}` : ''} (${method.toUpperCase()} /__mock${path})`,
    inputSchema: {
      type: 'object',
      properties: {
        ...(scope === 'world' && { world: WORLD }),
        ...fields,
        ...(body && { body: schemaOf(body, 'input') }),
      },
      required: [...required, ...(needsBody ? ['body'] : [])],
      additionalProperties: false,
    },
    annotations: { readOnlyHint: method === 'get', destructiveHint: method === 'delete', openWorldHint: false },
  };
}

const API_TOOL: Tool = {
  name: CALL_API,
  description:
    'Calls the simulated Waymark API as a persona, as the app under test would: GET /api/v1/vehicle, POST /api/iot/send-command … The call is in the journal.',
  inputSchema: {
    type: 'object',
    properties: {
      world: WORLD,
      persona: { type: 'string', description: 'An id of getPersonas. Left out: nobody is signed in.' },
      method: { type: 'string', enum: ['GET', 'POST', 'PATCH', 'DELETE'] },
      path: { type: 'string', pattern: '^/api/', description: 'With its query.' },
      body: { description: 'JSON.' },
    },
    required: ['method', 'path'],
    additionalProperties: false,
  },
  annotations: { readOnlyHint: false, openWorldHint: false },
};

const OPERATIONS: ReadonlyMap<string, ControlOperation> = new Map(controlOperations.map((one) => [idOf(one), one]));
const TOOLS: readonly Tool[] = [...controlOperations.map(toolOf), API_TOOL];

const textOf = (text: string, isError: boolean): CallToolResult => ({
  content: [
    {
      type: 'text',
      text: text.length > LONGEST ? `${text.slice(0, LONGEST)}… (cut: ${text.length} characters, ask for less)` : text,
    },
  ],
  isError,
});

/** An argument in an address. Models send numbers where texts are documented. */
const written = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

/** A request of the control API that a tool stands for. */
function requestOf({ method, path, query }: ControlOperation, given: Arguments): Asked {
  const { world, body } = given;
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(written(given[name])));
  const names = Object.keys(query ? (schemaOf(query, 'input').properties ?? {}) : {});
  const pairs = names.flatMap((name) => (given[name] === undefined ? [] : [[name, written(given[name])]]));
  const search = new URLSearchParams(pairs).toString();
  return {
    method: method.toUpperCase(),
    path: `/__mock${filled}${search && `?${search}`}`,
    ...(typeof world === 'string' && { world }),
    ...(body !== undefined && { body }),
  };
}

/**
 * The mock's control API for agents, over the Model Context Protocol. Has no state: each tool is one or two requests to
 * the mock that `fetch` reaches.
 */
export function createMcpServer(fetch: Fetch, version: string): Server {
  const server = new Server(
    { name: 'waymark-mock', version },
    { capabilities: { tools: {}, resources: {} }, instructions: INSTRUCTIONS },
  );

  function send({ method, path, world, body, headers = {} }: Asked): Promise<Response> {
    return fetch(path, {
      method,
      headers: {
        ...headers,
        ...(world !== undefined && { 'x-mock-world': world }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  }

  async function signedIn(persona: string, world: string | undefined): Promise<Record<string, string>> {
    const asked = { method: 'POST', path: '/__mock/token', body: { persona } };
    const answer = await send({ ...asked, ...(world !== undefined && { world }) });
    if (!answer.ok) throw new Error(await answer.text());
    const { access_token: token } = (await answer.json()) as { access_token: string };
    return { authorization: `Bearer ${token}`, 'x-access-token': token };
  }

  async function callApi({ world, persona, method, path, body }: Arguments): Promise<CallToolResult> {
    if (typeof path !== 'string' || !path.startsWith('/api/')) return textOf('path has to begin with /api/.', true);
    const named = typeof world === 'string' ? { world } : {};
    const headers = typeof persona === 'string' ? await signedIn(persona, named.world) : {};
    const answer = await send({ method: String(method), path, headers, ...named, ...(body !== undefined && { body }) });
    // A refusal is an answer of the API, which a test may want.
    return textOf(`${answer.status}\n${await answer.text()}`, false);
  }

  async function call(name: string, given: Arguments): Promise<CallToolResult> {
    if (name === CALL_API) return callApi(given);
    const operation = OPERATIONS.get(name);
    if (!operation) return textOf(`There is no tool ${name}.`, true);
    const answer = await send(requestOf(operation, given));
    const text = await answer.text();
    return textOf(answer.ok ? text || 'Done.' : `${answer.status}\n${text}`, !answer.ok);
  }

  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: [...TOOLS] }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params: { name, arguments: given = {} } }) => {
    try {
      return await call(name, given);
    } catch (error) {
      return textOf(error instanceof Error ? error.message : String(error), true);
    }
  });
  server.setRequestHandler(ListResourcesRequestSchema, () => ({
    resources: [{ uri: GUIDE, name: 'The mock, its control API, personas and scenarios', mimeType: 'text/plain' }],
  }));
  server.setRequestHandler(ReadResourceRequestSchema, async ({ params: { uri } }) => {
    if (uri !== GUIDE) throw new Error(`There is no resource ${uri}.`);
    const answer = await fetch('/__mock/llms.txt');
    return { contents: [{ uri, mimeType: 'text/plain', text: await answer.text() }] };
  });
  return server;
}
