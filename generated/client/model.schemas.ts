/**
 * 8 to under 100 characters with a lower-case and an upper-case letter, a digit and a special character (core 5).
 * @minLength 8
 * @maxLength 99
 * @pattern ^(?=.*[a-z])(?=.*[A-Z])(?=.*[0-9])(?=.*[^A-Za-z0-9]).*$
 */
export type Password = string;

/**
 * An email address.
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

/**
 * What is needed to change an option: an authorized installer, or a PIN of the key locker (commerce 5, commerce 8). Open.
 */
export type OptionRequirement = 'installer' | 'pin' | string;

/**
 * Alert types that the documents name (commerce 3).
 */
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
  /** Message for the user. */
  detail: string;
  /** Kind of error, for programs. */
  code?: string;
}

/**
 * Messages by name of the field.
 */
export type ValidationErrorsValidationErrors = {[key: string]: string[]};

/**
 * Messages by field; a field of a list or an object is named by its path with dots.
 */
export interface ValidationErrors {
  /** Message for the user, if the request as a whole is refused. */
  detail?: string;
  /** Messages by name of the field. */
  validation_errors: ValidationErrorsValidationErrors;
  /** Why a one-time token was refused, as in InvalidTokenError, or EXCLUSIVE_OVERLAP. */
  code?: string;
  /** Of EXCLUSIVE_OVERLAP: name of the user who has exclusive access at that time. */
  holder?: string;
}

export interface InvalidTokenError {
  /** Message for the user. */
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
  /** Message for the user. */
  detail: string;
  /** READ_ONLY, OWNER_ONLY, EXCLUSIVE_ACCESS, PENDING_TRANSFER, WRONG_RECIPIENT, RESTRICTED, PLAN, LINK_LIMIT, INSTALLER_REQUIRED, SERVICE_MODE_REQUIRED … */
  code?: string;
}

export interface WrongRecipientError {
  /** Message for the user. */
  detail: string;
  /** ACCEPT_TRANSFER_WITH_WRONG_PERMISSIONS or DECLINE_TRANSFER_WITH_WRONG_PERMISSIONS (core 8). */
  code: string;
}

export interface CommandRefusedError {
  /** Message for the user. */
  detail: string;
  /** READ_ONLY, EXCLUSIVE_ACCESS, RESTRICTED, PAUSED, EXPIRED, TRACKING_ONLY, DEEP_SLEEP, NOT_SUPPORTED, DRIVEN, INSTALLER_REQUIRED, SERVICE_MODE_REQUIRED, OWNER_ONLY, PLAN, MAINTENANCE or OUTAGE. */
  code?: string;
}

export interface NotFoundError {
  /** Message for the user. */
  detail: string;
  /** Kind of error, such as NO_PENDING_TRANSFER. */
  code?: string;
}

export interface DeviceUnreachableError {
  /** Message for the user. */
  detail: string;
  /** DEVICE_UNREACHABLE. */
  code?: string;
  /** Serial number of the device that did not answer. */
  device_key?: string;
}

export interface RuleRejectedError {
  /** Message for the user. */
  detail: string;
  /** RULE_REJECTED. */
  code?: string;
  /** Vehicle whose device rejected the rule. */
  vehicle_id?: number;
}

export interface TooManyRequestsError {
  /** Message for the user. */
  detail: string;
  /** TOO_MANY_REQUESTS. */
  code?: string;
}

export interface PaymentDeclinedError {
  /** Holds "This transaction has been declined." */
  detail: string;
  /** Kind of error, for programs. */
  code?: string;
}

export interface PaymentAttemptError {
  /** Message for the user. */
  detail: string;
  /** PAYMENT_IN_FLIGHT, IDEMPOTENCY_KEY_REUSED. */
  code?: string;
}

/**
 * Messages by name of the field.
 */
export type CouponErrorValidationErrors = {
  /** Why the coupon does not apply. */
  coupon_code: string[];
};

export interface CouponError {
  /** Message for the user. */
  detail?: string;
  /** Messages by name of the field. */
  validation_errors: CouponErrorValidationErrors;
}

export type CartItemsErrorLineItemsItem = {
  /** Serial number of the line's device. */
  device_key?: string;
  /** Of a line without a device. */
  product_id?: number;
  /** Of a product that is bought with a plan. */
  plan_id?: string;
  /** Why this line was refused. */
  detail: string;
};

export interface CartItemsError {
  /** Message for the user. */
  detail?: string;
  /** Lines that were refused. */
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

/**
 * A role of a user in an account (core 3).
 */
export interface UserType {
  /** Open (core 3). */
  type: 'owner' | 'installer' | 'vehicle_user' | string;
  /** Id of the account. */
  subscriber: number;
}

/**
 * What a guest may do with a vehicle, and until when (commerce 3).
 */
export interface VehicleAccess {
  /** Id of the vehicle. */
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
  /**
     * Last command or change by the guest. null: none yet.
     * @nullable
     */
  last_used_at?: string | null;
}

export interface VehicleAccessGrant {
  /**
     * Id of the vehicle.
     * @minimum 1
     */
  vehicle: number;
  access_level: AccessLevel;
  /** While now is inside the window, the owner only views. Needs an end. */
  exclusive_access?: boolean;
  /** When access begins. null: at once. */
  access_start?: InstantInput | null;
  /** When access ends. null: unlimited. */
  access_end?: InstantInput | null;
}

/**
 * A user, as they and those who share with them see them (core 3). Others see neither phone number nor postal code (assumed).
 */
export interface User {
  /** Id of the user. */
  id: number;
  /** Name to sign in with. */
  username: string;
  /** First name. */
  first_name: string;
  /** Last name. */
  last_name: string;
  /** Address that messages go to. */
  email: string;
  /**
     * Address of the picture.
     * @nullable
     */
  image: string | null;
  /** False until the user sets a password. */
  is_password_set: boolean;
  /** IANA identifier. */
  timezone: string;
  /** French gives fr, Spanish es, anything else en (core 1). */
  language: string;
  /** imperial; anything else is metric (core 3). */
  unit: string;
  /** Code of the country, such as US (core 3). */
  country: string;
  /** Postal code in that country. */
  postal_code: string;
  /**
     * E.164.
     * @nullable
     */
  phone_number: string | null;
  /**
     * Name of the company. null: none.
     * @nullable
     */
  company?: string | null;
  /** Consent to usage statistics. */
  allow_app_analytics: boolean;
  /** Roles by account. */
  user_type: UserType[];
  /** Vehicles that others share with this user. */
  vehicle_access: VehicleAccess[];
  /** Whether the user has a PIN for voice assistants. */
  is_voice_pin_set?: boolean;
}

export interface UserPage {
  count: PageCount;
  next: PageLink | null;
  previous: PageLink | null;
  /** Users of this page. */
  results: User[];
}

/**
 * Language of the portal (core 1).
 */
export type UserUpdateLanguage = typeof UserUpdateLanguage[keyof typeof UserUpdateLanguage];


export const UserUpdateLanguage = {
  English: 'English',
  French: 'French',
  Spanish: 'Spanish',
} as const;

/**
 * System of units for display (core 3).
 */
export type UserUpdateUnit = typeof UserUpdateUnit[keyof typeof UserUpdateUnit];


export const UserUpdateUnit = {
  imperial: 'imperial',
  metric: 'metric',
} as const;

export interface UserUpdate {
  first_name?: PersonName;
  last_name?: PersonName;
  /** Phone number in E.164. null: none. */
  phone_number?: PhoneNumber | null;
  /** Name of the company. null: none. */
  company?: Label | null;
  /** Language of the portal (core 1). */
  language?: UserUpdateLanguage;
  /** System of units for display (core 3). */
  unit?: UserUpdateUnit;
  timezone?: TimeZone;
  country?: Country;
  postal_code?: PostalCode;
  /** New picture as a data URL. null: none. */
  image?: ImageUpload | null;
  /** Consent to usage statistics. */
  allow_app_analytics?: boolean;
  /**
     * A guest's access to the caller's vehicles; owner only.
     * @maxItems 500
     */
  vehicle_access?: VehicleAccessGrant[];
}

export interface InviteRequest {
  email: Email;
  /**
     * Id of the account that shares.
     * @minimum 1
     */
  subscriber: number;
  /**
     * Vehicles to share, each with its access.
     * @minItems 1
     * @maxItems 500
     */
  vehicles: VehicleAccessGrant[];
}

/**
 * A pending email link and its invitation (core 3, commerce 3).
 */
export interface InvitationToken {
  /** The one-time token of the email. */
  token: string;
  /** Open (core 3). */
  token_type: 'accept_decline_invitation' | 'complete_registration' | 'setup_password' | string;
  /** Address that the email was sent to. */
  email?: string;
  /** Open (commerce 3). */
  status?: 'pending' | 'accepted' | 'declined' | 'canceled' | 'resent' | string;
  access_level?: AccessLevel;
  /** Ids of the shared vehicles. */
  vehicles?: number[];
  /** What it grants by vehicle: level, exclusive access, start and end. */
  vehicle_access?: VehicleAccess[];
  /** The account that shares. */
  subscriber?: number;
  /** Name of the owner who shares. */
  sender?: string;
  /** When it was sent. */
  created_at?: string;
  /**
     * When the link expires. null: never.
     * @nullable
     */
  expires_at?: string | null;
  /**
     * When it was declined. null: not answered.
     * @nullable
     */
  answered_at?: string | null;
}

export type TokenSubjectVehiclesItem = {
  /** Name of the vehicle. */
  vehicle_name: string;
  access_level?: AccessLevel;
};

/**
 * What a one-time token is about.
 */
export interface TokenSubject {
  /** Open. */
  subject: 'invitation' | 'transfer' | 'email_change' | string;
  /** Invited or offered address; of a change of address the new one. */
  email: string;
  /** Address that a change of address replaces. */
  current_email?: string;
  /** Name of the owner who shares or transfers. */
  sender?: string;
  /** Vehicles that are shared or transferred. */
  vehicles?: TokenSubjectVehiclesItem[];
}

export interface LocationLinkRequest {
  /** End of the link, 1 hour to 7 days from now. */
  expires_at: string;
}

/**
 * A link that shows where a vehicle is, without its token.
 */
export interface LocationLink {
  /** Id to revoke it by. */
  id: string;
  /** When it was created. */
  created_at: string;
  /** When it ends. */
  expires_at: string;
  /**
     * When it was last read. null: never.
     * @nullable
     */
  last_opened_at: string | null;
}

export type LocationLinkList = LocationLink[];

export interface NewLocationLink {
  /** Id to revoke it by. */
  id: string;
  /** The token, which no other answer has. */
  token: string;
  /** When it was created. */
  created_at: string;
  /** When it ends. */
  expires_at: string;
}

/**
 * What a location link shows. Nothing else about the vehicle or its owner.
 */
export interface SharedLocation {
  /** Name of the vehicle. */
  vehicle_name: string;
  /**
     * Degrees. null: not shown now.
     * @minimum -90
     * @maximum 90
     * @nullable
     */
  latitude: number | null;
  /**
     * Degrees. null: not shown now.
     * @minimum -180
     * @maximum 180
     * @nullable
     */
  longitude: number | null;
  /**
     * When the position was reported. null: not shown now.
     * @nullable
     */
  located_at: string | null;
  /** Why there is no position. null: there is one. Open. */
  no_position: 'plan' | 'out_of_service' | 'no_report' | string | null;
  /** When the link ends. */
  expires_at: string;
}

export type InvitationTokenList = InvitationToken[];

export interface SetPasswordRequest {
  password: Password;
  /**
     * The same password again.
     * @maxLength 99
     */
  confirm_password: string;
  /**
     * The one-time token of the email, as in the query.
     * @minLength 8
     * @maxLength 200
     */
  token: string;
}

export interface ResendEmailRequest {
  email: Email;
}

/**
 * Language of the portal (core 1).
 */
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
  /** Phone number in E.164. null: none. */
  phone_number?: PhoneNumber | null;
  country: Country;
  postal_code: PostalCode;
  /** Language of the portal (core 1). */
  language?: RegisterRequestLanguage;
  timezone?: TimeZone;
}

export interface Registration {
  /** Address that the confirmation was sent to. */
  email: string;
  /** Kind of token in the email: complete_registration (core 3). */
  token_type: string;
}

export interface ChangeEmailRequest {
  email: Email;
  confirm_email: Email;
}

export interface TestPushRequest {
  /**
     * Id of the caller.
     * @minimum 1
     */
  user_id: number;
  /** Send a text message. */
  test_sms_notification: boolean;
  /** Send a push notification. */
  test_push_notification: boolean;
}

export interface TestPushResult {
  /** Whether the notification was sent. */
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

/**
 * An account with its consents (commerce 3).
 */
export interface Subscriber {
  /**
     * Id of the account.
     * @minimum 1
     */
  id?: number;
  /** Name of the account. */
  account_name?: string;
  /** Consent to billing notifications (commerce 3). */
  billing_push_enabled: boolean;
  /** Consent to text messages (commerce 3). */
  text_message_consent: boolean;
  /**
     * Assumed: credit on the account, in `currency`. Absent for guests.
     * @minimum 0
     */
  prepaid_credit?: number;
  /**
     * Assumed: of the credit, and of everything that the account is charged. Absent for guests.
     * @minLength 3
     * @maxLength 3
     */
  currency?: string;
}

export interface SubscriberUpdate {
  /** Consent to billing notifications (commerce 3). */
  billing_push_enabled?: boolean;
  /** Consent to text messages (commerce 3). */
  text_message_consent?: boolean;
}

/**
 * Billing address, named as documented for `Zip5`.
 */
export interface BillingInfo {
  /** Name on the card. */
  Name?: string;
  /** Street with number. */
  Street?: string;
  /** City. */
  City?: string;
  /** Code of the state or province, such as IL. */
  State?: string;
  /** Postal code (commerce 3). */
  Zip5: string;
}

/**
 * Billing address of a card. It must be in the country of the account.
 */
export interface BillingInfoInput {
  Name: CardLabel;
  Street: CardLabel;
  City: CardLabel;
  /**
     * Code of the state or province, such as IL.
     * @minLength 2
     * @maxLength 3
     * @pattern ^[A-Z]+$
     */
  State: string;
  Zip5: PostalCode;
}

/**
 * A saved card, without its number (commerce 3).
 */
export interface Card {
  /** Id of the card. */
  id: number;
  /**
     * Name that the user gave it. null: none.
     * @nullable
     */
  nickname?: string | null;
  /** Exactly one card is the main one (commerce 4). */
  is_main: boolean;
  /** Brand of the card, such as visa. */
  brand?: string;
  /**
     * Last four digits of the number.
     * @minLength 4
     * @maxLength 4
     */
  last4?: string;
  /** Month of expiry, 1 to 12. */
  exp_month?: number;
  /** Year of expiry, with four digits. */
  exp_year?: number;
  /** Code of the country of the billing address. */
  country: string;
  billing_info: BillingInfo;
}

export interface CardPage {
  count: PageCount;
  next: PageLink | null;
  previous: PageLink | null;
  /** Cards of this page. */
  results: Card[];
}

export interface CardCreate {
  /** Name for the card. null: none. */
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
     * Month of expiry.
     * @minimum 1
     * @maximum 12
     */
  exp_month: number;
  /**
     * Year of expiry, with four digits.
     * @minimum 2000
     * @maximum 2100
     */
  exp_year: number;
  /** Make it the main card. The first card always is. */
  is_main?: boolean;
  country: Country;
  billing_info: BillingInfoInput;
}

export interface CardUpdate {
  /** Name for the card. null: none. */
  nickname?: CardLabel | null;
  /**
     * Month of expiry.
     * @minimum 1
     * @maximum 12
     */
  exp_month?: number;
  /**
     * Year of expiry, with four digits.
     * @minimum 2000
     * @maximum 2100
     */
  exp_year?: number;
  /** Make it the main card, which clears the flag on all others (commerce 4). */
  is_main?: boolean;
  country?: Country;
  billing_info?: BillingInfoInput;
}

/**
 * Where hardware is shipped (commerce 3). PO boxes are refused (commerce 5).
 */
export interface ShippingAddress {
  line_1: Label;
  /** Apartment, floor or building. null: none. */
  line_2?: Label | null;
  city: Label;
  /**
     * Code of the state or province, such as IL.
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
     * Id of the plan to buy.
     * @minLength 1
     * @maxLength 64
     */
  plan_id?: string;
  /**
     * Id of the product to buy.
     * @minimum 1
     */
  product_id?: number;
  /**
     * How many of the product.
     * @minimum 1
     * @maximum 10
     */
  product_quantity?: number;
  /**
     * Id of the add-on to buy.
     * @minLength 1
     * @maxLength 64
     */
  plan_add_on_id?: string;
}

export interface PaymentRequest {
  /**
     * Lines of the cart.
     * @minItems 1
     * @maxItems 500
     */
  line_items: PaymentLineItem[];
  /** Where to ship products. null: nothing to ship. */
  shipping_address?: ShippingAddress | null;
  /**
     * Code of a coupon. null: none.
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

/**
 * Price of this line.
 */
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
  /** When the plan begins. */
  starts_at: string;
  /**
     * Dollars for the rest of the current term.
     * @minimum 0
     */
  credit: number;
  /**
     * Whole days of the current term that are left.
     * @minimum 0
     */
  days_left: number;
  /**
     * Whole days of the current term.
     * @minimum 0
     */
  days_in_term: number;
}

/**
 * A line of a paid or computed cart (commerce 3).
 */
export interface PaymentLine {
  /**
     * Serial number of the line's device. null: a product without a device.
     * @nullable
     */
  device_key?: string | null;
  /**
     * Id of the bought plan. null: none.
     * @nullable
     */
  plan_id?: string | null;
  /** Price of this line. */
  payment: PaymentLinePayment;
  /** Whether the line is due later, as a plan that begins after the current term. */
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
  /**
     * Name of the bought add-on. null: none.
     * @nullable
     */
  plan_add_on?: string | null;
  /**
     * When the add-on begins. null: no add-on.
     * @nullable
     */
  plan_add_on_activation_date?: string | null;
  /**
     * Assumed: name of the bought plan. null: none.
     * @nullable
     */
  plan_name?: string | null;
  /** Assumed: term of the bought plan. null: no plan. */
  billing_model?: BillingModel | null;
  /**
     * Assumed: id of the bought add-on. null: none.
     * @nullable
     */
  plan_add_on_id?: string | null;
  /**
     * Assumed: id of the bought product. null: none.
     * @minimum 1
     * @nullable
     */
  product_id?: number | null;
  /**
     * Assumed: name of the bought product. null: none.
     * @nullable
     */
  product_name?: string | null;
  /**
     * Assumed: names the product in the language of the user.
     * @nullable
     */
  product_sku?: string | null;
  /**
     * Assumed: how many of the product. null: no product.
     * @minimum 1
     * @nullable
     */
  product_quantity?: number | null;
  /**
     * Assumed: name of the vehicle of the device. null: none.
     * @nullable
     */
  vehicle_name?: string | null;
  /**
     * Assumed: gross dollars of the plan, part of `payment.amount`.
     * @minimum 0
     * @nullable
     */
  plan_price?: number | null;
  /**
     * Assumed: gross dollars of the add-on, part of `payment.amount`.
     * @minimum 0
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
     * @minimum 0
     * @nullable
     */
  renewal_amount?: number | null;
}

export type PaymentTaxBreakdownItem = {
  /** Name of the tax. */
  name?: string;
  /**
     * Share of the amount.
     * @minimum 0
     */
  rate?: number;
  /**
     * Dollars.
     * @minimum 0
     */
  amount?: number;
};

/**
 * Totals of a cart, charged or computed (commerce 3).
 */
export interface Payment {
  /**
     * null in a dry run.
     * @nullable
     */
  uuid: string | null;
  /**
     * Currency of all amounts, such as USD.
     * @minLength 3
     * @maxLength 3
     */
  currency?: string;
  /** Lines of the cart, each with its price. */
  line_items: PaymentLine[];
  /**
     * Code of the coupon that applied. null: none.
     * @nullable
     */
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
  /** Taxes by name. */
  tax_breakdown?: PaymentTaxBreakdownItem[];
  /** Dollars. */
  prepaid_applied?: number;
  /**
     * Assumed: dollars of credit left on the account.
     * @minimum 0
     */
  prepaid_remaining?: number;
  /**
     * Assumed: dollars of credit that the upgrades of this cart add. Part of `prepaid_applied` or `prepaid_remaining`.
     * @minimum 0
     */
  upgrade_credit?: number;
  /** Dollars charged now. */
  final_charge: number;
  /**
     * Dollars of the next renewal.
     * @minimum 0
     */
  renewal_total?: number;
}

/**
 * The next renewal of what was bought.
 */
export interface NextCharge {
  /** When it renews. */
  date: string;
  /**
     * Dollars.
     * @minimum 0
     */
  amount: number;
}

/**
 * A receipt of a payment (commerce 3).
 */
export interface Receipt {
  /** Id of the payment. */
  uuid: string;
  /** When it was charged. */
  transaction_date: string;
  /**
     * Id of the charge at the payment provider. null: none.
     * @nullable
     */
  provider_transaction_id?: string | null;
  /** What was bought. */
  description: string;
  /**
     * Code of the coupon that applied. null: none.
     * @nullable
     */
  coupon_code?: string | null;
  /** Currency of all amounts, such as USD. */
  currency: string;
  /** Dollars. */
  base_tax?: number;
  /** Dollars. */
  discounts?: number;
  /** Dollars. */
  final_charge: number;
  /** False for a declined payment. */
  success?: boolean;
  /**
     * Last four digits of the card. null: no card was charged.
     * @minLength 4
     * @maxLength 4
     * @nullable
     */
  card_last4?: string | null;
  /**
     * Assumed: brand of that card. null: no card was charged.
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
  /** Lines and totals of the payment. null: not kept. */
  payment?: Payment | null;
}

export interface ReceiptPage {
  count: PageCount;
  next: PageLink | null;
  previous: PageLink | null;
  /** Receipts of this page. */
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
  /** Allowance of the period, in MB. */
  cellular_usage_allowed_mb?: number;
  /** Data used in the period, in MB. */
  cellular_used_mb?: number;
  /** Data given beside the allowance, in MB. */
  bonus_data_mb?: number;
  /** Bonus data used, in MB. */
  bonus_data_used_mb?: number;
  /** Storage for media, in MB. */
  media_bucket_capacity_mb?: number;
  /** Storage in use, in MB. */
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
  /** Id of the add-on. */
  id: string;
  /** Name of the add-on. */
  name?: string;
  /** Whether it can be bought. */
  is_available: boolean;
  /** Whether it is a free trial. */
  is_trial: boolean;
  /**
     * Free when the plan's level equals it.
     * @nullable
     */
  free_for_plan_level?: number | null;
  /** Data per period, in MB. */
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
  /** Id of this add-on of the device. */
  device_plan_add_on_id: number;
  /** Id of the add-on on offer. */
  plan_add_on_id: string;
  /** Name of the add-on. */
  name?: string;
  /**
     * End of its term. null: none.
     * @nullable
     */
  expiration: string | null;
  /** Whether it renews automatically. */
  auto_renew?: boolean;
  /**
     * Assumed: dollars due at `expiration` and each month after it, tax included. null: the add-on does not renew.
     * @minimum 0
     * @nullable
     */
  renewal_amount?: number | null;
}

/**
 * A plan of a device: its term and what it includes (core 3, commerce 3).
 */
export interface PricingPlan {
  /** Id of the plan. */
  id: string;
  name: PlanName;
  /** What the plan offers, in a sentence. */
  description: string;
  /** 1 Basic to 4 Ultimate. */
  level: number;
  /** Whether it is a free trial. */
  is_trial: boolean;
  billing_model: BillingModel;
  /**
     * Start of the current term. null: not active yet.
     * @nullable
     */
  plan_activation_date?: string | null;
  /**
     * End of the current term. null: none.
     * @nullable
     */
  plan_renewal_date?: string | null;
  /** Commands are unavailable, except for a refresh of the location (core 6). */
  tracking_only: boolean;
  /** Includes trouble codes (core 6). */
  dtc_events: boolean;
  /** Counts for the discount of ten vehicles (core 6). */
  is_multi_vehicle_discount_eligible: boolean;
  /** Includes location (commerce 6). */
  location_services: boolean;
  /** Includes tire pressure and fuel level (commerce 6). */
  supports_advanced_obd: boolean;
  /** Includes trips. */
  trip_reporting: boolean;
  /** Add-ons on offer with this plan. */
  plan_add_ons?: PlanAddOn[];
  /** Streaming data used. null: no streaming add-on. */
  plan_add_on_usage?: PlanAddOnUsage | null;
}

/**
 * A plan on offer, with its price (commerce 3).
 */
export interface PlanOffer {
  /** Id of the plan. */
  id: string;
  name: PlanName;
  /** What the plan offers, in a sentence. */
  description: string;
  /** 1 Basic to 4 Ultimate. */
  level: number;
  /** Dollars a term: a month, or a year. */
  price: number;
  /**
     * Currency of the price, such as USD.
     * @minLength 3
     * @maxLength 3
     */
  currency?: string;
  /** Assumed: dollars saved over the term against the monthly plan, at list prices: before discounts and tax. */
  savings_over_monthly?: number;
  /** Whether it is a free trial. */
  is_trial: boolean;
  billing_model: BillingModel;
  /** Commands are unavailable, except for a refresh of the location (core 6). */
  tracking_only?: boolean;
  /** Includes trouble codes (core 6). */
  dtc_events?: boolean;
  /** Counts for the discount of ten vehicles (core 6). */
  is_multi_vehicle_discount_eligible?: boolean;
  /** Includes location (commerce 6). */
  location_services?: boolean;
  /** Includes tire pressure and fuel level (commerce 6). */
  supports_advanced_obd?: boolean;
  /** Includes trips. */
  trip_reporting?: boolean;
  /** Add-ons on offer with this plan. */
  plan_add_ons?: PlanAddOn[];
}

export type PlanOfferList = PlanOffer[];

/**
 * Hardware on offer (commerce 3).
 */
export interface Product {
  /** Id of the product. */
  id: number;
  /** X1MAX-LTE, X1-LTE, X1R-LTE … (core 3). */
  sku: string;
  /** Name of the product. */
  name?: string;
  /** What the product is, in a sentence. */
  description?: string;
  /**
     * Address of a picture. null: none.
     * @nullable
     */
  image?: string | null;
  /** Dollars. */
  price: number;
  /**
     * Dollars without a plan.
     * @minimum 0
     * @nullable
     */
  price_without_plan?: number | null;
  /**
     * Dollars with a yearly plan of level 2 or higher.
     * @minimum 0
     * @nullable
     */
  price_with_level_2_yearly?: number | null;
  /**
     * Currency of the prices, such as USD.
     * @minLength 3
     * @maxLength 3
     */
  currency?: string;
  /** Whether customers can buy it. */
  is_b2c_product: boolean;
  /** False: ships in 30 to 60 days (commerce 9). */
  in_stock?: boolean;
  /** Assumed: ships in 30 to 60 days, which the buyer acknowledges (commerce 4, 9). */
  shipping_delay?: boolean;
  /** Assumed: module or accessory. Open. */
  category?: string;
}

export type ProductList = Product[];

/**
 * Use of the cellular network.
 */
export type CameraSettingsCellularData = {
  /** Live view is blocked when false. */
  is_enabled: boolean;
};

/**
 * What the camera reports now.
 */
export type CameraSettingsStatus = {
  /** Whether the live stream has sound now. */
  is_microphone_enabled: boolean;
};

/**
 * Wi-Fi network of the camera.
 */
export type CameraSettingsWifi = {
  /**
     * Name of the network. null: none.
     * @minLength 1
     * @maxLength 63
     * @nullable
     */
  ssid: string | null;
  /** Whether the network has a password. It is never returned. */
  is_password_set: boolean;
};

/**
 * Settings of a dash cam (core 3).
 */
export interface CameraSettings {
  /** Use of the cellular network. */
  cellular_data: CameraSettingsCellularData;
  /** Whether recordings have sound. */
  is_microphone_enabled: boolean;
  /** What the camera reports now. */
  status: CameraSettingsStatus;
  /** Wi-Fi network of the camera. */
  wifi?: CameraSettingsWifi;
}

/**
 * Use of the cellular network.
 */
export type CameraSettingsUpdateCellularData = {
  /** Live view is blocked when false. */
  is_enabled: boolean;
};

/**
 * Wi-Fi network of the camera.
 */
export type CameraSettingsUpdateWifi = {
  ssid: WifiText;
  password: WifiText;
};

export interface CameraSettingsUpdate {
  /** Use of the cellular network. */
  cellular_data?: CameraSettingsUpdateCellularData;
  /** Whether recordings have sound. */
  is_microphone_enabled?: boolean;
  /** Wi-Fi network of the camera. */
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
  /** Whether the schedule is in force. */
  isScheduleActive: boolean;
  /** Whether the user may turn the schedule on or off. */
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
     * @minimum 0
     * @nullable
     */
  renewal_amount: number | null;
};

/**
 * A plan that follows the current one at the end of its term.
 */
export interface PendingPlan {
  /** Id of the plan. */
  plan_id: string;
  name: PlanName;
  /**
     * 1 Basic to 4 Ultimate.
     * @minimum 1
     * @maximum 4
     */
  level: number;
  billing_model: BillingModel;
  /** When it begins. */
  starts_at: string;
  /**
     * Dollars due then, tax included. 0 when it is paid.
     * @minimum 0
     */
  amount: number;
  /**
     * Dollars of each later renewal, tax included and without coupon.
     * @minimum 0
     */
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
  /** When service resumes. */
  ends_at: string;
}

/**
 * A renewal that was declined and is tried again.
 */
export interface RenewalFailure {
  /** When the renewal was declined first. */
  failed_at: string;
  /**
     * Attempts so far.
     * @minimum 1
     */
  attempts: number;
  /**
     * When the card is tried again. null: not again.
     * @nullable
     */
  next_attempt_at: string | null;
  /** When service ends unless it is paid. */
  service_ends_at: string;
  /**
     * Dollars.
     * @minimum 0
     */
  amount: number;
  /** Message of the last attempt. */
  detail: string;
}

/**
 * Assumed: billing of a device, for its owner (commerce 4). Dates of the plan are in `pricing_plan`.
 */
export interface Subscription {
  /**
     * Currency of all amounts, such as USD.
     * @minLength 3
     * @maxLength 3
     */
  currency: string;
  /**
     * Dollars of the plan at its next renewal, tax included. Add-ons renew on their own dates. null: the plan does not renew.
     * @minimum 0
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
  /**
     * Whole days of the term.
     * @minimum 0
     */
  days_in_term: number;
  /** Plan that follows. null: no change is pending. */
  pending_plan: PendingPlan | null;
  /** Planned or active pause. null: none. */
  pause: SeasonalPause | null;
  /** Declined renewal. null: none. */
  renewal_failure: RenewalFailure | null;
}

/**
 * A newer module offered for a device (commerce 9).
 */
export interface UpgradeOffer {
  /**
     * Id of the offered module.
     * @minimum 1
     */
  product_id: number;
  /** Order number of the offered module. */
  sku: string;
  /**
     * By plan tier.
     * @minimum 0
     * @maximum 100
     */
  discount_percent: number;
  /**
     * Dollars after the discount.
     * @minimum 0
     */
  price: number;
  /** The old module loses its network. */
  is_mandatory: boolean;
  /**
     * When the old module stops working. null: no date.
     * @nullable
     */
  service_ends_at?: string | null;
}

/**
 * A device with its plan, as billing and live video see it (core 3, commerce 3).
 */
export interface Device {
  /** Serial number of the device. */
  device_key: string;
  /**
     * Vehicle that the device is in. null: none.
     * @minimum 1
     * @nullable
     */
  vehicle_id?: number | null;
  product_name: ProductName;
  /** Order number of the hardware. */
  sku?: string;
  device_state: DeviceState;
  /** Add-ons that the device has. */
  plan_add_ons: DevicePlanAddOn[];
  /** A replacement is on order. Such a device is never restricted (commerce 6). */
  replacement_order_placed: boolean;
  /** Whether installers have temporary access (commerce 4). */
  service_mode: boolean;
  /**
     * When that access ends. null: no service mode.
     * @nullable
     */
  service_mode_end_date?: string | null;
  /** Whether the plan renews automatically (commerce 4). */
  autorenewal?: boolean;
  /** Runs on the vehicle's power (assumed). */
  hardwired_mode?: boolean;
  /** Commands are unavailable, except for a refresh of the location (core 6). */
  tracking_only?: boolean;
  /** connected, disconnected or expired (core 3). Open. */
  connected_state?: string;
  /** Status of the live stream. null: none. */
  stream_status?: StreamStatus | null;
  /** Settings of the dash cam. null: no camera. */
  camera_settings?: CameraSettings | null;
  /** Hours of the tracker's sensors. null: none. */
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
  /** Devices of this page. */
  results: Device[];
}

export interface ReadyState {
  /** Serial number, as in the path. */
  device_key?: string;
  /** Whether the device can be activated. */
  ready?: boolean;
  /**
     * ALREADY_IN_USE, DEACTIVATED, INVALID_STATE, NO_PRICING_PLAN or null.
     * @nullable
     */
  reason?: string | null;
  product_name?: ProductName;
}

export interface AutorenewalRequest {
  /**
     * Id of the vehicle.
     * @minimum 1
     */
  vehicle_id: number;
  /** Whether the plan renews automatically. */
  autorenewal: boolean;
}

export type AddOnAutorenewalRequestDevicePlanAddOnsItem = {
  /**
     * Id of this add-on of the device.
     * @minimum 1
     */
  device_plan_add_on_id: number;
  /** Whether it renews automatically. */
  auto_renew: boolean;
};

export interface AddOnAutorenewalRequest {
  /**
     * Id of the vehicle.
     * @minimum 1
     */
  vehicle_id: number;
  /**
     * Add-ons of the device to change.
     * @minItems 1
     * @maxItems 50
     */
  device_plan_add_ons: AddOnAutorenewalRequestDevicePlanAddOnsItem[];
}

export interface DeactivateRequest {
  device_key: DeviceKey;
  /** Deactivate also while service mode is open. */
  service_mode_override?: boolean;
}

export interface InstallRequest {
  device_key: DeviceKey;
  /** End service mode. A paused device returns to installed (commerce 4). */
  exit_service_mode?: boolean;
  /**
     * Id of the plan to start.
     * @minLength 1
     * @maxLength 64
     */
  plan_id?: string;
  /**
     * Code of a coupon for that plan.
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
  /** Whether an installer has temporary access. */
  service_mode: boolean;
  /** When that access ends, at most seven days ahead. null: only to end it. */
  service_mode_end_date?: InstantInput | null;
}

export interface TransferRequest {
  email: Email;
  /**
     * Id of the account that the vehicle belongs to.
     * @minimum 1
     */
  subscriber_id: number;
}

export interface Transfer {
  /** transfer_request (core 4). */
  type: string;
  /** Serial number of the device. */
  device_key?: string;
  /** Address that the vehicle is offered to. */
  email?: string;
  /** When it was offered. */
  created_at?: string;
}

/**
 * The key locker accessory (commerce 3).
 */
export interface KeylockerState {
  /** Whether it is armed. */
  armed: boolean;
  /** Whether the key is inside. */
  key_present: boolean;
  /** Whether its door is open. */
  door_open: boolean;
  /** When the vehicle reported this. */
  reported_at?: string;
  /** Whether the engine runs. */
  engine_on?: boolean;
  /** Whether the doors of the vehicle are locked. */
  doors_locked?: boolean;
  /** Volts. */
  main_battery_voltage?: number;
  /** Whether it has a master PIN. */
  is_master_pin_set?: boolean;
  /** Whether it has a guest PIN, which has not ended. */
  is_secondary_pin_set?: boolean;
  /** Whether the guest PIN is shared. */
  is_secondary_pin_shared?: boolean;
  /**
     * When the guest PIN ends, also after that. null: no end.
     * @nullable
     */
  secondary_end_date?: string | null;
}

/**
 * Switches of a device; a switch that it does not have is absent (core 3).
 */
export interface Features {
  /** Sounds with the alarm. */
  siren?: boolean;
  /** Alarm and remote start stay off. */
  valet_mode?: boolean;
  /** Notices blows to the vehicle. */
  shock_sensor?: boolean;
  /**
     * Sensitivity: 1 notices hard blows only, 5 also light ones.
     * @minimum 1
     * @maximum 5
     */
  shock_sensor_level?: number;
  /** Locks the doors when the vehicle drives off. */
  drive_lock?: boolean;
  /** Keeps the engine running for a while after parking. */
  turbo_timer_start?: boolean;
  /** Arms by itself after the last door is closed. */
  passive_arming?: boolean;
  /** Numbers of the auxiliary outputs. */
  aux_outputs?: number[];
  /** State of the key locker. null: none. */
  keylocker?: KeylockerState | null;
}

export interface FeaturesUpdate {
  /** Sounds with the alarm. */
  siren?: boolean;
  /** Alarm and remote start stay off. */
  valet_mode?: boolean;
  /** Notices blows to the vehicle. */
  shock_sensor?: boolean;
  /**
     * Sensitivity: 1 notices hard blows only, 5 also light ones.
     * @minimum 1
     * @maximum 5
     */
  shock_sensor_level?: number;
  /** Locks the doors when the vehicle drives off. */
  drive_lock?: boolean;
  /** Keeps the engine running for a while after parking. */
  turbo_timer_start?: boolean;
  /** Arms by itself after the last door is closed. */
  passive_arming?: boolean;
}

export type OptionTableOptionsItem = {
  /**
     * Number of the option in its table.
     * @minimum 1
     * @maximum 64
     */
  option: number;
  /** Name of the option in English. */
  name?: string;
  requires?: OptionRequirement;
  /**
     * Current value.
     * @minimum 0
     * @maximum 255
     */
  value: number;
  /** Values that the option accepts. */
  choices?: number[];
};

/**
 * A table of numbered options.
 */
export interface OptionTable {
  /**
     * Number of the table.
     * @minimum 1
     * @maximum 4
     */
  table: number;
  /** Options of the table. */
  options: OptionTableOptionsItem[];
}

export interface OptionTables {
  /** Tables of the device. */
  tables?: OptionTable[];
}

export type OptionTablesUpdateOptionsItem = {
  /**
     * Number of the table.
     * @minimum 1
     * @maximum 4
     */
  table: number;
  /**
     * Number of the option in its table.
     * @minimum 1
     * @maximum 64
     */
  option: number;
  /**
     * New value.
     * @minimum 0
     * @maximum 255
     */
  value: number;
};

export interface OptionTablesUpdate {
  /**
     * Options to change, all or none.
     * @minItems 1
     * @maxItems 100
     */
  options: OptionTablesUpdateOptionsItem[];
}

export interface PinRequest {
  pin: Pin;
  /** The guest's instead of the master's. */
  is_secondary_pin?: boolean;
  /** Whether the guest PIN is shared (commerce 3). Only with `is_secondary_pin`. */
  is_secondary_pin_shared?: boolean;
  /** When the guest PIN ends. null: no end. Only with `is_secondary_pin`. */
  secondary_end_date?: InstantInput | null;
}

export interface PinState {
  /** Whether the key locker has a master PIN. */
  is_master_pin_set?: boolean;
  /** Whether the key locker has a guest PIN. */
  is_secondary_pin_set?: boolean;
  /** Whether the guest PIN is shared (commerce 3). */
  is_secondary_pin_shared?: boolean;
  /**
     * When the guest PIN ends. null: no end.
     * @nullable
     */
  secondary_end_date?: string | null;
}

/**
 * Kinds of events that this contract names.
 */
export type KnownEventKind = typeof KnownEventKind[keyof typeof KnownEventKind];


export const KnownEventKind = {
  ignition_on: 'ignition_on',
  ignition_off: 'ignition_off',
  harsh_acceleration: 'harsh_acceleration',
  harsh_braking: 'harsh_braking',
  service_mode_on: 'service_mode_on',
  service_mode_off: 'service_mode_off',
  service_mode_expired: 'service_mode_expired',
} as const;

/**
 * Assumed: which event it is, where an alert or command type has several. Open.
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

/**
 * A geofence that the vehicle entered or left.
 */
export interface GeofenceCrossing {
  /**
     * Id of the geofence.
     * @minimum 1
     */
  geofence: number;
  /** Name of the geofence. */
  geofence_name: string;
  direction: GeofenceDirection;
}

/**
 * A point of a trip. Its instant is `timestamp` or `create_date` (commerce 3).
 */
export interface TripLog {
  /** When the device was there. */
  timestamp?: string;
  /** The other documented name of `timestamp`. */
  create_date?: string;
  /** Miles on the odometer. */
  mileage: number;
  /** Degrees, north positive. */
  latitude: number;
  /** Degrees, east positive. */
  longitude: number;
  /** Miles an hour. */
  speed: number;
  /** A speeding rule was broken here. */
  is_speed_violation?: boolean;
  /** A curfew rule was broken here. */
  is_curfew_violation?: boolean;
  /** A geofence rule was broken here. */
  is_geofence_violation?: boolean;
  /** An idle rule was broken here. */
  is_idle_violation?: boolean;
  /** Trouble codes that were reported here. */
  dtc_codes?: string[];
  /** Types of the alerts that were raised here. */
  alerts?: AlertType[];
  /** Assumed: which events the `alerts` were, as far as their types have several. */
  alert_kinds?: EventKind[];
  /** Assumed: geofences that were crossed. */
  crossings?: GeofenceCrossing[];
}

/**
 * A trip with its points (commerce 3).
 */
export interface Trip {
  /** Id of the trip. */
  id?: string;
  /** When the trip began. */
  start_date?: string;
  /** When the trip ended. */
  end_date?: string;
  /**
     * Miles driven.
     * @minimum 0
     */
  miles?: number;
  /** Seconds. */
  idle_time: number;
  /** Miles an hour. */
  max_speed: number;
  /**
     * Address of the start. null: not known.
     * @nullable
     */
  start_address: string | null;
  /**
     * Address of the end. null: not known.
     * @nullable
     */
  end_address: string | null;
  /** Points of the trip. */
  logs: TripLog[];
}

/**
 * Sums over the whole range (commerce 3).
 */
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
  /** Speed violations. */
  speed_violations_counter: number;
  /** Harsh accelerations. */
  harsh_acceleration_count: number;
  /** Harsh brakings. */
  harsh_braking_count: number;
  /** Number of trips. */
  trips: number;
}

export interface TripPage {
  count: PageCount;
  next: PageLink | null;
  previous: PageLink | null;
  /** Trips of this page. */
  results: Trip[];
  stats?: TripStats;
}

/**
 * Addresses of one picture or recording.
 */
export interface MediaLink {
  /** Address of the preview. */
  thumbnail_url: string;
  /**
     * Address of the full picture or video. null: none.
     * @nullable
     */
  url?: string | null;
}

/**
 * Media of one recording, front and rear (commerce 3).
 */
export interface MediaSnippet {
  /** Id of the recording. */
  id?: string;
  /** When it was recorded. */
  date: string;
  camera_channel?: Camera;
  /** image or video. Open. */
  media_type?: string;
  /** Media of the front camera. null: none. */
  front?: MediaLink | null;
  /** Media of the rear camera. null: none. */
  rear?: MediaLink | null;
}

export interface MediaPage {
  count: PageCount;
  next: PageLink | null;
  previous: PageLink | null;
  /** Media of this page. */
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
  /** Id of the stream. */
  uuid?: string;
  /** Address of the HLS playlist. */
  url: string;
  camera?: Camera;
  stream_status?: StreamStatus;
}

/**
 * Groups of a vehicle (core 3).
 */
export interface CustomFields {
  /**
     * Bracketed, comma-separated list of single-quoted group names; may be empty or `[]` (core 3).
     * @nullable
     */
  field_1: string | null;
}

/**
 * Interval or date, by type.
 */
export type MaintenanceReminderParameters = {
  /** Miles between services. */
  interval?: number;
  /** Miles since the last service; due miles are interval minus driven (core 9). */
  driven?: number;
  /** When service is due. */
  due_date?: string;
};

/**
 * When service is due (core 3).
 */
export interface MaintenanceReminder {
  /** Whether the reminder is on. */
  enabled: boolean;
  /** Open. */
  type: 'maintenance_mileage_interval' | 'maintenance_due_date' | string;
  /** Interval or date, by type. */
  parameters: MaintenanceReminderParameters;
}

/**
 * Whether service is due by miles or by date (core 3).
 */
export type MaintenanceReminderUpdateType = typeof MaintenanceReminderUpdateType[keyof typeof MaintenanceReminderUpdateType];


export const MaintenanceReminderUpdateType = {
  maintenance_mileage_interval: 'maintenance_mileage_interval',
  maintenance_due_date: 'maintenance_due_date',
} as const;

/**
 * Interval or date, by type.
 */
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

/**
 * When service is due, as the user sets it (core 3).
 */
export interface MaintenanceReminderUpdate {
  /** Whether the reminder is on. */
  enabled: boolean;
  /** Whether service is due by miles or by date (core 3). */
  type: MaintenanceReminderUpdateType;
  /** Interval or date, by type. */
  parameters: MaintenanceReminderUpdateParameters;
}

/**
 * What a trouble code means (core 3).
 */
export interface TroubleCode {
  /** Technical definition. */
  tech_definition: string;
  /** What the problem is. */
  effect_on_vehicle: string;
  /** What is involved. */
  system: string;
  /** How serious it is. */
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
  /**
     * The code, such as P0171.
     * @minLength 5
     * @maxLength 5
     */
  code: string;
  /** When it was cleared. */
  dismissed_at: string;
  meaning: TroubleCode;
}

/**
 * The newest first; absent without any (assumed).
 */
export type DismissedCodes = DismissedCode[];

export interface TroubleCodeAnswer {
  /** Number of trouble codes that remain. */
  dtc_error_count?: number;
  dtc_codes: TroubleCodes;
  dismissed_codes?: DismissedCodes;
}

export interface ClearTroubleCodeRequest {
  /**
     * The code, such as P0171.
     * @pattern ^[PCBU][0-9A-F]{4}$
     */
  dtc_code: string;
}

/**
 * State of the vehicle's controller (core 3).
 */
export interface Controller {
  /** By key or remotely: remotely while ignition_on is false (assumed). */
  engine_on: boolean;
  /** By key (assumed). */
  ignition_on: boolean;
  /** Volts. */
  main_battery_voltage: number;
}

/**
 * State of the key locker.
 */
export type LastKnownStateKeylocker = {
  /** Volts. */
  main_battery_voltage: number;
};

/**
 * What the device reported last (core 3). Position, speed, heading, armed, doors and temperature are assumed.
 */
export interface LastKnownState {
  /** When the device reported. */
  timestamp: string;
  /** Miles on the odometer. */
  mileage?: number;
  /**
     * Degrees, north positive.
     * @minimum -90
     * @maximum 90
     */
  latitude?: number;
  /**
     * Degrees, east positive.
     * @minimum -180
     * @maximum 180
     */
  longitude?: number;
  /**
     * Miles an hour.
     * @minimum 0
     */
  speed?: number;
  /**
     * Degrees clockwise from north.
     * @minimum 0
     * @maximum 360
     */
  heading?: number;
  /** By key (assumed). */
  ignition_on?: boolean;
  /** Locked. */
  armed?: boolean;
  /** Whether the panic alarm sounds. */
  panic_status?: boolean;
  /** Whether a door is open. */
  doors_open?: boolean;
  /** Percent of the tracker's own battery. */
  backup_battery_percentage?: number;
  /** Volts. */
  main_battery_voltage?: number;
  /** Degrees Fahrenheit. */
  temperature?: number;
  controller?: Controller;
  /** State of the key locker. */
  keylocker?: LastKnownStateKeylocker;
}

/**
 * Power saving of its device.
 */
export type VehiclePowerSaveSettings = {
  /** 2 is deep sleep. */
  mode: number;
};

/**
 * Which readings the vehicle's bus offers.
 */
export type VehicleObdSettings = {
  /** Reports tire pressures. */
  tire_pressure?: boolean;
  /** Reports the fuel level. */
  fuel_percent?: boolean;
};

/**
 * A vehicle with its device (core 3).
 */
export interface Vehicle {
  /** Id of the vehicle. */
  id: number;
  /**
     * The account it belongs to.
     * @minimum 1
     */
  subscriber?: number;
  /** Serial number of its device. */
  device_key: string;
  /** Name that the owner gave it. */
  vehicle_name: string;
  /**
     * Make, such as Ford. null: not entered.
     * @nullable
     */
  vehicle_make?: string | null;
  /**
     * Model, such as Transit 250. null: not entered.
     * @nullable
     */
  vehicle_model?: string | null;
  /**
     * Model year. null: not entered.
     * @nullable
     */
  vehicle_year?: number | null;
  /**
     * License plate. null: not entered.
     * @nullable
     */
  license_plate?: string | null;
  /**
     * Vehicle identification number. null: not entered.
     * @nullable
     */
  vin?: string | null;
  /**
     * Name of the preferred dealer. null: not entered.
     * @nullable
     */
  preferred_dealer?: string | null;
  /**
     * Address of a picture. null: none.
     * @nullable
     */
  image?: string | null;
  /** Shared with the caller by another account. */
  isShared: boolean;
  /** null: the caller's own. */
  access_level?: AccessLevel | null;
  /** Whether it is offered to a new owner (commerce 4). */
  is_pending_transfer: boolean;
  /**
     * Email of the person it is offered to.
     * @nullable
     */
  pending_transfer_to?: string | null;
  product_name: ProductName;
  device_state: DeviceState;
  /**
     * End of the plan's current term. null: none.
     * @nullable
     */
  plan_renewal_date: string | null;
  /**
     * Start of the plan's current term. null: not active yet.
     * @nullable
     */
  plan_activation_date?: string | null;
  billing_model?: BillingModel;
  /** Whether the plan renews automatically (commerce 4). */
  autorenewal?: boolean;
  /** A replacement is on order. Such a device is never restricted (commerce 6). */
  replacement_order_placed?: boolean;
  /** Its device runs on the vehicle's power (assumed). */
  hardwired_mode?: boolean;
  /** Commands are unavailable, except for a refresh of the location (core 6). */
  tracking_only?: boolean;
  /** Whether an installer has temporary access (commerce 4). */
  service_mode?: boolean;
  /** Power saving of its device. */
  power_save_settings?: VehiclePowerSaveSettings;
  /** Miles on the odometer when the device was installed. */
  starting_mileage?: number;
  /** Whether maintenance is due. */
  service_due?: boolean;
  /** When service is due. null: no reminder. */
  maintenance_reminder?: MaintenanceReminder | null;
  /** Number of trouble codes. */
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
  /** Vehicles of this page. */
  results: Vehicle[];
}

export interface VehicleCreate {
  /**
     * Id of the account that it belongs to.
     * @minimum 1
     */
  subscriber_id: number;
  device_key: DeviceKey;
  vehicle_name: Label;
  vehicle_make?: Label;
  vehicle_model?: Label;
  /**
     * Model year.
     * @minimum 1900
     * @maximum 2100
     */
  vehicle_year?: number;
}

/**
 * Groups of the vehicle; owner only.
 */
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
  /** Make, such as Ford. null: none. */
  vehicle_make?: Label | null;
  /** Model, such as Transit 250. null: none. */
  vehicle_model?: Label | null;
  /**
     * Model year. null: none.
     * @minimum 1900
     * @maximum 2100
     * @nullable
     */
  vehicle_year?: number | null;
  /** License plate. null: none. */
  license_plate?: Label | null;
  /** Vehicle identification number. null: none. */
  vin?: Vin | null;
  /** Name of the preferred dealer. null: none. */
  preferred_dealer?: Label | null;
  /** New picture as a data URL. null: none. */
  image?: ImageUpload | null;
  maintenance_reminder?: MaintenanceReminderUpdate;
  /** Groups of the vehicle; owner only. */
  custom_fields?: VehicleUpdateCustomFields;
}

export interface PendingVehicleData {
  /** Serial number, as in the path. */
  device_key?: string;
  /**
     * Name that the installer entered. null: none.
     * @nullable
     */
  vehicle_name?: string | null;
  /**
     * Make, such as Ford. null: not entered.
     * @nullable
     */
  vehicle_make?: string | null;
  /**
     * Model, such as Transit 250. null: not entered.
     * @nullable
     */
  vehicle_model?: string | null;
  /**
     * Model year. null: not entered.
     * @minimum 1900
     * @maximum 2100
     * @nullable
     */
  vehicle_year?: number | null;
}

/**
 * One reading of the vehicle's bus (core 3).
 */
export interface Reading {
  /** The reading: psi of a tire, percent of the fuel. */
  value: number;
}

/**
 * psi; low below 28 (core 9).
 */
export interface TirePressure {
  /** Whether the vehicle warns of a low pressure. */
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
 * Send-command actions and camera commands (core 3, core 7). Assumed: `reset_device`, which restarts a device and keeps its settings (commerce 3).
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
  reset_device: 'reset_device',
  query_xc_camera_info: 'query_xc_camera_info',
  start_xc_live_stream: 'start_xc_live_stream',
  end_xc_live_stream: 'end_xc_live_stream',
  take_stream_snapshot: 'take_stream_snapshot',
  enable_stream_microphone: 'enable_stream_microphone',
  disable_stream_microphone: 'disable_stream_microphone',
} as const;

/**
 * What the camera records: a snapshot is an image (core 7).
 */
export type CommandParametersMediaType = typeof CommandParametersMediaType[keyof typeof CommandParametersMediaType];


export const CommandParametersMediaType = {
  image: 'image',
  video: 'video',
} as const;

/**
 * Parameters of a camera command (core 7).
 */
export interface CommandParameters {
  camera_channel?: Camera;
  /** What the camera records: a snapshot is an image (core 7). */
  media_type?: CommandParametersMediaType;
  /**
     * 1 with a snapshot, which uploads it (core 7).
     * @minimum 0
     * @maximum 1
     */
  upload_to_server?: number;
}

export interface CommandRequest {
  deviceKey: DeviceKey;
  command: Command;
  /** Value of a command that takes one (commerce 7). */
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

/**
 * Sensors that share the hours, by name.
 */
export type ScheduleValueSharedTrackerOptions = {[key: string]: boolean};

export interface ScheduleValue {
  /** Whether the schedule is in force. */
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
     * Hours ahead of UTC, with halves and quarters.
     * @minimum -12
     * @maximum 14
     */
  timezoneOffset?: number;
  timezoneName?: TimeZone;
  /** Sensors that share the hours, by name. */
  sharedTrackerOptions?: ScheduleValueSharedTrackerOptions;
}

export interface WifiValue {
  ssid: WifiText;
  password: WifiText;
}

export interface ConfigurationRequest {
  deviceKey: DeviceKey;
  command: Configuration;
  /** New value of the setting, as `Configuration` describes it. */
  value: boolean | number | ScheduleValue | WifiValue | KeypadOneValue | KeypadTwoValue;
}

/**
 * Answer of the device (core 7).
 */
export type CommandAnswerParsed = {
  /** Whether the device did it. */
  command_success: boolean;
  /** Whether it is locked now. */
  armed?: boolean;
  /** Whether the engine runs now. */
  engine_on?: boolean;
  /** Whether the ignition is on now. */
  ignition_on?: boolean;
  /** Whether the panic alarm sounds now. */
  panic_status?: boolean;
  /** Whether a rear camera is connected. */
  is_rear_camera_detected?: boolean;
  /** Whether the live stream has sound now. */
  is_microphone_enabled?: boolean;
  /** Whether the auxiliary output is on now. */
  aux_on?: boolean;
  /**
     * Degrees, north positive.
     * @minimum -90
     * @maximum 90
     */
  latitude?: number;
  /**
     * Degrees, east positive.
     * @minimum -180
     * @maximum 180
     */
  longitude?: number;
  /** Id of the snapshot. */
  media_id?: string;
};

/**
 * What a command or a setting led to (core 7).
 */
export interface CommandAnswer {
  /** Id of the request. */
  id?: string;
  /** The command, as sent. */
  command?: string;
  /** When it was sent to the device. */
  sent_at?: string;
  /** When the device answered. */
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
  /** When it happened. */
  timestamp: string;
  /** A command type or an alert type. Open. */
  action: string;
  /**
     * Who sent it; null: the vehicle itself.
     * @nullable
     */
  originator?: string | null;
  /** False for a command that failed. */
  success?: boolean;
  /** Id of the vehicle. */
  vehicle_id: number;
  /** Name of the vehicle. */
  vehicle_name?: string;
  /** Serial number of its device. */
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
  /** Degrees, north positive. */
  latitude?: number;
  /** Degrees, east positive. */
  longitude?: number;
  /**
     * Assumed: trip during which it happened.
     * @nullable
     */
  trip_id?: string | null;
  /**
     * Assumed: the geofence that was crossed.
     * @minimum 1
     */
  geofence?: number;
  /** Assumed: name of that geofence. */
  geofence_name?: string;
  direction?: GeofenceDirection;
  kind?: EventKind;
  /** Assumed: trouble codes that were reported. */
  dtc_codes?: string[];
  /**
     * Assumed: miles an hour that were exceeded.
     * @minimum 0
     */
  speed_limit?: number;
}

export interface LogPage {
  count: PageCount;
  next: PageLink | null;
  previous: PageLink | null;
  /** Entries of this page. */
  results: LogEntry[];
}

/**
 * An alert of a vehicle (commerce 3).
 */
export interface AlertEvent {
  /** Device, second and kind; stable. */
  id: string;
  alert_type: AlertType;
  /** When it was raised. */
  timestamp?: string;
  /** Id of the vehicle. */
  vehicle_id: number;
  /** Name of the vehicle. */
  vehicle_name?: string;
  /** Serial number of its device. */
  device_key?: string;
  /**
     * Miles an hour.
     * @minimum 0
     */
  speed?: number;
  /**
     * Miles on the odometer.
     * @minimum 0
     */
  mileage?: number;
  /**
     * Degrees, north positive.
     * @minimum -90
     * @maximum 90
     */
  latitude?: number;
  /**
     * Degrees, east positive.
     * @minimum -180
     * @maximum 180
     */
  longitude?: number;
  /**
     * Details of the event. null: none.
     * @nullable
     */
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
  /**
     * Assumed: the geofence that was crossed.
     * @minimum 1
     */
  geofence?: number;
  /** Assumed: name of that geofence. */
  geofence_name?: string;
  direction?: GeofenceDirection;
  kind?: EventKind;
  /** Assumed: trouble codes that were reported. */
  dtc_codes?: string[];
  /**
     * Assumed: miles an hour that were exceeded.
     * @minimum 0
     */
  speed_limit?: number;
}

export interface AlertEventPage {
  count: PageCount;
  next: PageLink | null;
  previous: PageLink | null;
  /** Events of this page. */
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
  /**
     * Without it, speed is compared with the limit of the road.
     * @minimum 0
     */
  threshold?: number;
  /** Unit of a speed. Default: mph. */
  unit?: AlertRuleParametersUnit;
  /**
     * Seconds after midnight, UTC.
     * @minimum 0
     * @maximum 86399
     */
  start_time?: number;
  /**
     * Seconds after midnight, UTC.
     * @minimum 0
     * @maximum 86399
     */
  end_time?: number;
  /**
     * Id of the geofence.
     * @minimum 1
     */
  geofence_id?: number;
  /** Alerts when the vehicle arrives. */
  arrive?: boolean;
  /** Alerts when the vehicle departs. */
  depart?: boolean;
}

/**
 * Unit of a speed. Default: mph.
 */
export type AlertRuleParametersInputUnit = typeof AlertRuleParametersInputUnit[keyof typeof AlertRuleParametersInputUnit];


export const AlertRuleParametersInputUnit = {
  mph: 'mph',
  kmh: 'kmh',
} as const;

/**
 * Threshold, hours or geofence, by alert type.
 */
export interface AlertRuleParametersInput {
  /**
     * Speed 10 to 200 mph, 16 to 321 km/h; idle 1 to 48 min, trackers 3 to 45; engine 1 to 999 min (core 9).
     * @minimum 1
     * @maximum 999
     */
  threshold?: number;
  /** Unit of a speed. Default: mph. */
  unit?: AlertRuleParametersInputUnit;
  /**
     * Start of a curfew in seconds after midnight, UTC.
     * @minimum 0
     * @maximum 86399
     */
  start_time?: number;
  /**
     * End of a curfew in seconds after midnight, UTC.
     * @minimum 0
     * @maximum 86399
     */
  end_time?: number;
  /**
     * Id of the geofence.
     * @minimum 1
     */
  geofence_id?: number;
  /** Alerts when the vehicle arrives. */
  arrive?: boolean;
  /** Alerts when the vehicle departs. */
  depart?: boolean;
}

/**
 * A rule that raises alerts of a vehicle (commerce 3).
 */
export interface AlertRule {
  /** Id of the rule. */
  id: number;
  /** Id of the vehicle. */
  vehicle_id: number;
  alert_type: AlertType;
  /** Whether the rule is on. */
  is_enabled?: boolean;
  parameters?: AlertRuleParameters;
  /** Notifies by push notification. */
  notify_push?: boolean;
  /** Notifies by text message. */
  notify_sms?: boolean;
  /** Notifies by email. */
  notify_email?: boolean;
  /**
     * Id of the geofence. null: a rule of another type.
     * @minimum 1
     * @nullable
     */
  geofence?: number | null;
}

export interface AlertRulePage {
  count: PageCount;
  next: PageLink | null;
  previous: PageLink | null;
  /** Rules of this page. */
  results: AlertRule[];
}

export interface AlertRuleCreate {
  /**
     * Vehicles that each get the rule.
     * @minItems 1
     * @maxItems 500
     * @items.minimum 1
     */
  vehicle_ids: number[];
  alert_type: KnownAlertType;
  /** Whether the rule is on. */
  is_enabled?: boolean;
  parameters?: AlertRuleParametersInput;
  /** Notify by push notification. */
  notify_push?: boolean;
  /** Notify by text message. */
  notify_sms?: boolean;
  /** Notify by email. */
  notify_email?: boolean;
}

export interface AlertRuleUpdate {
  /** Whether the rule is on. */
  is_enabled?: boolean;
  parameters?: AlertRuleParametersInput;
  /** Notify by push notification. */
  notify_push?: boolean;
  /** Notify by text message. */
  notify_sms?: boolean;
  /** Notify by email. */
  notify_email?: boolean;
}

export interface AlertRuleBacktest {
  /**
     * Vehicles to replay.
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
  /**
     * Events of that day.
     * @minimum 0
     */
  count: number;
};

export interface AlertRuleReplay {
  /** False: the history has no data of this type, and the counts are 0. */
  is_replayable: boolean;
  /**
     * Events that the rule would have raised.
     * @minimum 0
     */
  count: number;
  /**
     * Events with the saved rules as they are now, over the same days.
     * @minimum 0
     */
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
  /** The saved rules, one for each vehicle. */
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

/**
 * A saved selection of the activity feed (commerce 3).
 */
export interface CustomFilter {
  /** Id of the filter. */
  id: number;
  /** Name of the filter. */
  filter_name: string;
  /** Whether the account shares it. */
  is_shared: boolean;
  /** Whether the caller saved it and may change it. Assumed. */
  is_own?: boolean;
  date_range?: FilterDays;
  /** Alert types that it shows. */
  selected_alerts: string[];
  /** Command types that it shows. */
  selected_commands: string[];
}

export interface CustomFilterPage {
  count: PageCount;
  next: PageLink | null;
  previous: PageLink | null;
  /** Filters of this page. */
  results: CustomFilter[];
}

export interface CustomFilterCreate {
  filter_name: Title;
  /** Whether the account shares it. */
  is_shared?: boolean;
  date_range?: FilterDays;
  /**
     * Alert types to show.
     * @maxItems 64
     */
  selected_alerts: KnownAlertType[];
  /**
     * Command types to show.
     * @maxItems 64
     */
  selected_commands: CommandType[];
}

export interface CustomFilterUpdate {
  filter_name?: Title;
  /** Whether the account shares it. */
  is_shared?: boolean;
}

/**
 * A position, in degrees.
 */
export interface LatLng {
  /**
     * Latitude, north positive.
     * @minimum -90
     * @maximum 90
     */
  lat: number;
  /**
     * Longitude, east positive.
     * @minimum -180
     * @maximum 180
     */
  lng: number;
}

/**
 * Shape of a geofence (commerce 3).
 */
export type GeofenceType = typeof GeofenceType[keyof typeof GeofenceType];


export const GeofenceType = {
  radius: 'radius',
  polygon: 'polygon',
  rectangle: 'rectangle',
  point_of_interest: 'point_of_interest',
} as const;

/**
 * An area on the map (commerce 3).
 */
export interface Geofence {
  /** Id of the geofence. */
  id: number;
  /** Name of the geofence. */
  name: string;
  /** Open (commerce 3). */
  type: GeofenceType | string;
  /**
     * Miles; 0 for a point of interest.
     * @nullable
     */
  radius?: number | null;
  /**
     * Street with number. null: none.
     * @nullable
     */
  address?: string | null;
  /**
     * City. null: none.
     * @nullable
     */
  city?: string | null;
  /**
     * State or province. null: none.
     * @nullable
     */
  state?: string | null;
  /**
     * Postal code. null: none.
     * @nullable
     */
  postal_code?: string | null;
  /** A pair for radius (commerce 3), as an object or a list of one; this server sends the list. One for point of interest, the outline otherwise, whose sides take the shorter way around the earth. */
  coordinates: LatLng[] | LatLng;
  /** Latitude of the center, in degrees. */
  latitude?: number;
  /** Longitude of the center, in degrees. */
  longitude?: number;
  /**
     * Address of a picture. null: none.
     * @nullable
     */
  image?: string | null;
}

export interface GeofencePage {
  count: PageCount;
  next: PageLink | null;
  previous: PageLink | null;
  /** Geofences of this page. */
  results: Geofence[];
}

/**
 * A position, in degrees.
 */
export interface LatLngInput {
  /**
     * Latitude, north positive.
     * @minimum -90
     * @maximum 90
     */
  lat: number;
  /**
     * Longitude, east positive.
     * @minimum -180
     * @maximum 180
     */
  lng: number;
}

export interface GeofenceCreate {
  name: GroupTitle;
  type: GeofenceType;
  /**
     * Miles; 0 for a point of interest. null: a shape without a radius.
     * @minimum 0
     * @maximum 1000
     * @nullable
     */
  radius?: number | null;
  /** Street with number. null: none. */
  address?: Label | null;
  /** City. null: none. */
  city?: Label | null;
  /** State or province. null: none. */
  state?: Label | null;
  /** Postal code. null: none. */
  postal_code?: PostalCode | null;
  /**
     * The center of a radius or the point of interest, else the outline.
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
  /** Picture as a data URL. null: none. */
  image?: ImageUpload | null;
}

export interface GeofenceUpdate {
  name?: GroupTitle;
  type?: GeofenceType;
  /**
     * Miles; 0 for a point of interest. null: a shape without a radius.
     * @minimum 0
     * @maximum 1000
     * @nullable
     */
  radius?: number | null;
  /** Street with number. null: none. */
  address?: Label | null;
  /** City. null: none. */
  city?: Label | null;
  /** State or province. null: none. */
  state?: Label | null;
  /** Postal code. null: none. */
  postal_code?: PostalCode | null;
  /**
     * The center of a radius or the point of interest, else the outline.
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
  /** New picture as a data URL. null: none. */
  image?: ImageUpload | null;
}

export interface ArticleRequest {
  /**
     * Number of the article (commerce 7).
     * @pattern ^[0-9]{4,12}$
     */
  articleNumber: string;
}

/**
 * A help article.
 */
export interface Article {
  /** Number of the article. */
  articleNumber?: string;
  /** Title of the article. */
  title?: string;
  /** HTML, hostile until cleaned. */
  body?: string;
  /** Language of title and body: en, fr, es. Open. */
  language?: string;
}

/**
 * An article in a list.
 */
export interface ArticleTitle {
  /** Number of the article. */
  articleNumber: string;
  /** Title in the requested language. */
  title: string;
}

export type ArticleTitleList = ArticleTitle[];

/**
 * Phone that the app runs on (commerce 2).
 */
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
  /** Phone that the app runs on (commerce 2). */
  phone_type?: CaseRequestPhoneType;
}

export interface SupportCase {
  /** Id of the case. */
  id: string;
}

/**
 * A case of the user.
 */
export interface SupportCaseSummary {
  /** Id of the case. */
  id: string;
  /** Subject as the user wrote it. */
  subject: string;
  /** Address that the team replies to. */
  email: string;
  /** When it was opened. */
  created_at: string;
  /** open, answered, closed. Open. */
  state: string;
}

export type SupportCaseList = SupportCaseSummary[];

/**
 * A component of the service and its change of status (core 3).
 */
export interface AffectedComponent {
  /** Name of the component, such as API or X1 (core 4). */
  name: string;
  /** Status before. */
  old_status: string;
  /** operational, degraded_performance, partial_outage, major_outage. Open. */
  new_status: string;
}

/**
 * An outage notice (core 3).
 */
export interface Outage {
  /** Id of the outage. */
  id?: string;
  status: NoticeStatus;
  /** Text of the notice. */
  body: string;
  /** When the notice was published. */
  created_at: string;
  /** Components and their change of status. */
  affected_components: AffectedComponent[];
  /** No device takes commands (core 3). Absent: affected_components decide. */
  allDevices?: boolean;
  /** X1 devices take no commands. */
  x1Devices?: boolean;
  /** DR devices take no commands. */
  drDevices?: boolean;
}

export type OutageList = Outage[];

/**
 * A maintenance notice (core 3).
 */
export interface Maintenance {
  /** Id of the maintenance. */
  id?: string;
  status: MaintenanceStatus;
  /** Text of the notice. */
  body: string;
  /** When the notice was published. */
  created_at: string;
  /**
     * When it begins. null: no date.
     * @nullable
     */
  scheduled_for?: string | null;
  /**
     * When it ends. null: no date.
     * @nullable
     */
  scheduled_until?: string | null;
}

export type MaintenanceList = Maintenance[];

export interface MapPlatform {
  /** Key of the map and geocoding service (core 7). */
  apikey: string;
}

export type BannerItemLinksItem = {
  /** Text of the link. */
  label: string;
  /** Address of the page. */
  url: string;
};

/**
 * The banner, or the help links of the reports (core 7).
 */
export interface BannerItem {
  /** Whether the banner is shown (core 7). */
  is_active?: boolean;
  /** Assumed: the language of title, body and labels of links as a BCP 47 tag, for the pronunciation of screen readers. */
  language?: string;
  /** Title of the banner. */
  title?: string;
  /** HTML, hostile until cleaned. */
  body?: string;
  /**
     * Address that the banner leads to. null: none.
     * @nullable
     */
  link?: string | null;
  /** Help links of the reports (core 7). */
  links?: BannerItemLinksItem[];
}

export type BannerAndHelpLinks = BannerItem[];

export interface ValidateNext {
  /** Whether the path may be opened. */
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
 * Language of titles and texts: en, fr or es. Default, and for any other: English.
 */
export type AcceptLanguageParameter = string;

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
 * Includes the state of the key locker.
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

export type ReadLocationLinkParams = {
/**
 * The token of the link. A secret in a query, like those of emails; servers must not log it.
 * @minLength 8
 * @maxLength 200
 */
token: string;
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

export type ListArticlesParams = {
/**
 * Words of the title or the body, without regard to case and accents.
 * @maxLength 100
 */
search?: string;
};

export type ValidateNextParams = {
/**
 * The path with its query, as requested before sign-in.
 * @maxLength 2048
 */
next: string;
};

