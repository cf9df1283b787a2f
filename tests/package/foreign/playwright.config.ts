import { defineConfig } from '@playwright/test';

const executablePath = process.env['WAYMARK_BROWSER'];
const args = ['--no-sandbox', ...(JSON.parse(process.env['WAYMARK_BROWSER_ARGS'] ?? '[]') as string[])];

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  workers: 1,
  timeout: 60_000,
  reporter: 'line',
  use: { launchOptions: { ...(executablePath && { executablePath }), args } },
});
