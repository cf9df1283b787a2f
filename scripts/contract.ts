/** `npm run contract`: compares a server with openapi.yaml. Uses the mock without `--base-url`. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Arguments, readArguments, type Target, USAGE } from '../tests/contract/arguments.ts';
import { RecordingError, readRecording } from '../tests/contract/recording/recording.ts';
import { replay } from '../tests/contract/recording/replay.ts';
import { isNothingChecked, type Report, toJson, toMarkdown, toSummary } from '../tests/contract/report.ts';
import { runContract } from '../tests/contract/run.ts';

const BAD_ARGUMENTS = 2;
const NOTHING_LEARNED = 3;

async function check(target: Target): Promise<Report> {
  if (target.kind === 'server') return runContract(target.options);
  if (target.kind === 'mock') {
    const { runAgainstMock } = await import('../tests/contract/mock.ts');
    return runAgainstMock({ ...(target.record !== undefined && { record: target.record }) });
  }
  const exchanges = readRecording(target.folder);
  if (target.scenario !== undefined) {
    const { toScenario } = await import('../tests/contract/recording/convert.ts');
    await writeFile(target.scenario, `${JSON.stringify(toScenario(exchanges), null, 2)}\n`);
  }
  return replay(exchanges);
}

async function main({ target, reportDir }: Arguments): Promise<void> {
  const report = await check(target);
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
else {
  try {
    await main(args);
  } catch (error) {
    if (!(error instanceof RecordingError)) throw error;
    console.error(error.message);
    process.exit(BAD_ARGUMENTS);
  }
}
