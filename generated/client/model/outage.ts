import type { AffectedComponent } from './affectedComponent.ts';
import type { NoticeStatus } from './noticeStatus.ts';

export interface Outage {
  id?: string;
  status: NoticeStatus;
  body: string;
  created_at: string;
  affected_components: AffectedComponent[];
}
