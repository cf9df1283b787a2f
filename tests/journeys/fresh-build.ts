import { isBuilt } from '../../scripts/sources-digest.ts';

/** Refuses to run journeys on a build of other sources, whose results would be meaningless. */
export default function requireFreshBuild(): void {
  if (!isBuilt())
    throw new Error('dist/ is missing or was not built from client/ as it is now. Build it with: npx vite build');
}
