/** The history of a vehicle's commands. */
export default {
  title: 'Command history',
  titleOf: 'Command history of {{name}}',
  scope: 'Commands from this tab since you signed in. The activity log did not load.',
  scopeWithLog: 'Everyone’s commands of the last {{days}} days, and those from this tab since you signed in.',
  emptyTitle: 'No commands yet',
  command: 'Command',
  result: 'Result',
  time: 'Time',
  withOthers: 'Bulk command',
  by: 'By {{name}}',
  fromLog: 'According to the activity log.',
} as const;
