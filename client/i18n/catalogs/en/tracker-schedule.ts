/** When the sensors of a tracker are active. */
export default {
  title: 'Schedule',
  lead: 'Outside these hours the sensors of the tracker sleep, which saves its battery.',
  failed: 'The schedule did not load',
  vehiclesFailed: 'Trackers did not load',
  choose: 'Trackers',
  none: { title: 'This device has no schedule', text: 'Only trackers have hours in which their sensors are active.' },
  active: 'Use a schedule',
  activeHint: 'Off: the sensors are always active',
  start: 'From',
  end: 'To',
  overnight: 'Ends on the next day.',
  zone: 'Time zone',
  submit: 'Save schedule',
  sameHours: 'Choose two different hours.',
  saved: 'Schedule saved',
  shifted: 'The clock changed since this was saved. Until you save again, the tracker follows the old offset.',
} as const;
