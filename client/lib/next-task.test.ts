import { expect, test } from 'vitest';
import { nextTask, runInTasks } from './next-task.ts';

test('[core 9] runs steps in order, each in a task of its own', async () => {
  const done: string[] = [];
  runInTasks(
    () => {
      done.push('map');
      queueMicrotask(() => done.push('after the map'));
    },
    () => done.push('graph'),
  );
  expect(done).toEqual([]);
  await nextTask();
  await nextTask();
  expect(done).toEqual(['map', 'after the map', 'graph']);
});

test('[core 9] skips the steps that have not begun', async () => {
  const done: string[] = [];
  const cancel = runInTasks(
    () => done.push('map'),
    () => done.push('graph'),
  );
  await nextTask();
  cancel();
  await nextTask();
  await nextTask();
  expect(done).toEqual(['map']);
});
