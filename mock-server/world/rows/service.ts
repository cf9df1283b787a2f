import type { FaultMatch } from '../fault-match.ts';
import type { Instant } from '../unit.ts';

/*
 * The world itself: clock, notices, faults, messages and what falls due.
 */

/** State of the world itself: clock, counters, sent codes. */
export type MetaRow = { id: string; value: unknown };

/** An uploaded picture, served under `/media/images/`. */
export type ImageRow = { id: string; data_url: string };

export type NoticeRow = {
  id: string;
  kind: 'outage' | 'maintenance';
  status: string;
  body: string;
  created_at: Instant;
  scheduled_for: Instant | null;
  scheduled_until: Instant | null;
  affected_components: { name: string; old_status: string; new_status: string }[];
};

/** A scheduled event, settled in order before each handler. */
export type DueRow = { id: string; at: Instant; kind: DueKind; subject: string };

export type DueKind =
  | 'engine_stops'
  | 'panic_stops'
  | 'stream_ends'
  | 'invitation_expires'
  | 'transfer_expires'
  | 'link_expires'
  | 'location_link_ends'
  | 'plan_ends'
  | 'renewal_retried'
  | 'add_on_ends'
  | 'pause_begins'
  | 'pause_ends'
  | 'case_answered'
  | 'case_closed'
  | 'service_mode_ends'
  /** A window of a guest's access begins or ends. */
  | 'access_changes';

/** A fault rule. See `POST /__mock/faults`. */
export type FaultRow = {
  id: string;
  operation: string | null;
  device_key: string | null;
  /** Only requests with these values. */
  match: FaultMatch | null;
  /** Only the n-th matching request (1 is the first). */
  nth: number | null;
  /** Maximum number of times. `null`: unlimited. */
  times: number | null;
  /** 0 to 1; null: always. */
  probability: number | null;
  effect: {
    status?: number;
    body?: unknown;
    latency_ms?: number;
    drop?: boolean;
    /** Runs the operation, then cuts the connection. */
    drop_answer?: boolean;
    unreachable?: boolean;
    decline?: boolean;
    /** Prices of plans and add-ons in carts, in percent of the catalog. */
    price_percent?: number;
  };
  seen: number;
  fired: number;
};

/** A message that a real service would send by SMS or e-mail. */
export type OutboxRow = {
  id: string;
  at: Instant;
  channel: 'sms' | 'email';
  to: string;
  subject: string;
  body: string;
  /** Its code or one-time token, for the panel and tests. */
  code: string | null;
  /** Portal pages that it links to, with their token: `/invite?token=…`. */
  links: { label: string; path: string }[];
};
