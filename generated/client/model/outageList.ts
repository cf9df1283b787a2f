import type { Outage } from './outage.ts';

export type OutageList = Outage[];
