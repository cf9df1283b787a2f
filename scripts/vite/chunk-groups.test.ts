import { expect, test } from 'vitest';
import { chunkOf, type Loader } from './chunk-groups.ts';

test.each<[Loader[], string | null]>([
  [['entry', 'signin', 'shell'], 'start'],
  [['signin', 'shell', 'dashboard', 'far'], 'shared'],
  [['signin', 'session', 'shell'], 'shared'],
  [['session', 'shell', 'dashboard', 'near', 'far'], 'session'],
  [['session', 'shell', 'answers', 'map'], 'session-answers'],
  [['shell', 'forms', 'answers', 'far'], 'shell-answers-forms'],
  [['signin', 'map', 'answers'], 'shared'],
  [['far', 'vehicle', 'dashboard'], 'dashboard-vehicle'],
  [['dashboard', 'map', 'answers', 'far'], 'dashboard-map-answers'],
  [['map', 'near', 'forms'], 'map-forms-near'],
  [['far', 'watchers', 'forms'], 'watchers-forms-far'],
  [['watchers', 'vehicle'], 'vehicle'],
  [['near', 'far', 'forms'], null],
  [['signin', 'answers'], null],
  [[], null],
])('modules loaded by %j are in the chunk %s', (loaders, name) => {
  expect(chunkOf(new Set(loaders))).toBe(name);
});
