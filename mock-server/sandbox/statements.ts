/**
 * Tables and statements of the shared sandbox. Each statement is a transaction of its own, so that a process that stops in the
 * middle of its work holds no lock.
 *
 * `term` names a holder: each process that takes a world gives it a new one, and a commit names the term it belongs to. `content`
 * names the rows of a world: replacing them is a new content, so that nobody reads half of the old ones. Both come from one
 * sequence and never repeat, also not after a world was removed. `seq` counts commits of a content.
 *
 * Rows are text: jsonb refuses `\u0000` and lone surrogates, and reorders keys.
 */

/** Format of the tables. */
export const FORMAT = 1;

export const CREATE_TABLES = `
  CREATE SCHEMA waymark;
  CREATE TABLE waymark.about (name text PRIMARY KEY, value text NOT NULL);
  CREATE SEQUENCE waymark.terms;
  CREATE SEQUENCE waymark.world_numbers;
  CREATE TABLE waymark.worlds (
    id text PRIMARY KEY,
    team text NOT NULL DEFAULT '',
    scenario text NOT NULL,
    seed bigint NOT NULL,
    epoch bigint NOT NULL,
    fixtures text NOT NULL,
    version int NOT NULL,
    content bigint NOT NULL,
    term bigint NOT NULL,
    seq bigint NOT NULL DEFAULT 0,
    seen bigint NOT NULL DEFAULT 0,
    taken_at timestamptz NOT NULL DEFAULT 'epoch',
    touched_at timestamptz NOT NULL DEFAULT now()
  ) WITH (fillfactor = 50);
  CREATE TABLE waymark.rows (
    content bigint NOT NULL,
    "table" text NOT NULL,
    id text NOT NULL,
    number bigint NOT NULL,
    row text,
    PRIMARY KEY (content, "table", id)
  );
`;

/** Terms of worlds, in no order. Worlds that do not exist are missing. */
export const ASK = 'SELECT id, term FROM waymark.worlds WHERE id = ANY ($1)';

/**
 * Milliseconds for which a process keeps a world that it has taken, so that the requests that wait for it there are answered. Without
 * them, two processes could take it from each other for ever.
 */
const KEPT_FOR = 30;

/** Takes a world for a new term, unless another process has just taken it. $2: hash of the seeds. */
export const TAKE = `
  UPDATE waymark.worlds SET term = nextval('waymark.terms'), taken_at = clock_timestamp(), touched_at = now()
  WHERE id = $1 AND fixtures = $2 AND taken_at <= clock_timestamp() - interval '${KEPT_FOR} milliseconds'
  RETURNING scenario, seed, epoch, team, content, term, seq, seen`;

/**
 * Reads a taken world. A statement of its own: in the one that takes, rows of a commit that it waited for would be missing. Pictures
 * are read on demand.
 */
export const LOAD = `
  SELECT w.term, r."table", r.id, r.number, CASE WHEN r."table" = 'images' AND r.row IS NOT NULL THEN '' ELSE r.row END AS row
  FROM waymark.worlds w LEFT JOIN waymark.rows r ON r.content = w.content
  WHERE w.id = $1 ORDER BY r.number`;

/** One row of a world, whole. */
export const READ_ROW = `
  SELECT r.row FROM waymark.worlds w JOIN waymark.rows r ON r.content = w.content
  WHERE w.id = $1 AND r."table" = $2 AND r.id = $3`;

/** All rows of a world, whole. */
export const READ_ROWS = `
  SELECT r."table", r.id, r.row FROM waymark.worlds w JOIN waymark.rows r ON r.content = w.content
  WHERE w.id = $1 ORDER BY r.number`;

/** Why a world was not taken: whether it has the seeds of this process ($2), and the milliseconds after which it can be. */
export const NOT_TAKEN = `
  SELECT fixtures = $2 AS same,
    (extract(epoch FROM taken_at + interval '${KEPT_FOR} milliseconds' - clock_timestamp()) * 1000)::float8 AS left
  FROM waymark.worlds WHERE id = $1`;

/** Writes changed rows, unless another process has taken the world. $5, $6: deleted rows. $7 to $10: written rows. */
export const COMMIT = `
  WITH held AS (
    UPDATE waymark.worlds SET seq = $3, seen = greatest(seen, $4), touched_at = now()
    WHERE id = $1 AND term = $2 AND seq = $3 - 1 RETURNING content
  ), gone AS (
    DELETE FROM waymark.rows r USING held, unnest($5::text[], $6::text[]) AS d (t, i)
    WHERE r.content = held.content AND r."table" = d.t AND r.id = d.i
  ), kept AS (
    INSERT INTO waymark.rows (content, "table", id, number, row)
    SELECT held.content, k.t, k.i, k.n, k.r
    FROM held, unnest($7::text[], $8::text[], $9::bigint[], $10::text[]) AS k (t, i, n, r)
    ON CONFLICT (content, "table", id) DO UPDATE SET row = excluded.row
  )
  SELECT FROM held`;

/** Ends a term, after which none of its commits can be applied any more, and returns the number of the last one that was. */
export const END_TERM = `
  UPDATE waymark.worlds SET term = nextval('waymark.terms') WHERE id = $1 AND term = $2 RETURNING seq`;

/** Inserts rows ($1 to $4: table, id, number, row) into the content of `made`, and deletes those of the content before. */
const withRows = (from: number): string => `
  kept AS (
    INSERT INTO waymark.rows (content, "table", id, number, row)
    SELECT made.content, k.t, k.i, k.n, k.r
    FROM made, unnest($${from}::text[], $${from + 1}::text[], $${from + 2}::bigint[], $${from + 3}::text[]) AS k (t, i, n, r)
  ), gone AS (
    DELETE FROM waymark.rows r USING made, before WHERE r.content = before.content
  )
  SELECT content, term FROM made`;

/** Columns of a new world. */
const NEW_WORLD = 'waymark.worlds (id, scenario, seed, epoch, fixtures, version, seen, content, term, team)';

/** Replaces a world of the same id and team. One of another team stays, and nothing is returned. */
const INSTEAD = `
    ON CONFLICT (id) DO UPDATE SET scenario = excluded.scenario, seed = excluded.seed, epoch = excluded.epoch,
      fixtures = excluded.fixtures, version = excluded.version, seen = excluded.seen, content = excluded.content,
      term = excluded.term, seq = 0, taken_at = 'epoch', touched_at = now()
    WHERE waymark.worlds.team = excluded.team
    RETURNING content, term`;

/** Creates or replaces a world, unless there are too many ($8 in all, $10 of its team $9) or it belongs to another team. */
export const CREATE = `
  WITH before AS (SELECT content FROM waymark.worlds WHERE id = $1), made AS (
    INSERT INTO ${NEW_WORLD}
    SELECT $1, $2, $3, $4, $5, $6, $7, t.term, t.term, $9 FROM (SELECT nextval('waymark.terms') AS term) t
    WHERE EXISTS (SELECT FROM before)
      OR ((SELECT count(*) FROM waymark.worlds) < $8 AND (SELECT count(*) FROM waymark.worlds WHERE team = $9) < $10)
    ${INSTEAD}
  ), ${withRows(11)}`;

/** Copies a world ($1) to another id ($2), in the database. $3 to $5: limit, team and its limit, as in `CREATE`. */
export const FORK = `
  WITH origin AS (SELECT * FROM waymark.worlds WHERE id = $1),
  before AS (SELECT content FROM waymark.worlds WHERE id = $2), made AS (
    INSERT INTO ${NEW_WORLD}
    SELECT $2, o.scenario, o.seed, o.epoch, o.fixtures, o.version, o.seen, t.term, t.term, $4
    FROM origin o, (SELECT nextval('waymark.terms') AS term) t
    WHERE EXISTS (SELECT FROM before)
      OR ((SELECT count(*) FROM waymark.worlds) < $3 AND (SELECT count(*) FROM waymark.worlds WHERE team = $4) < $5)
    ${INSTEAD}
  ), kept AS (
    INSERT INTO waymark.rows (content, "table", id, number, row)
    SELECT made.content, r."table", r.id, r.number, r.row
    FROM made, origin JOIN waymark.rows r ON r.content = origin.content
  ), gone AS (
    DELETE FROM waymark.rows r USING made, before WHERE r.content = before.content
  )
  SELECT content, term FROM made`;

/** Replaces the rows of a world that its process still holds ($2: term). */
export const REPLACE = `
  WITH before AS (SELECT content FROM waymark.worlds WHERE id = $1), made AS (
    UPDATE waymark.worlds SET scenario = $3, epoch = $4, seen = greatest(seen, $5), content = t.term, term = t.term, seq = 0,
      touched_at = now()
    FROM (SELECT nextval('waymark.terms') AS term) t WHERE id = $1 AND waymark.worlds.term = $2
    RETURNING waymark.worlds.content, waymark.worlds.term
  ), ${withRows(6)}`;

/**
 * Reseeds a world of another version of the mock, if no process of that version lives ($4: class of its advisory locks). $2, $3: hash
 * of the seeds and its version. $5: today.
 */
export const RESEED = `
  WITH before AS (SELECT content FROM waymark.worlds WHERE id = $1), made AS (
    UPDATE waymark.worlds SET fixtures = $2, version = $3, epoch = $5, content = t.term, term = t.term, seq = 0
    FROM (SELECT nextval('waymark.terms') AS term) t
    WHERE id = $1 AND fixtures <> $2 AND pg_try_advisory_xact_lock($4, version)
    RETURNING waymark.worlds.content
  ), gone AS (
    DELETE FROM waymark.rows r USING made, before WHERE r.content = before.content
  )
  SELECT content FROM made`;

export const REMOVE = `
  WITH removed AS (DELETE FROM waymark.worlds WHERE id = $1 RETURNING content), gone AS (
    DELETE FROM waymark.rows r USING removed WHERE r.content = removed.content
  )
  SELECT FROM removed`;

/** The team of a world. */
export const TEAM = 'SELECT team FROM waymark.worlds WHERE id = $1';

export const COUNT = 'SELECT count(*)::int AS count FROM waymark.worlds';

/** Worlds with their idle milliseconds and the row of their clock. */
export const LIST = `
  SELECT w.id, w.team, w.scenario, w.seed, w.seen, greatest(0, extract(epoch FROM now() - w.touched_at) * 1000)::float8 AS idle, r.row AS clock
  FROM waymark.worlds w
  LEFT JOIN waymark.rows r ON r.content = w.content AND r."table" = 'meta' AND r.id = '"clock"'
  ORDER BY w.id`;

/** Notes requests of worlds ($1), and returns the database's clock in milliseconds since 1970. Skips worlds that are being changed. */
export const TOUCH = `
  WITH touched AS (
    UPDATE waymark.worlds SET touched_at = now()
    WHERE id IN (SELECT id FROM waymark.worlds WHERE id = ANY ($1) ORDER BY id FOR UPDATE SKIP LOCKED)
  )
  SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS now`;

/** Removes worlds without a request for $1 milliseconds, `default` never. */
export const SWEEP = `
  WITH removed AS (
    DELETE FROM waymark.worlds WHERE id <> 'default' AND touched_at < now() - $1 * interval '1 millisecond' RETURNING content
  )
  DELETE FROM waymark.rows r USING removed WHERE r.content = removed.content`;

/** Removes rows of a content that was replaced while a commit was writing to it. */
export const SWEEP_ROWS =
  'DELETE FROM waymark.rows r WHERE NOT EXISTS (SELECT FROM waymark.worlds w WHERE w.content = r.content)';

export const NEXT_NUMBER = `SELECT nextval('waymark.world_numbers')::text AS number`;

/** Stores a value unless there is one, then reads it: all processes get the first. */
export const KEEP_ABOUT = 'INSERT INTO waymark.about (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING';
export const READ_ABOUT = 'SELECT value FROM waymark.about WHERE name = $1';
