import type { Report } from '../report.ts';
import { type ContractOptions, runContract } from '../run.ts';
import { createExampleServer, type Fault, TOKEN } from './example-server.ts';
import { listen } from './listen.ts';

/** Result of the suite for the example server with a fault. */
export async function check(fault: Fault | undefined, options: Partial<ContractOptions> = {}): Promise<Report> {
  const { url, close } = await listen(createExampleServer(fault));
  try {
    return await runContract({ name: 'The example server', baseUrl: url, token: TOKEN, ...options });
  } finally {
    await close();
  }
}

/** Runs all operations. */
export const EVERYTHING = {
  newDevice: 'GG-30999-B2',
  allowWrites: true,
  includeAssumed: true,
  disposable: true,
} as const;
