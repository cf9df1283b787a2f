/** Fields of a fault rule that applies to every request and has not met one yet. */
export const ANY_REQUEST = {
  operation: null,
  device_key: null,
  match: null,
  nth: null,
  times: null,
  probability: null,
  seen: 0,
  fired: 0,
} as const;
