/** Choosing vehicles in a dialog. */
export default {
  search: 'Search vehicles and groups',
  keys: 'Arrow keys move between vehicles, Space ticks one.',
  keysOne: 'Arrow keys move between vehicles, Space chooses one.',
  selectAll: 'Select All',
  selectFound: 'Select all found',
  selected_one: '{{count}} selected',
  selected_other: '{{count}} selected',
  found: '{{count}} of {{of}} vehicles found',
  nothing: 'No vehicle matches the search.',
  marks: {
    paused: 'Paused',
    expired: 'Expired',
    pending_transfer: 'Transfer pending',
    restricted: 'Renew the plan first',
    exclusive_access: 'Exclusive access',
  },
} as const;
