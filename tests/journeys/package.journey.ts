import { spawnSync } from 'node:child_process';
import { expect, test } from '@playwright/test';
import { installedBrowser } from '../../scripts/find-browser.ts';
import { FOREIGN_NODE, foreignProject } from '../package/install.ts';

test('tests of another project have a world each, with the fixture of the package', async () => {
  const project = await foreignProject();
  try {
    // Variables of this runner are none of the other's.
    const env = Object.fromEntries(
      Object.entries(process.env).filter(([name]) => !/^(?:TEST_|PLAYWRIGHT_|PW_|NODE_OPTIONS$)/.test(name)),
    );
    const browser = process.env['WAYMARK_BROWSER'] ?? installedBrowser();
    const { stdout, stderr } = spawnSync(FOREIGN_NODE, ['node_modules/@playwright/test/cli.js', 'test'], {
      cwd: project.folder,
      encoding: 'utf8',
      env: { ...env, ...(browser !== undefined && { WAYMARK_BROWSER: browser }) },
    });
    expect(`${stdout}${stderr}`).toContain('2 passed');
  } finally {
    project.remove();
  }
});
