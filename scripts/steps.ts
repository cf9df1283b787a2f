import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Check counts. The end of the run lists `reasons`, the failures, and `flaky`, the tests that passed only on a retry. */
export type Tally = { passed: number; failed: number; reasons?: readonly string[]; flaky?: readonly string[] };
/** One step of the run. Returns its number of checks. */
export type Step = { name: string; run: () => Tally | Promise<Tally> };

const one = (held: boolean): Tally => ({ passed: held ? 1 : 0, failed: held ? 0 : 1 });

/** A command that passes if it exits with 0. Commands come from node_modules/.bin or this Node. */
export function command(name: string, program: string, ...args: string[]): Step {
  return { name, run: () => one(spawn(program, args)) };
}

/** A test runner that writes a JSON report. A runner that crashes before reporting counts as one failure. */
export function runner(
  name: string,
  report: string,
  read: (json: unknown) => Tally,
  program: string,
  ...args: string[]
): Step {
  return {
    name,
    run: () => {
      const held = spawn(program, args);
      try {
        const tally = read(JSON.parse(readFileSync(report, 'utf8')));
        return held || tally.failed > 0
          ? tally
          : { ...tally, failed: 1, reasons: [`${program} failed outside its tests`] };
      } catch {
        return { passed: 0, failed: 1, reasons: [`${program} left no report`] };
      }
    },
  };
}

/** A check in this process that passes if it returns no complaints. */
export function check(name: string, complaints: () => string[] | Promise<string[]>): Step {
  return {
    name,
    run: async () => {
      const found = await complaints();
      for (const complaint of found) console.error(complaint);
      return one(found.length === 0);
    },
  };
}

/** Runs all steps in order, despite failures, and prints a one-line result. */
export async function runSteps(steps: readonly Step[]): Promise<never> {
  const total = { passed: 0, failed: 0 };
  const broken: string[] = [];
  const reasons: string[] = [];
  const flaky: string[] = [];
  for (const step of steps) {
    console.log(`\n▸ ${step.name}`);
    const startedAt = performance.now();
    const tally = await step.run();
    total.passed += tally.passed;
    total.failed += tally.failed;
    if (tally.failed > 0) broken.push(step.name);
    reasons.push(...(tally.reasons ?? []));
    flaky.push(...(tally.flaky ?? []));
    console.log(
      `  ${tally.failed > 0 ? '✗' : '✓'} ${step.name} (${((performance.now() - startedAt) / 1000).toFixed(1)} s)`,
    );
  }
  for (const first of flaky) console.log(`\n~ Flaky, passed when retried: ${first}`);
  for (const reason of reasons) console.log(`\n✗ ${reason}`);
  if (total.passed + total.failed === 0) console.log('\nNothing was checked.');
  if (broken.length > 0) console.log(`\nFailed: ${broken.join(', ')}`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);
}

function spawn(program: string, args: string[]): boolean {
  const path = program === 'node' ? process.execPath : `node_modules/.bin/${program}`;
  return spawnSync(path, args, { stdio: 'inherit', shell: process.platform === 'win32' }).status === 0;
}
