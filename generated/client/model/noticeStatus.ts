
/**
 * An outage counts while investigating or identified (core 4). Open.
 */
export type NoticeStatus = 'investigating' | 'identified' | 'monitoring' | 'resolved' | string;
