/**
 * 8 to under 100 characters with a lower-case and an upper-case letter, a digit and a special character (core 5).
 * @minLength 8
 * @maxLength 99
 * @pattern ^(?=.*[a-z])(?=.*[A-Z])(?=.*[0-9])(?=.*[^A-Za-z0-9]).*$
 */
export type Password = string;

/**
 * @maxLength 254
 */
export type Email = string;

/**
 * Letters of any script, spaces, hyphens and apostrophes, straight or typographic (core 5).
 * @minLength 1
 * @maxLength 50
 * @pattern ^(?=.*\p{L})[\p{L}\p{M}'’ -]+$
 */
export type PersonName = string;

/**
 * Letters, numbers and spaces (core 5).
 * @minLength 1
 * @maxLength 50
 * @pattern ^(?! *$)[\p{L}\p{M}\p{N} ]+$
 */
export type Title = string;

/**
 * Letters, numbers, hyphens, spaces and apostrophes (core 5).
 * @minLength 1
 * @maxLength 50
 * @pattern ^(?! *$)[\p{L}\p{M}\p{N}' -]+$
 */
export type GroupTitle = string;

/**
 * Any text without an HTML tag (core 5); its only control characters are tabs and line breaks.
 * @maxLength 2000
 * @pattern ^(?!(?:[^<]|<(?![/!a-zA-Z]))*<[/!a-zA-Z][^>]*>)(?:[^\p{Cc}\p{Cs}]|[\t\n\r])*$
 */
export type PlainText = string;

/**
 * A short text without an HTML tag (core 5), not all blank and without control characters.
 * @minLength 1
 * @maxLength 100
 * @pattern ^(?![\s\p{Cf}]*$)(?!(?:[^<]|<(?![/!a-zA-Z]))*<[/!a-zA-Z][^>]*>)[^\p{Cc}\p{Cs}]*$
 */
export type Label = string;

/**
 * A Label without a card number (commerce 3). What users enter about a card is stored and shown.
 * @minLength 1
 * @maxLength 100
 * @pattern ^(?!.*[0-9](?:[ -]?[0-9]){12})(?![\s\p{Cf}]*$)(?!(?:[^<]|<(?![/!a-zA-Z]))*<[/!a-zA-Z][^>]*>)[^\p{Cc}\p{Cs}]*$
 */
export type CardLabel = string;

/**
 * Upper-cased, without spaces and hyphens; at least 5 characters in the US and Mexico, 4 in Australia, 3 in Canada; letters only in Canada (core 5).
 * @minLength 3
 * @maxLength 9
 * @pattern ^[A-Z0-9]+$
 */
export type PostalCode = string;

/**
 * E.164; +1 (US, CA), +52 (MX) or +61 (AU) with the national number (core 3).
 * @pattern ^\+(1[0-9]{10}|52[0-9]{10}|61[0-9]{9})$
 */
export type PhoneNumber = string;

/**
 * Australia, Canada, Mexico, United States (core 3).
 */
export type Country = typeof Country[keyof typeof Country];


export const Country = {
  AU: 'AU',
  CA: 'CA',
  MX: 'MX',
  US: 'US',
} as const;

/**
 * IANA identifier.
 * @minLength 1
 * @maxLength 64
 * @pattern ^[A-Za-z_]+(/[A-Za-z0-9_+-]+)*$
 */
export type TimeZone = string;

/**
 * An instant in a request, with Z or an offset, in the years from 2000 to 2099.
 * @pattern ^20[0-9]{2}-
 */
export type InstantInput = string;

/**
 * Letters, numbers or dashes (commerce 5).
 * @minLength 1
 * @maxLength 63
 * @pattern ^[A-Za-z0-9-]+$
 */
export type WifiText = string;

/**
 * Six digits (commerce 5).
 * @pattern ^[0-9]{6}$
 */
export type Pin = string;

/**
 * Digits 1 to 5 (commerce 5).
 * @minLength 1
 * @maxLength 8
 * @pattern ^[1-5]+$
 */
export type KeypadOneValue = string;

/**
 * Digits 1 to 7 (commerce 5).
 * @minLength 1
 * @maxLength 8
 * @pattern ^[1-7]+$
 */
export type KeypadTwoValue = string;

/**
 * Serial number of a device, upper-cased. Generation x begins with a digit, v2 with GG, v1 with anything else (core 3).
 * @minLength 6
 * @maxLength 32
 * @pattern ^[A-Z0-9][A-Z0-9-]*$
 */
export type DeviceKey = string;

/**
 * A picture as a data URL, whose first bytes are those of its type; at most 5 MB before encoding (commerce 5).
 * @maxLength 6990600
 * @pattern ^data:image/(png;base64,iVBORw0KGgo|jpeg;base64,/9j/|webp;base64,UklGR|gif;base64,R0lGOD)[A-Za-z0-9+/]*=*$
 */
export type ImageUpload = string;

/**
 * 17 letters and digits without I O and Q.
 * @pattern ^[A-HJ-NPR-Z0-9]{17}$
 */
export type Vin = string;

/**
 * What kind of hardware it is (core 3). Open.
 */
export type ProductName = 'ft-xt' | 'ft-x1r' | 'ft-xc' | 'ft-xc2' | 'ft-x1max' | 'ft-x2max' | 'ft-dr3400' | 'ft-dr3100' | string;

/**
 * Open.
 */
export type PlanName = 'Basic' | 'Premium' | 'Premium Plus' | 'Ultimate' | string;

/**
 * Monthly or 1 to 6 years (commerce 9). Open.
 */
export type BillingModel = 'month_to_month' | '1_year' | '2_year' | '3_year' | '4_year' | '5_year' | '6_year' | string;

/**
 * Paused devices are treated as expired and need renewal (core 4). Open.
 */
export type DeviceState = 'installed' | 'paused' | string;

export type KnownAlertType = typeof KnownAlertType[keyof typeof KnownAlertType];


export const KnownAlertType = {
  accelerometer_event: 'accelerometer_event',
  backup_low_battery: 'backup_low_battery',
  battery_state: 'battery_state',
  car_call: 'car_call',
  curfew: 'curfew',
  dtc: 'dtc',
  engine: 'engine',
  engine_idle: 'engine_idle',
  geofences: 'geofences',
  ignition: 'ignition',
  keylocker_paging_events: 'keylocker_paging_events',
  low_battery: 'low_battery',
  maintenance_due_date: 'maintenance_due_date',
  maintenance_mileage_interval: 'maintenance_mileage_interval',
  pic_arm_trigger: 'pic_arm_trigger',
  pic_disarm_trigger: 'pic_disarm_trigger',
  pic_starter_kill_trigger: 'pic_starter_kill_trigger',
  'power_up_&_gps_locked': 'power_up_&_gps_locked',
  remote_start_event: 'remote_start_event',
  remote_start_fail: 'remote_start_fail',
  remote_start_turbo: 'remote_start_turbo',
  service_mode_ended: 'service_mode_ended',
  speed_limit: 'speed_limit',
  theft_alarm: 'theft_alarm',
  towing_detection: 'towing_detection',
} as const;

/**
 * Open (commerce 3).
 */
export type AlertType = KnownAlertType | string;

/**
 * Name of a command in the activity log (commerce 3).
 */
export type CommandType = typeof CommandType[keyof typeof CommandType];


export const CommandType = {
  aux_1: 'aux_1',
  aux_2: 'aux_2',
  aux_3: 'aux_3',
  device_management_command: 'device_management_command',
  device_status_command: 'device_status_command',
  keylocker: 'keylocker',
  lock: 'lock',
  panic: 'panic',
  remote_start: 'remote_start',
  remote_stop: 'remote_stop',
  starter_kill: 'starter_kill',
  trunk: 'trunk',
  unlock: 'unlock',
} as const;

/**
 * Filter values of the activity log. In answers `action` is open.
 */
export const LogAction = {...CommandType,...KnownAlertType,  location: 'location',
} as const
export type LogAction = typeof LogAction[keyof typeof LogAction];

/**
 * Open.
 */
export type StreamStatus = 'starting' | 'streaming' | 'ended' | string;

/**
 * An outage counts while investigating or identified (core 4). Open.
 */
export type NoticeStatus = 'investigating' | 'identified' | 'monitoring' | 'resolved' | string;

/**
 * Maintenance blocks while in_progress (core 4). Open.
 */
export type MaintenanceStatus = 'scheduled' | 'in_progress' | 'completed' | string;

/**
 * Read Only views, Partial Access also commands, Full Access also changes settings (commerce 3).
 */
export type AccessLevel = typeof AccessLevel[keyof typeof AccessLevel];


export const AccessLevel = {
  Full_Access: 'Full Access',
  Partial_Access: 'Partial Access',
  Read_Only: 'Read Only',
} as const;

/**
 * Front is the default (core 3).
 */
export type Camera = typeof Camera[keyof typeof Camera];


export const Camera = {
  front: 'front',
  rear: 'rear',
} as const;

/**
 * The shape of every error; `code` distinguishes kinds if there are several.
 */
export interface ErrorDetail {
  detail: string;
  code?: string;
}

export type ValidationErrorsValidationErrors = {[key: string]: string[]};

/**
 * Messages by field; a field of a list or an object is named by its path with dots.
 */
export interface ValidationErrors {
  detail?: string;
  validation_errors: ValidationErrorsValidationErrors;
  /** Why a one-time token was refused, as in InvalidTokenError. */
  code?: string;
}

export interface InvalidTokenError {
  detail: string;
  /** INVALID_TOKEN, EXPIRED_TOKEN, USED_TOKEN or WITHDRAWN_TOKEN. */
  code?: string;
}

/**
 * The one-time token was refused, or the request itself.
 */
export type TokenRefusal = ValidationErrors | InvalidTokenError;

export interface UnauthorizedError {
  /** "Access Token has been revoked" after a sign-out elsewhere (core 8). */
  detail: string;
  /** NOT_AUTHENTICATED, TOKEN_INVALID, TOKEN_EXPIRED or TOKEN_REVOKED. */
  code?: string;
}

export interface ForbiddenError {
  detail: string;
  /** READ_ONLY, OWNER_ONLY, EXCLUSIVE_ACCESS, PENDING_TRANSFER, WRONG_RECIPIENT, RESTRICTED, PLAN, INSTALLER_REQUIRED … */
  code?: string;
}

export interface WrongRecipientError {
  detail: string;
  /** ACCEPT_TRANSFER_WITH_WRONG_PERMISSIONS or DECLINE_TRANSFER_WITH_WRONG_PERMISSIONS (core 8). */
  code: string;
}

export interface CommandRefusedError {
  detail: string;
  /** READ_ONLY, EXCLUSIVE_ACCESS, RESTRICTED, PAUSED, EXPIRED, TRACKING_ONLY, DEEP_SLEEP, NOT_SUPPORTED, DRIVEN, INSTALLER_REQUIRED, PLAN, MAINTENANCE or OUTAGE. */
  code?: string;
}

export interface NotFoundError {
  detail: string;
  code?: string;
}

export interface DeviceUnreachableError {
  detail: string;
  /** DEVICE_UNREACHABLE. */
  code?: string;
  device_key?: string;
}

export interface RuleRejectedError {
  detail: string;
  /** RULE_REJECTED. */
  code?: string;
  vehicle_id?: number;
}

export interface TooManyRequestsError {
  detail: string;
  /** TOO_MANY_REQUESTS. */
  code?: string;
}

export interface PaymentDeclinedError {
  /** Holds "This transaction has been declined." */
  detail: string;
  code?: string;
}

export interface PaymentAttemptError {
  detail: string;
  /** PAYMENT_IN_FLIGHT, IDEMPOTENCY_KEY_REUSED. */
  code?: string;
}

export type CouponErrorValidationErrors = {
  coupon_code: string[];
};

export interface CouponError {
  detail?: string;
  validation_errors: CouponErrorValidationErrors;
}

export type CartItemsErrorLineItemsItem = {
  device_key?: string;
  /** Of a line without a device. */
  product_id?: number;
  /** Of a product that is bought with a plan. */
  plan_id?: string;
  detail: string;
};

export interface CartItemsError {
  detail?: string;
  line_items: CartItemsErrorLineItemsItem[];
}

export type PaymentError = CartItemsError | CouponError | ValidationErrors | PaymentDeclinedError;

/**
 * Rows in all pages.
 * @minimum 0
 */
export type PageCount = number;

/**
 * Address of that page.
 * @nullable
 */
export type PageLink = string | null;

export interface UserType {
  /** Open (core 3). */
  type: 'owner' | 'installer' | 'vehicle_user' | string;
  subscriber: number;
}

/**
 * What a guest may do with a vehicle, and until when (commerce 3).
 */
export interface VehicleAccess {
  vehicle: number;
  /** The account that shares it. */
  subscriber: number;
  access_level: AccessLevel;
  /** While now is inside the window, the owner only views. */
  exclusive_access: boolean;
  /**
     * null: from the start.
     * @nullable
     */
  access_start: string | null;
  /**
     * null: unlimited.
     * @nullable
     */
  access_end: string | null;
}

export interface VehicleAccessGrant {
  /** @minimum 1 */
  vehicle: number;
  access_level: AccessLevel;
  exclusive_access?: boolean;
  access_start?: InstantInput | null;
  access_end?: InstantInput | null;
}

export interface User {
  id: number;
  username: string;
  first_name: string;
  last_name: string;
  email: string;
  /**
     * Address of the picture.
     * @nullable
     */
  image: string | null;
  is_password_set: boolean;
  /** IANA identifier. */
  timezone: string;
  /** French gives fr, Spanish es, anything else en (core 1). */
  language: string;
  /** imperial; anything else is metric (core 3). */
  unit: string;
  country: string;
  postal_code: string;
  /**
     * E.164.
     * @nullable
     */
  phone_number: string | null;
  /** @nullable */
  company?: string | null;
  allow_app_analytics: boolean;
  user_type: UserType[];
  vehicle_access: VehicleAccess[];
  is_voice_pin_set?: boolean;
}

export interface UserPage {
  count: PageCount;
  next: PageLink | null;
  previous: PageLink | null;
  results: User[];
}

export type UserUpdateLanguage = typeof UserUpdateLanguage[keyof typeof UserUpdateLanguage];


export const UserUpdateLanguage = {
  English: 'English',
  French: 'French',
  Spanish: 'Spanish',
} as const;

export type UserUpdateUnit = typeof UserUpdateUnit[keyof typeof UserUpdateUnit];


export const UserUpdateUnit = {
  imperial: 'imperial',
  metric: 'metric',
} as const;

export interface UserUpdate {
  first_name?: PersonName;
  last_name?: PersonName;
  phone_number?: PhoneNumber | null;
  company?: Label | null;
  language?: UserUpdateLanguage;
  unit?: UserUpdateUnit;
  timezone?: TimeZone;
  country?: Country;
  postal_code?: PostalCode;
  image?: ImageUpload | null;
  allow_app_analytics?: boolean;
  /**
     * A guest's access to the caller's vehicles; owner only.
     * @maxItems 500
     */
  vehicle_access?: VehicleAccessGrant[];
}

export interface InviteRequest {
  email: Email;
  /** @minimum 1 */
  subscriber: number;
  /**
     * @minItems 1
     * @maxItems 500
     */
  vehicles: VehicleAccessGrant[];
}

export interface InvitationToken {
  token: string;
  /** Open (core 3). */
  token_type: 'accept_decline_invitation' | 'complete_registration' | 'setup_password' | string;
  email?: string;
  /** Open (commerce 3). */
  status?: 'pending' | 'accepted' | 'declined' | 'canceled' | 'resent' | string;
  access_level?: AccessLevel;
  vehicles?: number[];
  created_at?: string;
  /** @nullable */
  expires_at?: string | null;
}

export type TokenSubjectVehiclesItem = {
  vehicle_name: string;
  access_level?: AccessLevel;
};

export interface TokenSubject {
  /** Open. */
  subject: 'invitation' | 'transfer' | 'email_change' | string;
  /** Invited or offered address; of a change of address the new one. */
  email: string;
  /** Address that a change of address replaces. */
  current_email?: string;
  /** Name of the owner who shares or transfers. */
  sender?: string;
  vehicles?: TokenSubjectVehiclesItem[];
}

export type InvitationTokenList = InvitationToken[];

export interface SetPasswordRequest {
  password: Password;
  /** @maxLength 99 */
  confirm_password: string;
  /**
     * @minLength 8
     * @maxLength 200
     */
  token: string;
}

export interface ResendEmailRequest {
  email: Email;
}

export type RegisterRequestLanguage = typeof RegisterRequestLanguage[keyof typeof RegisterRequestLanguage];


export const RegisterRequestLanguage = {
  English: 'English',
  French: 'French',
  Spanish: 'Spanish',
} as const;

export interface RegisterRequest {
  email: Email;
  confirm_email: Email;
  first_name: PersonName;
  last_name: PersonName;
  phone_number?: PhoneNumber | null;
  country: Country;
  postal_code: PostalCode;
  language?: RegisterRequestLanguage;
  timezone?: TimeZone;
}

export interface Registration {
  email: string;
  token_type: string;
}

export interface ChangeEmailRequest {
  email: Email;
  confirm_email: Email;
}

export interface TestPushRequest {
  /** @minimum 1 */
  user_id: number;
  test_sms_notification: boolean;
  test_push_notification: boolean;
}

export interface TestPushResult {
  push_notification_sent: boolean;
  /**
     * Why it was not sent.
     * @nullable
     */
  push_notification_result: string | null;
}

export interface VoicePinRequest {
  pin: Pin;
}

export interface Subscriber {
  id?: number;
  account_name?: string;
  billing_push_enabled: boolean;
  text_message_consent: boolean;
  /** Assumed: credit on the account, in `currency`. Absent for guests. */
  prepaid_credit?: number;
  /** Assumed: of the credit, and of everything that the account is charged. Absent for guests. */
  currency?: string;
}

export interface SubscriberUpdate {
  billing_push_enabled?: boolean;
  text_message_consent?: boolean;
}

/**
 * Billing address, named as documented for `Zip5`.
 */
export interface BillingInfo {
  Name?: string;
  Street?: string;
  City?: string;
  State?: string;
  Zip5: string;
}

export interface BillingInfoInput {
  Name: CardLabel;
  Street: CardLabel;
  City: CardLabel;
  /**
     * @minLength 2
     * @maxLength 3
     * @pattern ^[A-Z]+$
     */
  State: string;
  Zip5: PostalCode;
}

export interface Card {
  id: number;
  /** @nullable */
  nickname?: string | null;
  /** Exactly one card is the main one (commerce 4). */
  is_main: boolean;
  brand?: string;
  last4?: string;
  exp_month?: number;
  exp_year?: number;
  country: string;
  billing_info: BillingInfo;
}

export interface CardPage {
  count: PageCount;
  next: PageLink | null;
  previous: PageLink | null;
  results: Card[];
}

export interface CardCreate {
  nickname?: CardLabel | null;
  /**
     * Kept nowhere, not in a log either.
     * @pattern ^[0-9]{13,19}$
     */
  number: string;
  /**
     * Kept nowhere, not in a log either.
     * @pattern ^[0-9]{3,4}$
     */
  cvv: string;
  /**
     * @minimum 1
     * @maximum 12
     */
  exp_month: number;
  /**
     * @minimum 2000
     * @maximum 2100
     */
  exp_year: number;
  is_main?: boolean;
  country: Country;
  billing_info: BillingInfoInput;
}

export interface CardUpdate {
  nickname?: CardLabel | null;
  /**
     * @minimum 1
     * @maximum 12
     */
  exp_month?: number;
  /**
     * @minimum 2000
     * @maximum 2100
     */
  exp_year?: number;
  is_main?: boolean;
  country?: Country;
  billing_info?: BillingInfoInput;
}

export interface ShippingAddress {
  line_1: Label;
  line_2?: Label | null;
  city: Label;
  /**
     * @minLength 2
     * @maxLength 3
     * @pattern ^[A-Z]+$
     */
  state: string;
  postal_code: PostalCode;
  country: Country;
}

/**
 * A plan or an add-on of a device, or a product. Products with a plan and without a device are for one new vehicle each, with a plan of its own.
 */
export interface PaymentLineItem {
  device_key?: DeviceKey;
  /**
     * @minLength 1
     * @maxLength 64
     */
  plan_id?: string;
  /** @minimum 1 */
  product_id?: number;
  /**
     * @minimum 1
     * @maximum 10
     */
  product_quantity?: number;
  /**
     * @minLength 1
     * @maxLength 64
     */
  plan_add_on_id?: string;
}

export interface PaymentRequest {
  /**
     * @minItems 1
     * @maxItems 500
     */
  line_items: PaymentLineItem[];
  shipping_address?: ShippingAddress | null;
  /**
     * @minLength 1
     * @maxLength 32
     * @nullable
     */
  coupon_code?: string | null;
  /**
     * Assumed: the card to charge. Without it the main card pays.
     * @minimum 1
     * @nullable
     */
  card_id?: number | null;
  /**
     * Assumed: dollars that the user confirmed. Another total is refused with 400 `TOTAL_CHANGED`, and nothing is charged.
     * @minimum 0
     * @nullable
     */
  expected_charge?: number | null;
  /**
     * Assumed: dollars that fall due later as the user saw them: `renewal_total` plus the `deferred_amount` of all lines. Another sum is refused with 400 `LATER_TOTAL_CHANGED`, and nothing is charged.
     * @minimum 0
     * @nullable
     */
  expected_later?: number | null;
}

export type PaymentLinePayment = {
  /** Dollars. */
  amount: number;
};

/**
 * Assumed: what buying a plan means for the device (commerce 4).
 */
export interface PlanChange {
  /** new, after_trial, upgrade, longer_term, renewal, shorter_term or downgrade. Open. */
  kind: string;
  starts_at: string;
  /** Dollars for the rest of the current term. */
  credit: number;
  /**
     * Whole days of the current term that are left.
     * @minimum 0
     */
  days_left: number;
  /** @minimum 0 */
  days_in_term: number;
}

export interface PaymentLine {
  /** @nullable */
  device_key?: string | null;
  /** @nullable */
  plan_id?: string | null;
  payment: PaymentLinePayment;
  is_payment_deferred: boolean;
  /** Dollars. */
  deferred_amount?: number;
  /** Dollars. */
  deferred_coupon_discount?: number;
  /**
     * Dollars.
     * @nullable
     */
  product_price?: number | null;
  /** @nullable */
  plan_add_on?: string | null;
  /** @nullable */
  plan_add_on_activation_date?: string | null;
  /**
     * Assumed.
     * @nullable
     */
  plan_name?: string | null;
  /** Assumed. */
  billing_model?: BillingModel | null;
  /**
     * Assumed.
     * @nullable
     */
  plan_add_on_id?: string | null;
  /**
     * Assumed.
     * @nullable
     */
  product_id?: number | null;
  /**
     * Assumed.
     * @nullable
     */
  product_name?: string | null;
  /**
     * Assumed: names the product in the language of the user.
     * @nullable
     */
  product_sku?: string | null;
  /**
     * Assumed.
     * @nullable
     */
  product_quantity?: number | null;
  /**
     * Assumed.
     * @nullable
     */
  vehicle_name?: string | null;
  /**
     * Assumed: gross dollars of the plan, part of `payment.amount`.
     * @nullable
     */
  plan_price?: number | null;
  /**
     * Assumed: gross dollars of the add-on, part of `payment.amount`.
     * @nullable
     */
  plan_add_on_price?: number | null;
  /** Assumed. null: no plan on this line. */
  change?: PlanChange | null;
  /**
     * Assumed: when the bought plan renews.
     * @nullable
     */
  renewal_date?: string | null;
  /**
     * Assumed: dollars of that renewal, tax included.
     * @nullable
     */
  renewal_amount?: number | null;
}

export type PaymentTaxBreakdownItem = {
  name?: string;
  /** Share of the amount. */
  rate?: number;
  /** Dollars. */
  amount?: number;
};

export interface Payment {
  /**
     * null in a dry run.
     * @nullable
     */
  uuid: string | null;
  currency?: string;
  line_items: PaymentLine[];
  /** @nullable */
  coupon_code?: string | null;
  /** Dollars. */
  coupon_discount?: number;
  /** Dollars before discounts and tax. */
  base_amount: number;
  /** Dollars. */
  multi_vehicle_discount?: number;
  /** Dollars. */
  currency_discount?: number;
  /** Dollars. */
  base_tax?: number;
  tax_breakdown?: PaymentTaxBreakdownItem[];
  /** Dollars. */
  prepaid_applied?: number;
  /** Assumed: dollars of credit left on the account. */
  prepaid_remaining?: number;
  /** Assumed: dollars of credit that the upgrades of this cart add. Part of `prepaid_applied` or `prepaid_remaining`. */
  upgrade_credit?: number;
  /** Dollars charged now. */
  final_charge: number;
  /** Dollars of the next renewal. */
  renewal_total?: number;
}

export interface NextCharge {
  date: string;
  /** Dollars. */
  amount: number;
}

export interface Receipt {
  uuid: string;
  transaction_date: string;
  /** @nullable */
  provider_transaction_id?: string | null;
  description: string;
  /** @nullable */
  coupon_code?: string | null;
  currency: string;
  /** Dollars. */
  base_tax?: number;
  /** Dollars. */
  discounts?: number;
  /** Dollars. */
  final_charge: number;
  success?: boolean;
  /** @nullable */
  card_last4?: string | null;
  /**
     * Assumed.
     * @nullable
     */
  card_brand?: string | null;
  /** Assumed: purchase or renewal. Open. */
  kind?: string;
  /**
     * Assumed: why the payment failed.
     * @nullable
     */
  failure?: string | null;
  /** Assumed: billing details when it was paid. */
  billing_info?: BillingInfo | null;
  /** Assumed: where the hardware was shipped. null: nothing was shipped. */
  shipping_address?: ShippingAddress | null;
  /** Assumed. The earliest renewal of what was bought. */
  next_charge?: NextCharge | null;
  payment?: Payment | null;
}

export interface ReceiptPage {
  count: PageCount;
  next: PageLink | null;
  previous: PageLink | null;
  results: Receipt[];
}

/**
 * Streaming data and media of the period (commerce 3).
 */
export interface PlanAddOnUsage {
  /**
     * Percent of the allowance; live view is blocked at 100.
     * @minimum 0
     */
  cellular_percentage_used: number;
  cellular_usage_allowed_mb?: number;
  cellular_used_mb?: number;
  bonus_data_mb?: number;
  bonus_data_used_mb?: number;
  media_bucket_capacity_mb?: number;
  media_bucket_usage_total_mb?: number;
}

/**
 * Dollars by plan level.
 */
export type PlanAddOnPlanLevelPrice = {[key: string]: number};

/**
 * An add-on on offer with a plan (commerce 3).
 */
export interface PlanAddOn {
  id: string;
  name?: string;
  is_available: boolean;
  is_trial: boolean;
  /**
     * Free when the plan's level equals it.
     * @nullable
     */
  free_for_plan_level?: number | null;
  cellular_usage_limit_mb?: number;
  /** Dollars a month. */
  price: number;
  /** Dollars by plan level. */
  plan_level_price?: PlanAddOnPlanLevelPrice;
}

/**
 * An add-on that a device has (commerce 3).
 */
export interface DevicePlanAddOn {
  device_plan_add_on_id: number;
  plan_add_on_id: string;
  name?: string;
  /** @nullable */
  expiration: string | null;
  auto_renew?: boolean;
  /**
     * Assumed: dollars due at `expiration` and each month after it, tax included. null: the add-on does not renew.
     * @nullable
     */
  renewal_amount?: number | null;
}

export interface PricingPlan {
  id: string;
  name: PlanName;
  description: string;
  /** 1 Basic to 4 Ultimate. */
  level: number;
  is_trial: boolean;
  billing_model: BillingModel;
  /** @nullable */
  plan_activation_date?: string | null;
  /** @nullable */
  plan_renewal_date?: string | null;
  tracking_only: boolean;
  dtc_events: boolean;
  is_multi_vehicle_discount_eligible: boolean;
  location_services: boolean;
  supports_advanced_obd: boolean;
  trip_reporting: boolean;
  plan_add_ons?: PlanAddOn[];
  plan_add_on_usage?: PlanAddOnUsage | null;
}

export interface PlanOffer {
  id: string;
  name: PlanName;
  description: string;
  level: number;
  /** Dollars a term: a month, or a year. */
  price: number;
  currency?: string;
  /** Assumed: dollars saved over the term against the monthly plan, at list prices: before discounts and tax. */
  savings_over_monthly?: number;
  is_trial: boolean;
  billing_model: BillingModel;
  tracking_only?: boolean;
  dtc_events?: boolean;
  is_multi_vehicle_discount_eligible?: boolean;
  location_services?: boolean;
  supports_advanced_obd?: boolean;
  trip_reporting?: boolean;
  plan_add_ons?: PlanAddOn[];
}

export type PlanOfferList = PlanOffer[];

export interface Product {
  id: number;
  /** X1MAX-LTE, X1-LTE, X1R-LTE … (core 3). */
  sku: string;
  name?: string;
  description?: string;
  /** @nullable */
  image?: string | null;
  /** Dollars. */
  price: number;
  /**
     * Dollars without a plan.
     * @nullable
     */
  price_without_plan?: number | null;
  /**
     * Dollars with a yearly plan of level 2 or higher.
     * @nullable
     */
  price_with_level_2_yearly?: number | null;
  currency?: string;
  is_b2c_product: boolean;
  in_stock?: boolean;
  /** Assumed: ships in 30 to 60 days, which the buyer acknowledges (commerce 4, 9). */
  shipping_delay?: boolean;
  /** Assumed: module or accessory. Open. */
  category?: string;
}

export type ProductList = Product[];

export type CameraSettingsCellularData = {
  /** Live view is blocked when false. */
  is_enabled: boolean;
};

export type CameraSettingsStatus = {
  /** Whether the live stream has sound now. */
  is_microphone_enabled: boolean;
};

export type CameraSettingsWifi = {
  /** @nullable */
  ssid: string | null;
  is_password_set: boolean;
};

export interface CameraSettings {
  cellular_data: CameraSettingsCellularData;
  /** Whether recordings have sound. */
  is_microphone_enabled: boolean;
  status: CameraSettingsStatus;
  wifi?: CameraSettingsWifi;
}

export type CameraSettingsUpdateCellularData = {
  is_enabled: boolean;
};

export type CameraSettingsUpdateWifi = {
  ssid: WifiText;
  password: WifiText;
};

export interface CameraSettingsUpdate {
  cellular_data?: CameraSettingsUpdateCellularData;
  is_microphone_enabled?: boolean;
  wifi?: CameraSettingsUpdateWifi;
}

/**
 * Sensors that share the hours. Assumed names: `location`, `motion`. A sensor that does not is always active.
 */
export type TrackerScheduleSharedTrackerOptions = {[key: string]: boolean};

/**
 * Schedule of a tracker's sensors (commerce 3).
 */
export interface TrackerSchedule {
  isScheduleActive: boolean;
  scheduleToggleEnabled?: boolean;
  /** Seconds after midnight, UTC; 0 to 86399. */
  startTime: number;
  /** Seconds after midnight, UTC; 0 to 86399. */
  endTime: number;
  /** Hours ahead of UTC, with halves and quarters. */
  timezoneOffset?: number;
  /** IANA identifier. */
  timezoneName?: string;
  /** Sensors that share the hours. Assumed names: `location`, `motion`. A sensor that does not is always active. */
  sharedTrackerOptions?: TrackerScheduleSharedTrackerOptions;
}

/**
 * Assumed: what follows if the plan is canceled before it begins.
 */
export type PendingPlanIfCanceled = {
  /**
     * Dollars of an advance payment that become credit of the account.
     * @minimum 0
     */
  credit: number;
  /**
     * Dollars of the current plan at the end of its term, tax included. null: service ends then.
     * @nullable
     */
  renewal_amount: number | null;
};

/**
 * A plan that follows the current one at the end of its term.
 */
export interface PendingPlan {
  plan_id: string;
  name: PlanName;
  level: number;
  billing_model: BillingModel;
  starts_at: string;
  /** Dollars due then, tax included. 0 when it is paid. */
  amount: number;
  /** Dollars of each later renewal, tax included and without coupon. */
  renewal_amount: number;
  /** Paid in advance. */
  is_paid: boolean;
  /** Assumed: what follows if the plan is canceled before it begins. */
  if_canceled?: PendingPlanIfCanceled;
}

/**
 * A pause that is planned or active (commerce 4).
 */
export interface SeasonalPause {
  /** End of the billing period in which it was asked for. */
  starts_at: string;
  ends_at: string;
}

/**
 * A renewal that was declined and is tried again.
 */
export interface RenewalFailure {
  failed_at: string;
  /** @minimum 1 */
  attempts: number;
  /** @nullable */
  next_attempt_at: string | null;
  service_ends_at: string;
  /** Dollars. */
  amount: number;
  detail: string;
}

/**
 * Assumed: billing of a device, for its owner (commerce 4). Dates of the plan are in `pricing_plan`.
 */
export interface Subscription {
  currency: string;
  /**
     * Dollars of the plan at its next renewal, tax included. Add-ons renew on their own dates. null: the plan does not renew.
     * @nullable
     */
  renewal_amount: number | null;
  /**
     * Day of the month in UTC on which terms and pauses end. Shorter months: their last day.
     * @minimum 1
     * @maximum 31
     */
  renewal_day: number;
  /**
     * Whole days of the term that are left.
     * @minimum 0
     */
  days_left: number;
  /** @minimum 0 */
  days_in_term: number;
  pending_plan: PendingPlan | null;
  pause: SeasonalPause | null;
  renewal_failure: RenewalFailure | null;
}

/**
 * A newer module offered for a device (commerce 9).
 */
export interface UpgradeOffer {
  product_id: number;
  sku: string;
  /**
     * By plan tier.
     * @minimum 0
     * @maximum 100
     */
  discount_percent: number;
  /** Dollars after the discount. */
  price: number;
  /** The old module loses its network. */
  is_mandatory: boolean;
  /** @nullable */
  service_ends_at?: string | null;
}

export interface Device {
  device_key: string;
  /** @nullable */
  vehicle_id?: number | null;
  product_name: ProductName;
  sku?: string;
  device_state: DeviceState;
  plan_add_ons: DevicePlanAddOn[];
  replacement_order_placed: boolean;
  service_mode: boolean;
  /** @nullable */
  service_mode_end_date?: string | null;
  autorenewal?: boolean;
  hardwired_mode?: boolean;
  tracking_only?: boolean;
  /** connected, disconnected or expired (core 3). Open. */
  connected_state?: string;
  stream_status?: StreamStatus | null;
  camera_settings?: CameraSettings | null;
  schedule?: TrackerSchedule | null;
  pricing_plan: PricingPlan;
  /** Assumed. Absent for guests and installers. */
  subscription?: Subscription | null;
  /** Assumed. Absent for guests and installers. */
  upgrade_offer?: UpgradeOffer | null;
}

export interface DevicePage {
  count: PageCount;
  next: PageLink | null;
  previous: PageLink | null;
  results: Device[];
}

export interface ReadyState {
  device_key?: string;
  ready?: boolean;
  /**
     * ALREADY_IN_USE, DEACTIVATED, INVALID_STATE, NO_PRICING_PLAN or null.
     * @nullable
     */
  reason?: string | null;
  product_name?: ProductName;
}

export interface AutorenewalRequest {
  /** @minimum 1 */
  vehicle_id: number;
  autorenewal: boolean;
}

export type AddOnAutorenewalRequestDevicePlanAddOnsItem = {
  /** @minimum 1 */
  device_plan_add_on_id: number;
  auto_renew: boolean;
};

export interface AddOnAutorenewalRequest {
  /** @minimum 1 */
  vehicle_id: number;
  /**
     * @minItems 1
     * @maxItems 50
     */
  device_plan_add_ons: AddOnAutorenewalRequestDevicePlanAddOnsItem[];
}

export interface DeactivateRequest {
  device_key: DeviceKey;
  service_mode_override?: boolean;
}

export interface InstallRequest {
  device_key: DeviceKey;
  exit_service_mode?: boolean;
  /**
     * @minLength 1
     * @maxLength 64
     */
  plan_id?: string;
  /**
     * @minLength 1
     * @maxLength 32
     */
  coupon_code?: string;
}

export interface PauseRequest {
  device_key: DeviceKey;
  /**
     * Months (commerce 9).
     * @minimum 1
     * @maximum 3
     */
  seasonal_pause_duration: number;
}

export interface ServiceModeRequest {
  service_mode: boolean;
  service_mode_end_date?: InstantInput | null;
}

export interface TransferRequest {
  email: Email;
  /** @minimum 1 */
  subscriber_id: number;
}

export interface Transfer {
  /** transfer_request (core 4). */
  type: string;
  device_key?: string;
  email?: string;
  created_at?: string;
}

/**
 * The key locker accessory (commerce 3).
 */
export interface KeylockerState {
  armed: boolean;
  key_present: boolean;
  door_open: boolean;
  is_master_pin_set?: boolean;
  is_secondary_pin_set?: boolean;
}

/**
 * Switches of a device; a switch that it does not have is absent (core 3).
 */
export interface Features {
  siren?: boolean;
  valet_mode?: boolean;
  shock_sensor?: boolean;
  /**
     * @minimum 1
     * @maximum 5
     */
  shock_sensor_level?: number;
  drive_lock?: boolean;
  turbo_timer_start?: boolean;
  passive_arming?: boolean;
  /** Numbers of the auxiliary outputs. */
  aux_outputs?: number[];
  keylocker?: KeylockerState | null;
}

export interface FeaturesUpdate {
  siren?: boolean;
  valet_mode?: boolean;
  shock_sensor?: boolean;
  /**
     * @minimum 1
     * @maximum 5
     */
  shock_sensor_level?: number;
  drive_lock?: boolean;
  turbo_timer_start?: boolean;
  passive_arming?: boolean;
}

export type OptionTableOptionsItem = {
  option: number;
  name?: string;
  value: number;
  choices?: number[];
};

export interface OptionTable {
  table: number;
  options: OptionTableOptionsItem[];
}

export interface OptionTables {
  tables?: OptionTable[];
}

export type OptionTablesUpdateOptionsItem = {
  /**
     * @minimum 1
     * @maximum 4
     */
  table: number;
  /**
     * @minimum 1
     * @maximum 64
     */
  option: number;
  /**
     * @minimum 0
     * @maximum 255
     */
  value: number;
};

export interface OptionTablesUpdate {
  /**
     * @minItems 1
     * @maxItems 100
     */
  options: OptionTablesUpdateOptionsItem[];
}

export interface PinRequest {
  pin: Pin;
  /** The guest's instead of the master's. */
  is_secondary_pin?: boolean;
  is_secondary_pin_shared?: boolean;
  secondary_end_date?: InstantInput | null;
}

export interface PinState {
  is_master_pin_set?: boolean;
  is_secondary_pin_set?: boolean;
  is_secondary_pin_shared?: boolean;
  /** @nullable */
  secondary_end_date?: string | null;
}

export type KnownEventKind = typeof KnownEventKind[keyof typeof KnownEventKind];


export const KnownEventKind = {
  ignition_on: 'ignition_on',
  ignition_off: 'ignition_off',
  harsh_acceleration: 'harsh_acceleration',
  harsh_braking: 'harsh_braking',
} as const;

/**
 * Assumed: which event it is, where an alert type has several. Open.
 */
export type EventKind = KnownEventKind | string;

/**
 * Assumed: into or out of a geofence.
 */
export type GeofenceDirection = typeof GeofenceDirection[keyof typeof GeofenceDirection];


export const GeofenceDirection = {
  arrive: 'arrive',
  depart: 'depart',
} as const;

export interface GeofenceCrossing {
  geofence: number;
  geofence_name: string;
  direction: GeofenceDirection;
}

/**
 * A point of a trip. Its instant is `timestamp` or `create_date` (commerce 3).
 */
export interface TripLog {
  timestamp?: string;
  /** The other documented name of `timestamp`. */
  create_date?: string;
  /** Miles on the odometer. */
  mileage: number;
  latitude: number;
  longitude: number;
  /** Miles an hour. */
  speed: number;
  is_speed_violation?: boolean;
  is_curfew_violation?: boolean;
  is_geofence_violation?: boolean;
  is_idle_violation?: boolean;
  dtc_codes?: string[];
  alerts?: AlertType[];
  /** Assumed: which events the `alerts` were, as far as their types have several. */
  alert_kinds?: EventKind[];
  /** Assumed: geofences that were crossed. */
  crossings?: GeofenceCrossing[];
}

export interface Trip {
  id?: string;
  start_date?: string;
  end_date?: string;
  miles?: number;
  /** Seconds. */
  idle_time: number;
  /** Miles an hour. */
  max_speed: number;
  /** @nullable */
  start_address: string | null;
  /** @nullable */
  end_address: string | null;
  logs: TripLog[];
}

export interface TripStats {
  /** Miles driven in trips. */
  trip_miles: number;
  /** Miles between the first and the last reading. */
  total_net_miles: number;
  /** Seconds. */
  idle_time: number;
  /** Seconds. */
  ignition_on_total: number;
  /** Seconds. */
  ignition_off_total: number;
  speed_violations_counter: number;
  harsh_acceleration_count: number;
  harsh_braking_count: number;
  trips: number;
}

export interface TripPage {
  count: PageCount;
  next: PageLink | null;
  previous: PageLink | null;
  results: Trip[];
  stats?: TripStats;
}

export interface MediaLink {
  thumbnail_url: string;
  /** @nullable */
  url?: string | null;
}

/**
 * Media of one recording, front and rear (commerce 3).
 */
export interface MediaSnippet {
  id?: string;
  date: string;
  camera_channel?: Camera;
  /** image or video. Open. */
  media_type?: string;
  front?: MediaLink | null;
  rear?: MediaLink | null;
}

export interface MediaPage {
  count: PageCount;
  next: PageLink | null;
  previous: PageLink | null;
  results: MediaSnippet[];
}

export interface StreamRequest {
  camera: Camera;
}

export interface StreamStart {
  stream_status: StreamStatus;
  camera?: Camera;
}

export interface StreamKey {
  /**
     * null: not yet.
     * @nullable
     */
  key: string | null;
}

export interface Stream {
  uuid?: string;
  /** Address of the HLS playlist. */
  url: string;
  camera?: Camera;
  stream_status?: StreamStatus;
}

export interface CustomFields {
  /**
     * Bracketed, comma-separated list of single-quoted group names; may be empty or `[]` (core 3).
     * @nullable
     */
  field_1: string | null;
}

export type MaintenanceReminderParameters = {
  /** Miles between services. */
  interval?: number;
  /** Miles since the last service; due miles are interval minus driven (core 9). */
  driven?: number;
  due_date?: string;
};

/**
 * When service is due (core 3).
 */
export interface MaintenanceReminder {
  enabled: boolean;
  /** Open. */
  type: 'maintenance_mileage_interval' | 'maintenance_due_date' | string;
  parameters: MaintenanceReminderParameters;
}

export type MaintenanceReminderUpdateType = typeof MaintenanceReminderUpdateType[keyof typeof MaintenanceReminderUpdateType];


export const MaintenanceReminderUpdateType = {
  maintenance_mileage_interval: 'maintenance_mileage_interval',
  maintenance_due_date: 'maintenance_due_date',
} as const;

export type MaintenanceReminderUpdateParameters = {
  /**
     * Miles; a positive integer (commerce 5).
     * @minimum 1
     * @maximum 1000000
     */
  interval?: number;
  /** Service was done: start counting again. */
  reset?: boolean;
  due_date?: InstantInput;
};

export interface MaintenanceReminderUpdate {
  enabled: boolean;
  type: MaintenanceReminderUpdateType;
  parameters: MaintenanceReminderUpdateParameters;
}

/**
 * What a trouble code means (core 3).
 */
export interface TroubleCode {
  tech_definition: string;
  effect_on_vehicle: string;
  system: string;
  urgency_desc: string;
}

/**
 * By code.
 */
export interface TroubleCodes {[key: string]: TroubleCode}

/**
 * A trouble code that a user cleared. The fault may remain, and the vehicle may report it again (assumed).
 */
export interface DismissedCode {
  code: string;
  dismissed_at: string;
  meaning: TroubleCode;
}

/**
 * The newest first; absent without any (assumed).
 */
export type DismissedCodes = DismissedCode[];

export interface TroubleCodeAnswer {
  dtc_error_count?: number;
  dtc_codes: TroubleCodes;
  dismissed_codes?: DismissedCodes;
}

export interface ClearTroubleCodeRequest {
  /** @pattern ^[PCBU][0-9A-F]{4}$ */
  dtc_code: string;
}

export interface Controller {
  /** By key or remotely: remotely while ignition_on is false (assumed). */
  engine_on: boolean;
  /** By key (assumed). */
  ignition_on: boolean;
  /** Volts. */
  main_battery_voltage: number;
}

export type LastKnownStateKeylocker = {
  /** Volts. */
  main_battery_voltage: number;
};

/**
 * What the device reported last (core 3). Position, speed, heading, armed, doors and temperature are assumed.
 */
export interface LastKnownState {
  timestamp: string;
  /** Miles on the odometer. */
  mileage?: number;
  latitude?: number;
  longitude?: number;
  /** Miles an hour. */
  speed?: number;
  /** Degrees clockwise from north. */
  heading?: number;
  /** By key (assumed). */
  ignition_on?: boolean;
  /** Locked. */
  armed?: boolean;
  panic_status?: boolean;
  doors_open?: boolean;
  /** Percent of the tracker's own battery. */
  backup_battery_percentage?: number;
  /** Volts. */
  main_battery_voltage?: number;
  /** Degrees Fahrenheit. */
  temperature?: number;
  controller?: Controller;
  keylocker?: LastKnownStateKeylocker;
}

export type VehiclePowerSaveSettings = {
  /** 2 is deep sleep. */
  mode: number;
};

/**
 * Which readings the vehicle's bus offers.
 */
export type VehicleObdSettings = {
  tire_pressure?: boolean;
  fuel_percent?: boolean;
};

/**
 * A vehicle with its device (core 3).
 */
export interface Vehicle {
  id: number;
  /** The account it belongs to. */
  subscriber?: number;
  device_key: string;
  vehicle_name: string;
  /** @nullable */
  vehicle_make?: string | null;
  /** @nullable */
  vehicle_model?: string | null;
  /** @nullable */
  vehicle_year?: number | null;
  /** @nullable */
  license_plate?: string | null;
  /** @nullable */
  vin?: string | null;
  /** @nullable */
  preferred_dealer?: string | null;
  /** @nullable */
  image?: string | null;
  /** Shared with the caller by another account. */
  isShared: boolean;
  /** null: the caller's own. */
  access_level?: AccessLevel | null;
  is_pending_transfer: boolean;
  /**
     * Email of the person it is offered to.
     * @nullable
     */
  pending_transfer_to?: string | null;
  product_name: ProductName;
  device_state: DeviceState;
  /** @nullable */
  plan_renewal_date: string | null;
  /** @nullable */
  plan_activation_date?: string | null;
  billing_model?: BillingModel;
  autorenewal?: boolean;
  replacement_order_placed?: boolean;
  hardwired_mode?: boolean;
  tracking_only?: boolean;
  service_mode?: boolean;
  power_save_settings?: VehiclePowerSaveSettings;
  /** Miles on the odometer when the device was installed. */
  starting_mileage?: number;
  service_due?: boolean;
  maintenance_reminder?: MaintenanceReminder | null;
  dtc_error_count?: number;
  dtc_codes?: TroubleCodes;
  dismissed_codes?: DismissedCodes;
  /** Assumed (commerce 4): the tracker reports every `live_tracking_interval` seconds. Absent for a product without live tracking. */
  live_tracking_active?: boolean;
  /**
     * Assumed (commerce 4): seconds between reports with live tracking. 60 if absent. Absent for a product without live tracking.
     * @minimum 5
     * @maximum 3600
     */
  live_tracking_interval?: number;
  /** Which readings the vehicle's bus offers. */
  obdSettings?: VehicleObdSettings;
  custom_fields?: CustomFields;
  pricing_plan: PricingPlan;
  /** null: the device never reported. */
  last_known_state: LastKnownState | null;
}

export interface VehiclePage {
  count: PageCount;
  next: PageLink | null;
  previous: PageLink | null;
  results: Vehicle[];
}

export interface VehicleCreate {
  /** @minimum 1 */
  subscriber_id: number;
  device_key: DeviceKey;
  vehicle_name: Label;
  vehicle_make?: Label;
  vehicle_model?: Label;
  /**
     * @minimum 1900
     * @maximum 2100
     */
  vehicle_year?: number;
}

export type VehicleUpdateCustomFields = {
  /**
     * As in CustomFields; at most 4 names, each by the rule of GroupTitle (core 5).
     * @maxLength 300
     * @nullable
     * @pattern ^(\[[\s\S]*\])?$
     */
  field_1: string | null;
};

export interface VehicleUpdate {
  vehicle_name?: Label;
  vehicle_make?: Label | null;
  vehicle_model?: Label | null;
  /**
     * @minimum 1900
     * @maximum 2100
     * @nullable
     */
  vehicle_year?: number | null;
  license_plate?: Label | null;
  vin?: Vin | null;
  preferred_dealer?: Label | null;
  image?: ImageUpload | null;
  maintenance_reminder?: MaintenanceReminderUpdate;
  custom_fields?: VehicleUpdateCustomFields;
}

export interface PendingVehicleData {
  device_key?: string;
  /** @nullable */
  vehicle_name?: string | null;
  /** @nullable */
  vehicle_make?: string | null;
  /** @nullable */
  vehicle_model?: string | null;
  /** @nullable */
  vehicle_year?: number | null;
}

export interface Reading {
  value: number;
}

/**
 * psi; low below 28 (core 9).
 */
export interface TirePressure {
  warning: boolean;
  front_left: Reading;
  front_right: Reading;
  back_left: Reading;
  back_right: Reading;
}

/**
 * What the vehicle's bus reports; a reading it does not offer is absent (core 3).
 */
export interface AdvancedObd {
  tire_pressure?: TirePressure;
  fuel_percent?: Reading;
}

/**
 * Send-command actions and camera commands (core 3, core 7).
 */
export type Command = typeof Command[keyof typeof Command];


export const Command = {
  arm: 'arm',
  disarm: 'disarm',
  location: 'location',
  remote_start: 'remote_start',
  remote_stop: 'remote_stop',
  trunk: 'trunk',
  panic_on: 'panic_on',
  panic_off: 'panic_off',
  remote_aux1: 'remote_aux1',
  remote_aux2: 'remote_aux2',
  query_xc_camera_info: 'query_xc_camera_info',
  start_xc_live_stream: 'start_xc_live_stream',
  end_xc_live_stream: 'end_xc_live_stream',
  take_stream_snapshot: 'take_stream_snapshot',
  enable_stream_microphone: 'enable_stream_microphone',
  disable_stream_microphone: 'disable_stream_microphone',
} as const;

export type CommandParametersMediaType = typeof CommandParametersMediaType[keyof typeof CommandParametersMediaType];


export const CommandParametersMediaType = {
  image: 'image',
  video: 'video',
} as const;

export interface CommandParameters {
  camera_channel?: Camera;
  media_type?: CommandParametersMediaType;
  /**
     * @minimum 0
     * @maximum 1
     */
  upload_to_server?: number;
}

export interface CommandRequest {
  deviceKey: DeviceKey;
  command: Command;
  value?: string | number | boolean;
  parameters?: CommandParameters;
}

/**
 * Settings that a device accepts. Assumed, except for the existence of the schedule (commerce 3 to 5). `set_mileage`
 * takes miles, `set_shock_sensor` a level from 1 to 5, `set_power_save` a mode from 0 to 2. Mode 2 is deep sleep, which
 * only another `set_power_save` ends. `set_schedule`, `set_wifi` and the keypads take values of their own schemas, all
 * others true or false.
 */
export type Configuration = typeof Configuration[keyof typeof Configuration];


export const Configuration = {
  set_mileage: 'set_mileage',
  set_shock_sensor: 'set_shock_sensor',
  set_siren: 'set_siren',
  set_valet_mode: 'set_valet_mode',
  set_drive_lock: 'set_drive_lock',
  set_turbo_timer: 'set_turbo_timer',
  set_passive_arming: 'set_passive_arming',
  set_schedule: 'set_schedule',
  set_wifi: 'set_wifi',
  set_live_tracking: 'set_live_tracking',
  set_power_save: 'set_power_save',
  set_keypad_1: 'set_keypad_1',
  set_keypad_2: 'set_keypad_2',
} as const;

export type ScheduleValueSharedTrackerOptions = {[key: string]: boolean};

export interface ScheduleValue {
  isScheduleActive: boolean;
  /**
     * Seconds after midnight, UTC.
     * @minimum 0
     * @maximum 86399
     */
  startTime: number;
  /**
     * Seconds after midnight, UTC.
     * @minimum 0
     * @maximum 86399
     */
  endTime: number;
  /**
     * @minimum -12
     * @maximum 14
     */
  timezoneOffset?: number;
  timezoneName?: TimeZone;
  sharedTrackerOptions?: ScheduleValueSharedTrackerOptions;
}

export interface WifiValue {
  ssid: WifiText;
  password: WifiText;
}

export interface ConfigurationRequest {
  deviceKey: DeviceKey;
  command: Configuration;
  value: boolean | number | ScheduleValue | WifiValue | KeypadOneValue | KeypadTwoValue;
}

/**
 * Answer of the device (core 7).
 */
export type CommandAnswerParsed = {
  command_success: boolean;
  armed?: boolean;
  engine_on?: boolean;
  ignition_on?: boolean;
  panic_status?: boolean;
  is_rear_camera_detected?: boolean;
  is_microphone_enabled?: boolean;
  aux_on?: boolean;
  latitude?: number;
  longitude?: number;
  media_id?: string;
};

export interface CommandAnswer {
  id?: string;
  command?: string;
  sent_at?: string;
  answered_at?: string;
  /** Answer of the device (core 7). */
  parsed: CommandAnswerParsed;
}

/**
 * One line of the activity feed (commerce 3).
 */
export interface LogEntry {
  /** Device, second and kind; stable. */
  id?: string;
  timestamp: string;
  /** A command type or an alert type. Open. */
  action: string;
  /**
     * Who sent it; null: the vehicle itself.
     * @nullable
     */
  originator?: string | null;
  success?: boolean;
  vehicle_id: number;
  vehicle_name?: string;
  device_key?: string;
  /** Miles an hour. */
  speed?: number;
  /** Miles on the odometer. */
  mileage?: number;
  /**
     * Volts.
     * @nullable
     */
  main_battery_voltage?: number | null;
  /**
     * Percent.
     * @nullable
     */
  backup_battery_percentage?: number | null;
  /**
     * Degrees Fahrenheit.
     * @nullable
     */
  temperature?: number | null;
  latitude?: number;
  longitude?: number;
  /**
     * Assumed: trip during which it happened.
     * @nullable
     */
  trip_id?: string | null;
  /** Assumed: the geofence that was crossed. */
  geofence?: number;
  /** Assumed. */
  geofence_name?: string;
  direction?: GeofenceDirection;
  kind?: EventKind;
  /** Assumed: trouble codes that were reported. */
  dtc_codes?: string[];
  /** Assumed: miles an hour that were exceeded. */
  speed_limit?: number;
}

export interface LogPage {
  count: PageCount;
  next: PageLink | null;
  previous: PageLink | null;
  results: LogEntry[];
}

export interface AlertEvent {
  /** Device, second and kind; stable. */
  id: string;
  alert_type: AlertType;
  timestamp?: string;
  vehicle_id: number;
  vehicle_name?: string;
  device_key?: string;
  /** Miles an hour. */
  speed?: number;
  /** Miles on the odometer. */
  mileage?: number;
  latitude?: number;
  longitude?: number;
  /** @nullable */
  message?: string | null;
  /**
     * Trip during which it was raised.
     * @nullable
     */
  trip_id?: string | null;
  /** First second of the episode. */
  begins_at?: string;
  /**
     * Last second of the episode; null while it lasts.
     * @nullable
     */
  ends_at?: string | null;
  /** Assumed: the geofence that was crossed. */
  geofence?: number;
  /** Assumed. */
  geofence_name?: string;
  direction?: GeofenceDirection;
  kind?: EventKind;
  /** Assumed: trouble codes that were reported. */
  dtc_codes?: string[];
  /** Assumed: miles an hour that were exceeded. */
  speed_limit?: number;
}

export interface AlertEventPage {
  count: PageCount;
  next: PageLink | null;
  previous: PageLink | null;
  results: AlertEvent[];
}

/**
 * Unit of a speed. Default: mph.
 */
export type AlertRuleParametersUnit = typeof AlertRuleParametersUnit[keyof typeof AlertRuleParametersUnit];


export const AlertRuleParametersUnit = {
  mph: 'mph',
  kmh: 'kmh',
} as const;

/**
 * Threshold (miles an hour, minutes), hours of a curfew or a geofence, by type.
 */
export interface AlertRuleParameters {
  /** Without it, speed is compared with the limit of the road. */
  threshold?: number;
  /** Unit of a speed. Default: mph. */
  unit?: AlertRuleParametersUnit;
  /** Seconds after midnight, UTC. */
  start_time?: number;
  /** Seconds after midnight, UTC. */
  end_time?: number;
  geofence_id?: number;
  arrive?: boolean;
  depart?: boolean;
}

export type AlertRuleParametersInputUnit = typeof AlertRuleParametersInputUnit[keyof typeof AlertRuleParametersInputUnit];


export const AlertRuleParametersInputUnit = {
  mph: 'mph',
  kmh: 'kmh',
} as const;

export interface AlertRuleParametersInput {
  /**
     * Speed 10 to 200 mph, 16 to 321 km/h; idle 1 to 48 min, trackers 3 to 45; engine 1 to 999 min (core 9).
     * @minimum 1
     * @maximum 999
     */
  threshold?: number;
  unit?: AlertRuleParametersInputUnit;
  /**
     * @minimum 0
     * @maximum 86399
     */
  start_time?: number;
  /**
     * @minimum 0
     * @maximum 86399
     */
  end_time?: number;
  /** @minimum 1 */
  geofence_id?: number;
  arrive?: boolean;
  depart?: boolean;
}

export interface AlertRule {
  id: number;
  vehicle_id: number;
  alert_type: AlertType;
  is_enabled?: boolean;
  parameters?: AlertRuleParameters;
  notify_push?: boolean;
  notify_sms?: boolean;
  notify_email?: boolean;
  /** @nullable */
  geofence?: number | null;
}

export interface AlertRulePage {
  count: PageCount;
  next: PageLink | null;
  previous: PageLink | null;
  results: AlertRule[];
}

export interface AlertRuleCreate {
  /**
     * @minItems 1
     * @maxItems 500
     * @items.minimum 1
     */
  vehicle_ids: number[];
  alert_type: KnownAlertType;
  is_enabled?: boolean;
  parameters?: AlertRuleParametersInput;
  notify_push?: boolean;
  notify_sms?: boolean;
  notify_email?: boolean;
}

export interface AlertRuleUpdate {
  is_enabled?: boolean;
  parameters?: AlertRuleParametersInput;
  notify_push?: boolean;
  notify_sms?: boolean;
  notify_email?: boolean;
}

export interface AlertRuleBacktest {
  /**
     * @minItems 1
     * @maxItems 500
     * @items.minimum 1
     */
  vehicle_ids: number[];
  alert_type: KnownAlertType;
  parameters?: AlertRuleParametersInput;
}

export type AlertRuleReplayDaysItem = {
  /** As 2026-11-21. */
  date: string;
  count: number;
};

export interface AlertRuleReplay {
  /** False: the history has no data of this type, and the counts are 0. */
  is_replayable: boolean;
  count: number;
  /** Events with the saved rules as they are now, over the same days. */
  saved_count: number;
  /** Vehicles with events. */
  vehicle_ids: number[];
  /** Days of the user's time zone, oldest first, also those without events. */
  days: AlertRuleReplayDaysItem[];
  /** The newest five. */
  newest: AlertEvent[];
}

/**
 * `alert_rules` for several vehicles, `alert_rule` for one (commerce 7).
 */
export interface AlertRuleSaved {
  alert_rules?: AlertRule[];
  alert_rule?: AlertRule;
}

/**
 * Date range of a saved filter. Never a custom one (commerce 5).
 */
export type FilterDays = typeof FilterDays[keyof typeof FilterDays];


export const FilterDays = {
  last_7_days: 'last_7_days',
  last_30_days: 'last_30_days',
} as const;

export interface CustomFilter {
  id: number;
  filter_name: string;
  is_shared: boolean;
  /** Whether the caller saved it and may change it. Assumed. */
  is_own?: boolean;
  date_range?: FilterDays;
  selected_alerts: string[];
  selected_commands: string[];
}

export interface CustomFilterPage {
  count: PageCount;
  next: PageLink | null;
  previous: PageLink | null;
  results: CustomFilter[];
}

export interface CustomFilterCreate {
  filter_name: Title;
  is_shared?: boolean;
  date_range?: FilterDays;
  /** @maxItems 64 */
  selected_alerts: KnownAlertType[];
  /** @maxItems 64 */
  selected_commands: CommandType[];
}

export interface CustomFilterUpdate {
  filter_name?: Title;
  is_shared?: boolean;
}

export interface LatLng {
  /**
     * @minimum -90
     * @maximum 90
     */
  lat: number;
  /**
     * @minimum -180
     * @maximum 180
     */
  lng: number;
}

export type GeofenceType = typeof GeofenceType[keyof typeof GeofenceType];


export const GeofenceType = {
  radius: 'radius',
  polygon: 'polygon',
  rectangle: 'rectangle',
  point_of_interest: 'point_of_interest',
} as const;

export interface Geofence {
  id: number;
  name: string;
  /** Open (commerce 3). */
  type: GeofenceType | string;
  /**
     * Miles; 0 for a point of interest.
     * @nullable
     */
  radius?: number | null;
  /** @nullable */
  address?: string | null;
  /** @nullable */
  city?: string | null;
  /** @nullable */
  state?: string | null;
  /** @nullable */
  postal_code?: string | null;
  /** A pair for radius (commerce 3), as an object or a list of one; this server sends the list. One for point of interest, the outline otherwise, whose sides take the shorter way around the earth. */
  coordinates: LatLng[] | LatLng;
  latitude?: number;
  longitude?: number;
  /** @nullable */
  image?: string | null;
}

export interface GeofencePage {
  count: PageCount;
  next: PageLink | null;
  previous: PageLink | null;
  results: Geofence[];
}

export interface LatLngInput {
  /**
     * @minimum -90
     * @maximum 90
     */
  lat: number;
  /**
     * @minimum -180
     * @maximum 180
     */
  lng: number;
}

export interface GeofenceCreate {
  name: GroupTitle;
  type: GeofenceType;
  /**
     * @minimum 0
     * @maximum 1000
     * @nullable
     */
  radius?: number | null;
  address?: Label | null;
  city?: Label | null;
  state?: Label | null;
  postal_code?: PostalCode | null;
  /**
     * @minItems 1
     * @maxItems 500
     */
  coordinates: LatLngInput[];
  /**
     * Assumed: without effect, the server computes it from the shape.
     * @minimum -90
     * @maximum 90
     */
  latitude?: number;
  /**
     * Assumed: without effect, the server computes it from the shape.
     * @minimum -180
     * @maximum 180
     */
  longitude?: number;
  image?: ImageUpload | null;
}

export interface GeofenceUpdate {
  name?: GroupTitle;
  type?: GeofenceType;
  /**
     * @minimum 0
     * @maximum 1000
     * @nullable
     */
  radius?: number | null;
  address?: Label | null;
  city?: Label | null;
  state?: Label | null;
  postal_code?: PostalCode | null;
  /**
     * @minItems 1
     * @maxItems 500
     */
  coordinates?: LatLngInput[];
  /**
     * Assumed: without effect, the server computes it from the shape.
     * @minimum -90
     * @maximum 90
     */
  latitude?: number;
  /**
     * Assumed: without effect, the server computes it from the shape.
     * @minimum -180
     * @maximum 180
     */
  longitude?: number;
  image?: ImageUpload | null;
}

export interface ArticleRequest {
  /** @pattern ^[0-9]{4,12}$ */
  articleNumber: string;
}

export interface Article {
  articleNumber?: string;
  title?: string;
  /** HTML, hostile until cleaned. */
  body?: string;
}

export type CaseRequestPhoneType = typeof CaseRequestPhoneType[keyof typeof CaseRequestPhoneType];


export const CaseRequestPhoneType = {
  ios: 'ios',
  android: 'android',
} as const;

export interface CaseRequest {
  name: Label;
  email: Email;
  subject: Label;
  description: PlainText;
  phone_type?: CaseRequestPhoneType;
}

export interface SupportCase {
  id: string;
}

export interface AffectedComponent {
  name: string;
  old_status: string;
  /** operational, degraded_performance, partial_outage, major_outage. Open. */
  new_status: string;
}

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

export type OutageList = Outage[];

export interface Maintenance {
  id?: string;
  status: MaintenanceStatus;
  body: string;
  created_at: string;
  /** @nullable */
  scheduled_for?: string | null;
  /** @nullable */
  scheduled_until?: string | null;
}

export type MaintenanceList = Maintenance[];

export interface MapPlatform {
  apikey: string;
}

export type BannerItemLinksItem = {
  label: string;
  url: string;
};

export interface BannerItem {
  is_active?: boolean;
  /** Assumed: the language of title and body as a BCP 47 tag, for the pronunciation of screen readers. */
  language?: string;
  title?: string;
  /** HTML, hostile until cleaned. */
  body?: string;
  /** @nullable */
  link?: string | null;
  links?: BannerItemLinksItem[];
}

export type BannerAndHelpLinks = BannerItem[];

export interface ValidateNext {
  valid?: boolean;
}

/**
 * Refused, field by field.
 */
export type BadRequestResponse = ValidationErrors;

/**
 * The one-time token is unknown, used or expired.
 */
export type InvalidTokenResponse = TokenRefusal;

/**
 * No token, or one that is invalid, expired or revoked.
 */
export type UnauthorizedResponse = UnauthorizedError;

/**
 * The caller can see the resource, but may not do this.
 */
export type ForbiddenResponse = ForbiddenError;

/**
 * The transfer was offered to another user.
 */
export type WrongRecipientResponse = WrongRecipientError;

/**
 * The device, its plan or the user's access does not allow the command.
 */
export type CommandRefusedResponse = CommandRefusedError;

/**
 * Not found, or not visible to the caller.
 */
export type NotFoundResponse = NotFoundError;

/**
 * The device did not answer; nothing was changed.
 */
export type DeviceUnreachableResponse = DeviceUnreachableError;

/**
 * The device rejected the rule; nothing was saved.
 */
export type RuleRejectedResponse = RuleRejectedError;

/**
 * Too many requests.
 */
export type TooManyRequestsResponse = TooManyRequestsError;

/**
 * Rows per page. Default: 100.
 */
export type LimitParameter = number;

/**
 * Rows to skip.
 */
export type OffsetParameter = number;

/**
 * The one-time token of an email. A secret in a query, as documented; servers must not log it.
 */
export type OneTimeTokenParameter = string;

/**
 * Only these vehicles, repeated. Default: all that the user can see.
 */
export type VehicleIdsParameter = number[];

/**
 * Only these types, repeated. Default: all.
 */
export type AlertTypesParameter = KnownAlertType[];

export type ListUsersParams = {
/**
 * Rows per page. Default: 100.
 * @minimum 1
 * @maximum 100
 */
limit?: LimitParameter;
/**
 * Rows to skip.
 * @minimum 0
 * @maximum 100000000
 */
offset?: OffsetParameter;
};

export type GetTokenSubjectParams = {
/**
 * The one-time token of an email. A secret in a query, as documented; servers must not log it.
 * @minLength 8
 * @maxLength 200
 */
token: OneTimeTokenParameter;
};

export type AcceptInviteParams = {
/**
 * The one-time token of an email. A secret in a query, as documented; servers must not log it.
 * @minLength 8
 * @maxLength 200
 */
token: OneTimeTokenParameter;
};

export type DeclineInviteParams = {
/**
 * The one-time token of an email. A secret in a query, as documented; servers must not log it.
 * @minLength 8
 * @maxLength 200
 */
token: OneTimeTokenParameter;
};

export type SetPasswordParams = {
/**
 * The one-time token of an email. A secret in a query, as documented; servers must not log it.
 * @minLength 8
 * @maxLength 200
 */
token: OneTimeTokenParameter;
};

export type AcceptEmailChangeParams = {
/**
 * The one-time token of an email. A secret in a query, as documented; servers must not log it.
 * @minLength 8
 * @maxLength 200
 */
token: OneTimeTokenParameter;
};

export type DeclineEmailChangeParams = {
/**
 * The one-time token of an email. A secret in a query, as documented; servers must not log it.
 * @minLength 8
 * @maxLength 200
 */
token: OneTimeTokenParameter;
};

export type DeleteUserParams = {
/**
 * The account whose vehicles are no longer shared.
 * @minimum 1
 */
subscriber: number;
};

export type ListCardsParams = {
/**
 * Rows per page. Default: 100.
 * @minimum 1
 * @maximum 100
 */
limit?: LimitParameter;
/**
 * Rows to skip.
 * @minimum 0
 * @maximum 100000000
 */
offset?: OffsetParameter;
};

export type ListPaymentsParams = {
/**
 * Leave out declined payments.
 */
successes_only?: boolean;
/**
 * Rows per page. Default: 100.
 * @minimum 1
 * @maximum 100
 */
limit?: LimitParameter;
/**
 * Rows to skip.
 * @minimum 0
 * @maximum 100000000
 */
offset?: OffsetParameter;
};

export type CreatePaymentParams = {
/**
 * A dry run, which computes the totals and charges nothing.
 */
validate?: boolean;
};

export type ListDevicesParams = {
/**
 * Only the device with this key.
 */
device_key?: DeviceKey;
/**
 * Rows per page. Default: 100.
 * @minimum 1
 * @maximum 100
 */
limit?: LimitParameter;
/**
 * Rows to skip.
 * @minimum 0
 * @maximum 100000000
 */
offset?: OffsetParameter;
};

export type AcceptTransferParams = {
/**
 * The one-time token of an email. A secret in a query, as documented; servers must not log it.
 * @minLength 8
 * @maxLength 200
 */
token: OneTimeTokenParameter;
};

export type DeclineTransferParams = {
/**
 * The one-time token of an email. A secret in a query, as documented; servers must not log it.
 * @minLength 8
 * @maxLength 200
 */
token: OneTimeTokenParameter;
};

export type ListTripsParams = {
/**
 * First instant, included.
 */
from_date: InstantInput;
/**
 * Last instant, included.
 */
to_date: InstantInput;
/**
 * Rows per page. Default: 100.
 * @minimum 1
 * @maximum 100
 */
limit?: LimitParameter;
/**
 * Rows to skip.
 * @minimum 0
 * @maximum 100000000
 */
offset?: OffsetParameter;
};

export type GetFeaturesParams = {
/**
 * Includes the switches of the key locker.
 */
keylocker?: boolean;
/**
 * `false`: returns the stored values without querying the device.
 */
query_device?: boolean;
};

export type GetOptionTablesParams = {
/**
 * Includes tables 3 and 4.
 */
show_3_4?: boolean;
/**
 * Includes the options of the key locker.
 */
keylocker?: boolean;
};

export type DeletePinParams = {
/**
 * The master PIN. A secret in a query, as documented; servers must not log it.
 */
master_pin: Pin;
};

export type ListMediaParams = {
/**
 * Only media of this camera.
 */
camera_channel?: Camera;
/**
 * Rows per page. Default: 100.
 * @minimum 1
 * @maximum 100
 */
limit?: LimitParameter;
/**
 * Rows to skip.
 * @minimum 0
 * @maximum 100000000
 */
offset?: OffsetParameter;
};

export type ListVehiclesParams = {
/**
 * Rows per page. Default: 100.
 * @minimum 1
 * @maximum 100
 */
limit?: LimitParameter;
/**
 * Rows to skip.
 * @minimum 0
 * @maximum 100000000
 */
offset?: OffsetParameter;
};

export type GetPendingVehicleDataParams = {
/**
 * The account that activates it.
 * @minimum 1
 */
subscriber: number;
};

export type ListLogsParams = {
/**
 * Only these vehicles, repeated. Default: all that the user can see.
 * @maxItems 500
 * @items.minimum 1
 */
vehicle_id?: VehicleIdsParameter;
/**
 * Only entries of this device.
 */
device_key?: DeviceKey;
/**
 * Command and alert types to return, repeated. Default: all.
 * @maxItems 64
 */
event?: LogAction[];
/**
 * First instant, included. Default: 24 hours ago.
 */
from_date?: InstantInput;
/**
 * Last instant, included. Default: now.
 */
to_date?: InstantInput;
/**
 * Leave out commands that failed.
 */
exclude_failures?: boolean;
/**
 * Rows per page. Default: 100.
 * @minimum 1
 * @maximum 100
 */
limit?: LimitParameter;
/**
 * Rows to skip.
 * @minimum 0
 * @maximum 100000000
 */
offset?: OffsetParameter;
};

export type ListAlertEventsParams = {
/**
 * First instant, included.
 */
from_date: InstantInput;
/**
 * Last instant, included. Default: now.
 */
to_date?: InstantInput;
/**
 * Only these vehicles, repeated. Default: all that the user can see.
 * @maxItems 500
 * @items.minimum 1
 */
vehicle_id?: VehicleIdsParameter;
/**
 * Only these types, repeated. Default: all.
 * @maxItems 64
 */
alert_type?: AlertTypesParameter;
/**
 * Rows per page. Default: 100.
 * @minimum 1
 * @maximum 100
 */
limit?: LimitParameter;
/**
 * Rows to skip.
 * @minimum 0
 * @maximum 100000000
 */
offset?: OffsetParameter;
};

export type ListAlertRulesParams = {
/**
 * Only these vehicles, repeated. Default: all that the user can see.
 * @maxItems 500
 * @items.minimum 1
 */
vehicle_id?: VehicleIdsParameter;
/**
 * Only these types, repeated. Default: all.
 * @maxItems 64
 */
alert_type?: AlertTypesParameter;
/**
 * Rows per page. Default: 100.
 * @minimum 1
 * @maximum 100
 */
limit?: LimitParameter;
/**
 * Rows to skip.
 * @minimum 0
 * @maximum 100000000
 */
offset?: OffsetParameter;
};

export type ListFiltersParams = {
/**
 * Rows per page. Default: 100.
 * @minimum 1
 * @maximum 100
 */
limit?: LimitParameter;
/**
 * Rows to skip.
 * @minimum 0
 * @maximum 100000000
 */
offset?: OffsetParameter;
};

export type ListGeofencesParams = {
/**
 * Rows per page. Default: 100.
 * @minimum 1
 * @maximum 100
 */
limit?: LimitParameter;
/**
 * Rows to skip.
 * @minimum 0
 * @maximum 100000000
 */
offset?: OffsetParameter;
};

export type ListPlanUpgradesParams = {
/**
 * The device whose plan changes. Default: none, which lists the plans of the user's country.
 */
device_key?: DeviceKey;
};

export type ValidateNextParams = {
/**
 * The path with its query, as requested before sign-in.
 * @maxLength 2048
 */
next: string;
};

