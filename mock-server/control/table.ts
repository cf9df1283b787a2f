import { clockControls } from './clock.ts';
import { deviceControls } from './devices.ts';
import { faultControls } from './faults.ts';
import type { ControlOperation } from './operation.ts';
import { outageControls } from './outage.ts';
import { peopleControls } from './people.ts';
import { recordControls } from './records.ts';
import { scenarioControls } from './scenarios.ts';
import { serverControls } from './server.ts';
import { snapshotControls } from './snapshots.ts';
import { worldFileControls } from './world-files.ts';
import { worldControls } from './worlds.ts';

/** All operations of the control API. */
export const controlOperations: readonly ControlOperation[] = [
  ...serverControls,
  ...peopleControls,
  ...worldControls,
  ...snapshotControls,
  ...worldFileControls,
  ...scenarioControls,
  ...clockControls,
  ...faultControls,
  ...recordControls,
  ...deviceControls,
  ...outageControls,
];
