import { newInstalledModule } from '../../fixtures/vehicles/new-devices.ts';
import { startServer } from '../../mock-server/server.node.ts';
import type { Report } from './report.ts';
import { runContract } from './run.ts';

/**
 * The whole contract against a mock of its own, which takes every write to its grave. The mock does not check its own
 * answers here, so that a wrong one is reported field by field and not as a 500.
 */
export async function runAgainstMock(): Promise<Report> {
  const { url, close } = await startServer({ port: 0, pace: 0, checkResponses: false });
  try {
    const response = await fetch(`${url}/__mock/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ persona: 'owner' }),
    });
    const { access_token: token } = (await response.json()) as { access_token: string };
    return await runContract({
      name: 'The mock',
      baseUrl: url,
      token,
      newDevice: newInstalledModule.device_key,
      allowWrites: true,
      includeAssumed: true,
      disposable: true,
    });
  } finally {
    await close();
  }
}
