/** Outages and maintenance. */
export default {
  titles: { outage: 'Interruption', in_progress: 'Under Maintenance', scheduled: 'Scheduled Maintenance' },
  since: 'since {{time}}',
  until: 'until {{time}}',
  details: 'Details',
  detailsOf: 'Details: {{title}}',
  interrupted: 'Commands are unavailable',
  components: { all: 'All devices', x1: 'X1 devices', dr: 'DR devices' },
  states: {
    operational: 'Working',
    degraded_performance: 'Slower than usual',
    partial_outage: 'Partial outage',
    major_outage: 'Major outage',
  },
  stages: {
    investigating: 'Cause not known yet, started {{time}}.',
    identified: 'Cause identified, started {{time}}.',
    in_progress: 'In progress, {{time}}.',
    scheduled: 'Planned for {{time}}.',
  },
  checked: 'Last checked {{time}}. Checked again every 5 minutes.',
  check: 'Check again',
  checking: 'Checking…',
  unchanged: 'Checked again: nothing has changed.',
  checkFailed: 'The service status could not be checked.',
  resolved: {
    outage: 'The outage is resolved. Commands work again.',
    maintenance: 'The maintenance is over. Commands work again.',
  },
  page: {
    intro: 'You do not have to do anything. This page refreshes automatically and continues when everything works.',
    sample: 'This is a sample. “Check again” finds that everything works.',
    sampleBody: 'No device can take commands at the moment. We are looking for the cause.',
    failed: 'The service status is not known',
  },
} as const;
