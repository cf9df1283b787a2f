/** Globs of the unit, contract and guard tests. */
export const UNIT_TESTS = '{client,mock-server,fixtures,scripts,tests}/**/*.test.{ts,tsx}';

/** Tests in folders whose modules keep no state but caches. They share a process and its modules, which are costly to load. */
export const SHARED_TESTS =
  '{client/rules,fixtures,mock-server/!(identity|operators|panel|sandbox),tests/{authorization,contract,guards}}/**/*.test.{ts,tsx}';
