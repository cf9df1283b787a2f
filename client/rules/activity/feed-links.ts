import { ALERT_TYPES, NOTEWORTHY } from '../commands/actions.ts';

const ALERTS = ALERT_TYPES.filter((type) => NOTEWORTHY.includes(type)).join(',');

/** Query of the feed for the actions of short lists, with further parts of its address (`feed-view.ts`). */
export const noteworthySearch = (parts: Readonly<Record<string, string>>): string =>
  `?${new URLSearchParams({ ...parts, alerts: ALERTS })}`;
