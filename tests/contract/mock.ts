import { newInstalledModule } from '../../fixtures/vehicles/new-devices.ts';
import { startServer } from '../../mock-server/server.node.ts';
import type { ScenarioName } from '../../mock-server/world/scenarios.ts';
import type { Report } from './report.ts';
import { runContract } from './run.ts';

/** A temporary mock, or `default` of the sandbox in WAYMARK_SANDBOX. */
async function openMock(scenario: ScenarioName): Promise<{ url: string; close: () => Promise<void> }> {
  const url = process.env['WAYMARK_SANDBOX'];
  if (url === undefined) return startServer({ port: 0, pace: 0, checkResponses: false, scenario });
  return { url, close: () => Promise.resolve() };
}

/**
 * Runs the whole contract against a temporary mock, including lasting writes. Disables the mock's response check, so
 * that wrong answers are reported by field instead of as a 500.
 */
export async function runAgainstMock(scenario: ScenarioName = 'default', includeAssumed = true): Promise<Report> {
  const { url, close } = await openMock(scenario);
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
      includeAssumed,
      disposable: true,
    });
  } finally {
    await close();
  }
}
