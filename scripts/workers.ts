import { availableParallelism } from 'node:os';

/** Workers of a test runner: `perCore` for each core, unless WAYMARK_WORKERS says how many in all. */
export const workers = (perCore: number): number =>
  Number(process.env['WAYMARK_WORKERS']) || Math.ceil(availableParallelism() * perCore);
