/** `npm run contract`: compares a server with openapi.yaml. Uses the mock without `--base-url`. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Arguments, readArguments, USAGE } from '../tests/contract/arguments.ts';
import { isNothingChecked, type Report, toJson, toMarkdown, toSummary } from '../tests/contract/report.ts';
import { runContract } from '../tests/contract/run.ts';

const BAD_ARGUMENTS = 2;
const NOTHING_LEARNED = 3;

async function checkMock(): Promise<Report> {
  const { runAgainstMock } = await import('../tests/contract/mock.ts');
  return runAgainstMock();
}

async function main({ target, reportDir }: Arguments): Promise<void> {
  const report = target === 'mock' ? await checkMock() : await runContract(target);
  await mkdir(reportDir, { recursive: true });
  await writeFile(join(reportDir, 'drift-report.md'), toMarkdown(report));
  await writeFile(join(reportDir, 'drift-report.json'), toJson(report));
  console.log(`${toSummary(report)} (${join(reportDir, 'drift-report.md')})`);
  if (report.stopped !== null || isNothingChecked(report)) process.exitCode = NOTHING_LEARNED;
  else if (report.drift.length > 0) process.exitCode = 1;
}

let args: Arguments | null = null;
try {
  args = readArguments(process.argv.slice(2), process.env);
} catch (error) {
  console.error(`${(error as Error).message}\n\n${USAGE}`);
  process.exit(BAD_ARGUMENTS);
}
if (args === null) console.log(USAGE);
else await main(args);
