import { StoreFailure } from '../world/store-failure.ts';
import { DamagedData } from './stored-rows.ts';

/** The data folder, or one above it, is something else. */
export class NotAFolder extends Error {
  readonly path: string;

  constructor(path: string) {
    super('it is not a folder');
    this.path = path;
  }
}

/** Primary result codes of SQLite. The low byte of an extended code is its primary one. */
const SQLITE = { perm: 3, busy: 5, locked: 6, readonly: 8, corrupt: 11, full: 13, cantopen: 14, notadb: 26 } as const;

/** Primary result code of an error of SQLite, or `null` for another error. */
function sqliteCode(error: unknown): number | null {
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  return code === 'ERR_SQLITE_ERROR' && typeof errcode === 'number' ? errcode & 0xff : null;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Why a write failed, for its caller. Errors of the mock itself stay as they are. */
export function storeFailure(error: unknown): unknown {
  const code = sqliteCode(error);
  return code === null ? error : new StoreFailure(messageOf(error), code === SQLITE.full, error);
}

const ELSEWHERE = 'choose another folder with --data';
const DAMAGED = `restore a copy of it, delete it, or ${ELSEWHERE}`;
const FORBIDDEN = ['this user may not write there', `change its permissions, or ${ELSEWHERE}`] as const;
const FULL = ['the disk is full', `free some space, or ${ELSEWHERE}`] as const;
const BUSY = ['another mock is using it', 'stop that one, or choose another folder with --data'] as const;

type Advice = readonly [reason: string, advice: string];

const BY_SQLITE: Readonly<Record<number, Advice>> = {
  [SQLITE.perm]: FORBIDDEN,
  [SQLITE.readonly]: FORBIDDEN,
  [SQLITE.cantopen]: FORBIDDEN,
  [SQLITE.busy]: BUSY,
  [SQLITE.locked]: BUSY,
  [SQLITE.full]: FULL,
  [SQLITE.notadb]: ['it is not a database', DAMAGED],
};

const BY_SYSTEM: Readonly<Record<string, Advice>> = {
  EACCES: FORBIDDEN,
  EPERM: FORBIDDEN,
  EROFS: ['it is on a read-only disk', ELSEWHERE],
  ENOSPC: FULL,
  EDQUOT: FULL,
  EISDIR: ['it is a folder', `remove it, or ${ELSEWHERE}`],
  ENOTDIR: ['it is not in a folder', ELSEWHERE],
  ENOENT: ['it cannot be created', ELSEWHERE],
};

function adviceOf(error: unknown): Advice | undefined {
  if (error instanceof DamagedData) return [`it is damaged (${error.message})`, DAMAGED];
  if (error instanceof NotAFolder) return [error.message, ELSEWHERE];
  if (error instanceof StoreFailure) return adviceOf(error.cause);
  const code = sqliteCode(error);
  if (code !== null) return BY_SQLITE[code] ?? [`it is damaged (${messageOf(error)})`, DAMAGED];
  const { code: name, syscall } = error as NodeJS.ErrnoException;
  if (syscall === undefined) return undefined;
  return BY_SYSTEM[name ?? ''] ?? [messageOf(error), ELSEWHERE];
}

/**
 * One sentence for the terminal about stored data that cannot be used: the path, the reason and what to do. Errors of
 * the mock itself stay as they are.
 */
export function unusable(error: unknown, file: string): unknown {
  const advice = adviceOf(error);
  if (!advice) return error;
  const path = (error instanceof NotAFolder ? error.path : (error as NodeJS.ErrnoException).path) ?? file;
  return new Error(`${path} cannot be used because ${advice[0]}: ${advice[1]}.`, { cause: error });
}
