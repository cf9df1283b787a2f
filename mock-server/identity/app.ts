import { type Context, type Env, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import type { World } from '../world/world.ts';
import { IdentityError, refuse } from './errors.ts';
import type { KeyStore } from './keys.ts';
import { attributeOperations } from './operations/attributes.ts';
import { authOperations } from './operations/auth.ts';
import { deviceOperations } from './operations/devices.ts';
import { mfaOperations } from './operations/mfa.ts';
import type { Operation } from './operations/operation.ts';
import { passwordOperations } from './operations/password.ts';
import { sessionOperations } from './operations/session.ts';

const OPERATIONS = new Map<string, Operation>(
  Object.entries({
    ...authOperations,
    ...deviceOperations,
    ...mfaOperations,
    ...passwordOperations,
    ...attributeOperations,
    ...sessionOperations,
  }),
);

/** In bytes. Requests of the SDK have less than 4,000. */
const LARGEST_BODY = 64 * 1024;

const JSON_TYPE = { 'content-type': 'application/x-amz-json-1.1' };

const failure = (c: Context, { name, message }: IdentityError): Response =>
  c.body(JSON.stringify({ __type: name, message }), 400, { ...JSON_TYPE, 'x-amzn-errortype': `${name}:` });

/** Answer to a request that failed after it was answered, with the headers of that answer. */
export function internalError(status: number, message: string, headers: Headers): Response {
  const name = 'InternalErrorException';
  const answer = new Response(JSON.stringify({ __type: name, message }), { status, headers });
  answer.headers.set('content-type', JSON_TYPE['content-type']);
  answer.headers.set('x-amzn-errortype', `${name}:`);
  answer.headers.delete('content-length');
  return answer;
}

/** Refuses large bodies before they are read. */
export const limitIdentityBody = bodyLimit({ maxSize: LARGEST_BODY, onError: (c) => failure(c, refuse('tooLarge')) });

function operationOf(target: string | undefined): Operation {
  const name = target?.split('.')[1] ?? '';
  const operation = OPERATIONS.get(name);
  if (!operation) throw new IdentityError('UnknownOperationException', `Unknown operation ${name}`);
  return operation;
}

async function readBody(c: Context): Promise<unknown> {
  try {
    return await c.req.json();
  } catch {
    throw refuse('malformed');
  }
}

/** A Cognito user pool over HTTP. Mount it at its own path, the SDK's `endpoint`. */
export function createIdentityApp<E extends Env>(options: {
  worldOf: (c: Context<E>) => World;
  keys: KeyStore;
  poolId: string;
  clientId: string;
}): Hono<E> {
  const { worldOf, keys } = options;
  const pool = { id: options.poolId, clientId: options.clientId };
  const app = new Hono<E>();
  app.use(
    cors({
      origin: '*',
      allowHeaders: ['content-type', 'x-amz-target', 'x-amz-user-agent', 'cache-control', 'x-mock-world'],
      exposeHeaders: ['x-amzn-errortype', 'x-amzn-requestid', 'date'],
      maxAge: 600,
    }),
  );
  app.use(async (c, next) => {
    await next();
    // World time, as in answers of the API, so that a page sees only one clock.
    c.header('date', new Date(worldOf(c).clock.now()).toUTCString());
  });
  app.use(limitIdentityBody);
  app.post('/', async (c) => {
    c.header('x-amzn-requestid', crypto.randomUUID());
    const operation = operationOf(c.req.header('x-amz-target'));
    const answer = await operation({ world: worldOf(c), keys, pool }, await readBody(c));
    return c.body(JSON.stringify(answer), 200, JSON_TYPE);
  });
  app.get('/:poolId/.well-known/jwks.json', async (c) => {
    if (c.req.param('poolId') === pool.id) return c.json(await keys.published());
    return failure(c, new IdentityError('ResourceNotFoundException', 'User pool does not exist.'));
  });
  app.onError((error, c) => {
    if (error instanceof IdentityError) return failure(c, error);
    throw error;
  });
  return app;
}
