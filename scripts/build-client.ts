import { build } from 'vite';
import { isBuilt } from './sources-digest.ts';

/** Builds the portal into `dist/`, unless it contains a build of the same sources. */
export async function buildClient(): Promise<void> {
  if (isBuilt()) return;
  console.log('Building the portal …');
  await build({ logLevel: 'warn' });
}
