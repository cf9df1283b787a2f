import type { CommandRow, DeviceRow, SnapshotRow, StreamRow } from './rows/devices.ts';
import type { EarlierRow, GeofenceRow, PlacedShape } from './rows/geofences.ts';
import type { IdentityGrantRow, IdentityUserRow } from './rows/identity.ts';
import type { AttemptRow, CardRow, PaymentRow, PrepaidPlanRow, SubscriberRow } from './rows/money.ts';
import type { CaseRow, FilterRow, UserRow } from './rows/people.ts';
import type { DueRow, FaultRow, ImageRow, MetaRow, NoticeRow, OutboxRow } from './rows/service.ts';
import type { InvitationRow, LinkRow, LocationLinkRow, TransferRow } from './rows/sharing.ts';
import type { AlertRuleVersion, VehicleRow } from './rows/vehicles.ts';

export type * from './rows/devices.ts';
export type * from './rows/geofences.ts';
export type * from './rows/identity.ts';
export type * from './rows/money.ts';
export type * from './rows/people.ts';
export type * from './rows/service.ts';
export type * from './rows/sharing.ts';
export type * from './rows/vehicles.ts';
export type { Instant } from './unit.ts';

/** Every table of a world. Add new ones here and in `TABLES`. */
export type Rows = {
  meta: MetaRow;
  users: UserRow;
  subscribers: SubscriberRow;
  vehicles: VehicleRow;
  devices: DeviceRow;
  commands: CommandRow;
  streams: StreamRow;
  snapshots: SnapshotRow;
  images: ImageRow;
  invitations: InvitationRow;
  transfers: TransferRow;
  links: LinkRow;
  location_links: LocationLinkRow;
  cards: CardRow;
  payments: PaymentRow;
  geofences: GeofenceRow;
  earlier_shapes: EarlierRow<PlacedShape>;
  earlier_rules: EarlierRow<AlertRuleVersion>;
  attempts: AttemptRow;
  prepaid_plans: PrepaidPlanRow;
  filters: FilterRow;
  cases: CaseRow;
  notices: NoticeRow;
  due: DueRow;
  faults: FaultRow;
  outbox: OutboxRow;
  identity_users: IdentityUserRow;
  identity_grants: IdentityGrantRow;
};

export type TableName = keyof Rows;

export const TABLES = [
  'meta',
  'users',
  'subscribers',
  'vehicles',
  'devices',
  'commands',
  'streams',
  'snapshots',
  'images',
  'invitations',
  'transfers',
  'links',
  'location_links',
  'cards',
  'payments',
  'geofences',
  'earlier_shapes',
  'earlier_rules',
  'attempts',
  'prepaid_plans',
  'filters',
  'cases',
  'notices',
  'due',
  'faults',
  'outbox',
  'identity_users',
  'identity_grants',
] as const satisfies readonly TableName[];
