import { availableParallelism } from 'node:os';

/** Workers of a test runner: one for each core, unless WAYMARK_WORKERS says how many. */
export const workers = Number(process.env['WAYMARK_WORKERS']) || availableParallelism();
