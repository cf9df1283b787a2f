import { type DestinationStream, pino, stdTimeFunctions } from 'pino';

/** An answered request. Holds no text that its caller chose. */
export type LoggedRequest = {
  id: string;
  method: string;
  path: string;
  operation: string | null;
  status: number | 'aborted';
  ms: number;
  world: string | null;
  team: string | null;
  code: string | null;
};

export type Log = {
  request: (request: LoggedRequest) => void;
  /** An error of the mock itself. */
  failed: (error: unknown, id: string | null) => void;
  /** A sentence for the operator. */
  say: (sentence: string) => void;
};

/** Lines of JSON on the standard output. */
export function createLog(destination?: DestinationStream): Log {
  const settings = {
    base: null,
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (level: string) => ({ level }) },
  };
  const log = destination ? pino(settings, destination) : pino(settings);
  return {
    request: (request) => log.info(request, 'request'),
    failed: (error, id) => log.error({ id, error: safeError(error) }, 'The mock failed.'),
    say: (sentence) => log.info(sentence),
  };
}

/** A text in quotes, which may be a value of the request. */
const QUOTED = /"[^"]*"|'[^']*'|`[^`]*`/g;
/** Tokens, keys, numbers of cards and their like. */
const LONG = /[^\s/:]*\d[^\s/:]{15,}|[^\s/:]{16,}\d[^\s/:]*|\S{40,}/g;
const LONGEST_MESSAGE = 2_000;
const LONGEST_REASON = 200;

/**
 * Type, reason and places of an error. Other properties stay out, because a database puts rows into them. What may be a value of the
 * request is cut out of the reason.
 */
function safeError(error: unknown): { type: string; reason: string; at: string[] } {
  if (!(error instanceof Error)) return { type: typeof error, reason: '', at: [] };
  const { name, message, stack = '' } = error;
  const reason = message
    .slice(0, LONGEST_MESSAGE)
    .replaceAll(QUOTED, '[redacted]')
    .replaceAll(LONG, '[redacted]')
    .slice(0, LONGEST_REASON);
  const at = stack.split('\n').filter((line) => /^ {4}at \S/.test(line) && !message.includes(line));
  return { type: name, reason, at: at.map((line) => line.trim()) };
}
