import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import path from 'node:path';
import { freePort } from '../headers/nginx.ts';
import { outputUntil } from '../support/output.ts';
import type { Mutant } from './mutant.ts';

const ENTRY = path.resolve(import.meta.dirname, '../../mock-server/node.mjs');
const MUTATE = path.resolve(import.meta.dirname, 'mutant.ts');

export type Answer = { status: number; body: string };

/** `mutant`: what is broken in it. `flags`: more arguments. */
export type MemberOptions = { mutant?: Mutant; flags?: readonly string[] };

/** One process of a shared sandbox. */
export class Member {
  readonly port: number;
  readonly #database: string;
  readonly #options: MemberOptions;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 100 });
  #child: ChildProcess | null = null;
  /** What it wrote to its standard error. */
  complaint = '';

  private constructor(port: number, database: string, options: MemberOptions) {
    this.port = port;
    this.#database = database;
    this.#options = options;
  }

  static async start(database: string, options: MemberOptions = {}): Promise<Member> {
    const member = new Member(await freePort(), database, options);
    await member.start();
    return member;
  }

  /** Resolves when it listens. */
  async start(): Promise<void> {
    const { mutant, flags = [] } = this.#options;
    const hooks = mutant ? ['--import', MUTATE] : [];
    const args = [...hooks, ENTRY, '--database', '--port', String(this.port), '--pace', '0', ...flags];
    const env = { ...process.env, WAYMARK_DATABASE: this.#database, WAYMARK_MUTANT: mutant ?? '' };
    const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
    this.#child = child;
    child.stderr.on('data', (chunk) => {
      this.complaint += String(chunk);
    });
    await outputUntil(child.stdout, /The mock is at/).catch(() => {
      throw new Error(`The process ended before it listened. ${this.complaint}`);
    });
  }

  /** SIGKILL: ends at once. SIGTERM: leaves. */
  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (!child || child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }

  /** Stops it for a while, as a machine that swaps does. */
  signal(signal: 'SIGSTOP' | 'SIGCONT'): void {
    this.#child?.kill(signal);
  }

  /** Rejects without an answer. */
  ask(
    method: string,
    url: string,
    world: string | null,
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const text = body && JSON.stringify(body);
    const sent = {
      ...headers,
      ...(world !== null && { 'x-mock-world': world }),
      ...(text !== undefined && {
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(text)),
      }),
    };
    return new Promise((resolve, reject) => {
      const options = {
        port: this.port,
        host: '127.0.0.1',
        method,
        path: url,
        headers: sent,
        agent: this.#agent,
        timeout: 20_000,
      };
      const asked = request(options, (answer) => {
        let read = '';
        answer.setEncoding('utf8');
        answer.on('data', (chunk) => {
          read += chunk;
        });
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: read }));
        answer.on('error', reject);
      });
      asked.on('timeout', () => asked.destroy(new Error('No answer within 20 s')));
      asked.on('error', reject);
      asked.end(text);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}
