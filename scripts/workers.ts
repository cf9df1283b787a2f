import { availableParallelism } from 'node:os';

/** Workers of a test runner: `perCore` for each core. WAYMARK_WORKERS overrides the total. */
export const workers = (perCore: number): number =>
  Number(process.env['WAYMARK_WORKERS']) || Math.ceil(availableParallelism() * perCore);
