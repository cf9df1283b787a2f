import { z } from 'zod';
import { type Answer, createClient, type Failure, type Send } from './client.ts';
import { compare, type Problem } from './compare.ts';
import { contractOf, isSuccess, type OperationId, type PlainRequest } from './contract.ts';
import { type Fact, type Facts, type Known, learn, sources, usernameIn } from './discover.ts';
import { createJudge, type Judge, type Verdict } from './judge.ts';
import { wrongRequests } from './negative.ts';
import { inOrder } from './order.ts';
import type { Plan } from './plan.ts';
import { plans } from './plans/index.ts';
import { deviceKeysIn, isOfEachDevice, isWholeList } from './recording/answers.ts';
import { type Recorded, Recorder } from './recording/recording.ts';
import { emptyReport, finished, type Report } from './report.ts';
import { tidier } from './secrets.ts';

export type ContractOptions = {
  /** Origin of the API, `https://api.example.com`. */
  baseUrl: string;
  /** Origin of the portal, for paths below `/api/`. Defaults to the API's origin. */
  portalUrl?: string;
  token: string;
  /** Also sends reversible changes. */
  allowWrites?: boolean;
  /** Also sends operations that the specification does not document. */
  includeAssumed?: boolean;
  /** The server is temporary: also sends lasting changes and unsupported methods. */
  disposable?: boolean;
  /** Serial number of an unused device, which no answer provides. */
  newDevice?: string;
  /** Name of the server in the report. Defaults to the API's origin. */
  name?: string;
  /** Timeout of an exchange in milliseconds. */
  timeout?: number;
  /** Folder for redacted answers. */
  record?: string;
};

/** A number of the documents. A list of articles names others. */
const KNOWN_ARTICLE = '000001204';
/** Pages of a list, and devices, that are read at once. */
const REQUESTS_AT_ONCE = 4;
/** Of one list: rules of 10,000 vehicles. A server that always names a next page ends there. */
const MOST_ROWS = 200_000;
const zPage = z.object({ count: z.number(), next: z.string().nullable(), results: z.array(z.unknown()) });

const TEN_SECONDS = 10_000;
/** Consecutive operations without an answer or with a refused token that end the run. */
const PATIENCE = 3;

/**
 * Sends a server all permitted operations of the contract and compares the answers with it. All results become lines of
 * the report.
 */
export async function runContract(options: ContractOptions): Promise<Report> {
  return new Run(options).report();
}

class Run {
  readonly #options: ContractOptions;
  readonly #report: Report;
  readonly #judge: Judge;
  readonly #send: Send;
  readonly #known: Known;
  readonly #recorder: Recorder | null;
  /** Devices of all recorded pages of vehicles. */
  readonly #deviceKeys = new Set<string>();
  readonly #succeeded = new Set<OperationId>();
  /** The operation that failed, by itself and by those skipped because of it. */
  readonly #failures = new Map<OperationId, OperationId>();
  #serverTime: number | null = null;
  /** Consecutive operations without an answer or with a refused token, and the reason of the last one. */
  #unanswered: OperationId[] = [];
  #lastFailure = '';

  constructor(options: ContractOptions) {
    const { baseUrl, portalUrl = baseUrl, token, newDevice, name = baseUrl, timeout = TEN_SECONDS } = options;
    this.#options = options;
    this.#report = emptyReport(name);
    this.#judge = createJudge(this.#report);
    this.#send = createClient({ apiOrigin: baseUrl, portalOrigin: portalUrl, token, timeout });
    const username = usernameIn(token);
    const secrets = [token, ...token.split('.'), ...(username === undefined ? [] : [username])];
    this.#recorder = options.record === undefined ? null : new Recorder(options.record, secrets);
    this.#known = {
      now: Date.now(),
      article: KNOWN_ARTICLE,
      ...(username !== undefined && { username }),
      ...(newDevice !== undefined && { newDevice }),
    };
  }

  async report(): Promise<Report> {
    for (const operation of inOrder(plans)) {
      const reason = this.#reasonToSkip(operation);
      if (reason === null) await this.#check(operation, plans[operation]);
      else this.#report.skipped.push({ operation, reason });
    }
    for (const operation of this.#succeeded) {
      const { undoneBy } = plans[operation];
      const isLeft = undoneBy !== undefined && !this.#succeeded.has(undoneBy);
      if (isLeft) this.#leave(operation, `created resource: ${undoneBy} did not remove it`);
    }
    if (this.#isAborted()) {
      // A missing server or a refused token says nothing about the contract.
      this.#report.stopped = this.#lastFailure;
      this.#report.drift = this.#report.drift.filter(({ operation }) => !this.#unanswered.includes(operation));
    }
    return finished(this.#report, tidier(this.#options.token));
  }

  #isAborted(): boolean {
    return this.#unanswered.length >= PATIENCE;
  }

  #reasonToSkip(operation: OperationId): string | null {
    const { allowWrites, includeAssumed, disposable } = this.#options;
    const { effect, because, needs, restore }: Plan<PlainRequest> = plans[operation];
    if (this.#isAborted()) return `aborted: ${this.#lastFailure}`;
    if (contractOf(operation).provenance === 'assumed' && !includeAssumed) {
      return 'assumed, not documented: requires --include-assumed';
    }
    if (effect === 'lasting' && !(allowWrites && disposable)) return `cannot be undone: ${because}`;
    if (effect === 'passing' && !allowWrites) return 'writes require --allow-writes';
    const failed = this.#failedSource(operation);
    if (failed !== undefined) {
      this.#failures.set(operation, failed);
      return `needs ${failed}, which failed`;
    }
    const missing = needs.find((fact) => this.#known[fact] === undefined);
    if (missing !== undefined) {
      const { is, from } = sources[missing];
      return `needs ${is}, which ${from === null ? 'was not given' : `${from} did not return`}`;
    }
    const canRestore = !restore || isOfContract(operation, restore(this.#known as Facts));
    return canRestore ? null : 'the current value cannot be restored: the contract refuses it';
  }

  /** A failed operation without whose answer no valid request can be made, so that the failure is not this operation's. */
  #failedSource(operation: OperationId): OperationId | undefined {
    const { needs, request, restore }: Plan<PlainRequest> = plans[operation];
    const failureOf = (fact: Fact) => this.#failures.get(sources[fact].from ?? operation);
    const missing = needs.filter((fact) => this.#known[fact] === undefined);
    if (missing.length > 0) return missing.map(failureOf).find((failed) => failed !== undefined);
    const failed = needs.map(failureOf).find((one) => one !== undefined);
    if (failed === undefined) return undefined;
    try {
      const requests = [request, ...(restore ? [restore] : [])].map((make) => make(this.#known as Facts));
      return requests.every((one) => misfits(operation, one).length === 0) ? undefined : failed;
    } catch (error) {
      if (error instanceof TypeError) return failed;
      throw error;
    }
  }

  async #check(operation: OperationId, plan: Plan<PlainRequest>): Promise<void> {
    const request = plan.request(this.#known as Facts);
    for (const { path, expected, seen } of misfits(operation, request)) {
      this.#judge.drift({ operation, case: 'answer' }, null, expected, seen, path);
    }
    const answer = await this.#send(operation, request);
    const { status } = answer;
    const verdict = this.#judge.granted({ operation, case: 'answer' }, plan, answer);
    if (status !== null && verdict !== 'drift') this.#report[verdict].push({ operation, status });
    if (answer.kind === 'answer') this.#learn(operation, answer);
    this.#record({ operation, case: 'answer', request }, answer, verdict);
    if (this.#recorder !== null && isWholeList(operation)) await this.#recordPages(operation, plan, request, answer);
    const isSettings = isOfEachDevice(operation) && (verdict === 'checked' || verdict === 'refused');
    if (this.#recorder !== null && isSettings) await this.#recordDevices(operation, plan, request);

    if (verdict === 'drift') this.#failures.set(operation, operation);
    const isUnanswered = status === UNAUTHORIZED || (answer.kind === 'failure' && answer.lost);
    this.#unanswered = isUnanswered ? [...this.#unanswered, operation] : [];
    if (isUnanswered)
      this.#lastFailure = status === UNAUTHORIZED ? 'the token is refused' : `not reachable (${seenIn(answer)})`;
    if (!isUnanswered && verdict !== 'notBuilt') await this.#sendInvalid(operation, plan, request);
    if (plan.restore && !isRefusal(status)) await this.#restore(operation, plan, plan.restore(this.#known as Facts));
  }

  #learn(operation: OperationId, { status, body, date }: Answer): void {
    this.#serverTime ??= date;
    if (this.#serverTime !== null) this.#known.now = this.#serverTime;
    if (!isSuccess(status)) return;
    this.#succeeded.add(operation);
    learn(operation, body, this.#known);
  }

  async #sendInvalid(operation: OperationId, plan: Plan<PlainRequest>, right: PlainRequest): Promise<void> {
    for (const wrong of wrongRequests(operation, right, this.#options.disposable ?? false)) {
      const answer = await this.#send(operation, wrong.request, wrong);
      const verdict = this.#judge.denied(operation, wrong, answer);
      this.#record({ operation, case: wrong.case, request: wrong.request }, answer, verdict);
      const isMade = plan.undoneBy !== undefined && isSuccess(answer.status ?? 0);
      if (isMade) this.#leave(operation, `created by an invalid request: ${wrong.case}`);
    }
  }

  async #restore(operation: OperationId, plan: Plan<PlainRequest>, request: PlainRequest): Promise<void> {
    const answer = await this.#send(operation, request);
    const verdict = this.#judge.granted({ operation, case: 'restore' }, plan, answer);
    this.#record({ operation, case: 'restore', request }, answer, verdict);
    if (!isSuccess(answer.status ?? 0)) this.#leave(operation, 'its change was not restored');
  }

  /** Records the other pages of a list, after its first one. */
  async #recordPages(
    operation: OperationId,
    plan: Plan<PlainRequest>,
    { query, ...request }: PlainRequest,
    first: Answer | Failure,
  ): Promise<void> {
    const about = { operation, case: 'answer' } as const;
    let page = pageIn(first);
    const size = page?.results.length ?? 0;
    for (let read = size; page && hasMore(page, read); ) {
      const most = Math.min(page.count, MOST_ROWS);
      const offsets = Array.from({ length: REQUESTS_AT_ONCE }, (_, index) => read + index * size);
      const requests = offsets
        .filter((offset) => offset < most)
        .map((offset) => ({ ...request, query: { ...query, offset } }));
      const answers = await Promise.all(requests.map((next) => this.#send(operation, next)));
      for (const [index, next] of requests.entries()) {
        // A page was shorter than the first one: those after it are read again from where it ended.
        if (next.query.offset !== read) break;
        const answer = answers[index] as Answer | Failure;
        const verdict = this.#judge.granted(about, plan, answer);
        this.#record({ ...about, request: next }, answer, verdict);
        if (verdict !== 'checked') {
          this.#report.notRecorded.push({ ...about, reason: `its rows after the first ${read} were not answered` });
          return;
        }
        page = pageIn(answer);
        read += page?.results.length ?? 0;
        if (!page || !hasMore(page, read)) return;
      }
    }
  }

  /** Records the answers for all other devices of the list of vehicles. Ends early if the server is gone. */
  async #recordDevices(operation: OperationId, plan: Plan<PlainRequest>, request: PlainRequest): Promise<void> {
    const about = { operation, case: 'answer' } as const;
    const others = [...this.#deviceKeys].filter((key) => key !== request.params?.['deviceKey']);
    let recorded = 0;
    for (let from = 0, isThere = true; isThere && from < others.length; from += REQUESTS_AT_ONCE) {
      const requests = others
        .slice(from, from + REQUESTS_AT_ONCE)
        .map((deviceKey) => ({ ...request, params: { ...request.params, deviceKey } }));
      const answers = await Promise.all(requests.map((one) => this.#send(operation, one)));
      for (const [index, answer] of answers.entries()) {
        const verdict = this.#judge.granted(about, plan, answer);
        this.#record({ ...about, request: requests[index] ?? request }, answer, verdict);
        if (answer.kind === 'failure' && answer.lost) isThere = false;
        if (verdict === 'drift' || answer.status === null) continue;
        recorded += 1;
        this.#report[verdict].push({ operation, status: answer.status });
      }
    }
    if (recorded === others.length) return;
    const reason = `its answers for ${others.length - recorded} of ${others.length + 1} devices are missing`;
    this.#report.notRecorded.push({ ...about, reason });
  }

  /** Records an answer that the contract allows. Drift stays in the report alone: its values are not what they should be. */
  #record(about: Pick<Recorded, 'operation' | 'case' | 'request'>, answer: Answer | Failure, verdict: Verdict): void {
    if (this.#recorder === null || answer.kind === 'failure' || (verdict !== 'checked' && verdict !== 'refused'))
      return;
    const reason = this.#recorder.add({ ...about, answer, verdict }, this.#known.now ?? Date.now());
    const { operation, case: name } = about;
    if (name === 'answer') for (const key of deviceKeysIn(operation, answer.body)) this.#deviceKeys.add(key);
    if (reason !== null) this.#report.notRecorded.push({ operation, case: name, reason });
  }

  #leave(operation: OperationId, what: string): void {
    this.#report.leftBehind.push({ operation, what });
  }
}

const pageIn = (answer: Answer | Failure) => (answer.kind === 'answer' ? zPage.safeParse(answer.body).data : undefined);
/** Whether a list has rows after a page. `read`: rows up to its end. */
const hasMore = ({ next, results, count }: z.output<typeof zPage>, read: number): boolean =>
  next !== null && results.length > 0 && read < Math.min(count, MOST_ROWS);

const seenIn = (answer: Answer | Failure): string => (answer.kind === 'failure' ? answer.seen : String(answer.status));

const UNAUTHORIZED = 401;
const NOT_BUILT = 501;

/** Whether an answer means that nothing was changed. */
function isRefusal(status: number | null): boolean {
  return status !== null && ((status >= 400 && status < 500) || status === NOT_BUILT);
}

/** Whether a request matches the contract. */
function isOfContract(operation: OperationId, request: PlainRequest): boolean {
  const { params, body } = contractOf(operation);
  const sent = JSON.parse(JSON.stringify(request)) as PlainRequest;
  return params?.schema.safeParse(sent.params).success !== false && body?.safeParse(sent.body).success !== false;
}

/** Where a request violates the contract: an id from the server does not have the required format. */
function misfits(operation: OperationId, request: PlainRequest): Problem[] {
  const { params, query, body } = contractOf(operation);
  const parts = [
    { name: 'params', schema: params?.schema, value: request.params },
    { name: 'query', schema: query?.schema, value: request.query ?? {} },
    { name: 'body', schema: body, value: request.body },
  ];
  return parts.flatMap(({ name, schema, value }) =>
    schema ? compare(schema, value).problems.map((one) => ({ ...one, path: `request.${name}.${one.path}` })) : [],
  );
}
