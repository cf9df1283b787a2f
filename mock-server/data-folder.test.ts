/** Data folders that cannot be used end in one sentence: the path, the reason and what to do. */
import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, statSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openMock } from './open.node.ts';
import { unusable } from './store/sqlite-errors.node.ts';

const ENTRY = path.resolve(import.meta.dirname, 'node.mjs');
const CHOOSE = 'choose another folder with --data.';
const REPAIR = `restore a copy of it, delete it, or ${CHOOSE}`;

let root = '';
let folder = '';
let file = '';

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'waymark-data-'));
  folder = path.join(root, 'data');
  file = path.join(folder, 'waymark.sqlite');
});
afterEach(() => rmSync(root, { recursive: true }));

async function written(sql = ''): Promise<void> {
  const mock = await openMock({ data: folder, notice: () => undefined });
  await mock.app.request('/__mock/worlds', {
    method: 'POST',
    body: '{}',
    headers: { 'content-type': 'application/json' },
  });
  await mock.close();
  const db = new DatabaseSync(file);
  db.exec(`PRAGMA foreign_keys = OFF; ${sql}`);
  db.close();
}

const insert = (table: string, id: string, row: string) =>
  `INSERT INTO rows (world, "table", id, row) VALUES ('default', '${table}', '${id}', '${row}')`;

/** Overwrites the end of the file, where rows lie, and leaves the header and the schema. */
async function damagedPage(): Promise<void> {
  const rows = Array.from({ length: 200 }, (_, number) =>
    insert('meta', `"m${number}"`, `{"id":"m${number}","value":"${'x'.repeat(500)}"}`),
  );
  await written(rows.join(';'));
  const { size } = statSync(file);
  const opened = openSync(file, 'r+');
  writeSync(opened, Buffer.alloc(40_960, 0xff), 0, 40_960, size - 40_960);
  closeSync(opened);
}

test.each<[string, () => void | Promise<void>, () => string]>([
  [
    'a file in its place',
    () => writeFileSync(folder, ''),
    () => `${folder} cannot be used because it is not a folder: ${CHOOSE}`,
  ],
  [
    'a file above it',
    () => {
      writeFileSync(path.join(root, 'file'), '');
      folder = path.join(root, 'file/data');
    },
    () => `${path.join(root, 'file')} cannot be used because it is not a folder: ${CHOOSE}`,
  ],
  [
    'a folder in place of its file',
    () => void mkdirSync(file, { recursive: true }),
    () => `${file} cannot be used because it is a folder: remove it, or ${CHOOSE}`,
  ],
  [
    'a file that is no database',
    () => {
      mkdirSync(folder);
      writeFileSync(file, 'This is not a database. '.repeat(100));
    },
    () => `${file} cannot be used because it is not a database: ${REPAIR}`,
  ],
  [
    'damaged pages',
    damagedPage,
    () => `${file} cannot be used because it is damaged (database disk image is malformed): ${REPAIR}`,
  ],
  [
    'a row that is not JSON',
    () => written(insert('meta', '"a"', '{')),
    () => `${file} cannot be used because it is damaged (a row of it is not JSON): ${REPAIR}`,
  ],
  [
    'a row without its id',
    () => written(insert('meta', '"a"', '{"id":"b"}')),
    () => `${file} cannot be used because it is damaged (a row of its table "meta" cannot be read): ${REPAIR}`,
  ],
  [
    'rows of an unknown table',
    () => written(insert('__proto__', '"a"', '{"id":"a"}')),
    () => `${file} cannot be used because it is damaged (it has rows of an unknown table, "__proto__"): ${REPAIR}`,
  ],
  [
    'keys that are none',
    () => written(`UPDATE keys SET value = '{"signing":1}'`),
    () => `${file} cannot be used because it is damaged (its keys cannot be read): ${REPAIR}`,
  ],
  [
    'keys that cannot sign',
    () => written(`UPDATE keys SET value = '{"signing":{"kty":"RSA"},"sealing":{"kty":"oct"}}'`),
    () => `${file} cannot be used because it is damaged (its keys cannot be used): ${REPAIR}`,
  ],
])('[core 8] refuses %s', async (_what, prepare, sentence) => {
  await prepare();
  const error: unknown = await openMock({ data: folder, notice: () => undefined }).catch((reason: unknown) => reason);
  expect((error as Error).message).toBe(sentence());
});

test('[core 8] refuses a folder that the system refuses', async () => {
  await expect(openMock({ data: '/proc/waymark/data' })).rejects.toThrow(
    /^\/proc\S* cannot be used because .+ --data\.$/,
  );
});

test.each([
  ['EACCES', 'this user may not write there: change its permissions, or choose another folder with --data.'],
  ['EROFS', 'it is on a read-only disk: choose another folder with --data.'],
  ['ENOSPC', 'the disk is full: free some space, or choose another folder with --data.'],
])('[core 8] says what to do about %s', (code, sentence) => {
  const error = Object.assign(new Error(`${code}: mkdir`), { code, syscall: 'mkdir', path: '/data' });
  expect((unusable(error, '/data/waymark.sqlite') as Error).message).toBe(`/data cannot be used because ${sentence}`);
});

test('[core 8] leaves errors of the mock itself as they are', () => {
  const error = new TypeError('x is not a function');
  expect(unusable(error, file)).toBe(error);
});

test('[core 8] ends the command with the sentence alone', async () => {
  const mock = await openMock({ data: folder, notice: () => undefined });
  const { status, stdout, stderr } = spawnSync(process.execPath, [ENTRY, '--port', '0', '--data', folder], {
    encoding: 'utf8',
  });
  await mock.close();
  expect({ status, stdout, stderr }).toEqual({
    status: 1,
    stdout: '',
    stderr: `${file} cannot be used because another mock is using it: stop that one, or choose another folder with --data.\n`,
  });
});
