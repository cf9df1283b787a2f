import type { AffectedComponent } from './affectedComponent.ts';
import type { NoticeStatus } from './noticeStatus.ts';

export interface Outage {
  id?: string;
  status: NoticeStatus;
  body: string;
  created_at: string;
  affected_components: AffectedComponent[];
  /** No device takes commands (core 3). Absent: affected_components decide. */
  allDevices?: boolean;
  /** X1 devices take no commands. */
  x1Devices?: boolean;
  /** DR devices take no commands. */
  drDevices?: boolean;
}
