/**
 * Fields of answers that a document names, by schema. *By label*: the document gives the field, and the name is its label in
 * snake case. Everything else of an answer is assumed (`x-provenance: assumed`).
 */
export const documentedFields: Readonly<Record<string, string>> = {
  // core 3, commerce 3
  User: 'id username first_name last_name email image is_password_set timezone language unit country postal_code phone_number company allow_app_analytics user_type vehicle_access',
  // core 3
  UserType: 'type subscriber',
  // commerce 3
  VehicleAccess: 'vehicle subscriber access_level exclusive_access access_start access_end',
  // core 2.6
  ValidationErrors: 'detail validation_errors',
  // core 3, commerce 3
  InvitationToken: 'token token_type email status access_level',
  // commerce 7
  TestPushResult: 'push_notification_sent push_notification_result',
  // commerce 3
  Subscriber: 'billing_push_enabled text_message_consent',
  // commerce 3, partly by label
  Card: 'id nickname is_main exp_month exp_year country billing_info',
  // commerce 3, partly by label
  BillingInfo: 'Street City State Zip5',
  // commerce 3, by label
  Receipt:
    'uuid transaction_date provider_transaction_id description coupon_code currency base_tax discounts final_charge',
  // commerce 3
  Payment:
    'uuid line_items coupon_code coupon_discount base_amount multi_vehicle_discount currency_discount base_tax tax_breakdown prepaid_applied final_charge',
  // commerce 3
  PaymentLine:
    'payment is_payment_deferred deferred_amount deferred_coupon_discount product_price plan_add_on plan_add_on_activation_date',
  'PaymentLine.payment': 'amount',
  CartItemsError: 'detail line_items',
  'CartItemsError.line_items': 'device_key detail',
  CouponError: 'detail validation_errors',
  'CouponError.validation_errors': 'coupon_code',
  // core 3, commerce 3
  Device:
    'device_key product_name device_state plan_add_ons replacement_order_placed service_mode service_mode_end_date hardwired_mode tracking_only connected_state stream_status camera_settings pricing_plan',
  DevicePlanAddOn: 'device_plan_add_on_id plan_add_on_id expiration',
  CameraSettings: 'cellular_data is_microphone_enabled status',
  'CameraSettings.cellular_data': 'is_enabled',
  'CameraSettings.status': 'is_microphone_enabled',
  PricingPlan:
    'id name description level is_trial billing_model plan_activation_date plan_renewal_date tracking_only dtc_events is_multi_vehicle_discount_eligible location_services supports_advanced_obd trip_reporting plan_add_ons plan_add_on_usage',
  PlanAddOn: 'id name is_available is_trial free_for_plan_level cellular_usage_limit_mb price plan_level_price',
  PlanAddOnUsage:
    'cellular_percentage_used cellular_usage_allowed_mb cellular_used_mb bonus_data_mb bonus_data_used_mb media_bucket_capacity_mb media_bucket_usage_total_mb',
  WrongRecipientError: 'detail code',
  Transfer: 'type',
  // commerce 3
  Trip: 'idle_time max_speed start_address end_address logs',
  // commerce 3
  TripLog:
    'timestamp create_date mileage latitude longitude speed is_speed_violation is_curfew_violation is_geofence_violation is_idle_violation dtc_codes alerts',
  // core 3, by label
  Features: 'siren valet_mode shock_sensor drive_lock turbo_timer_start passive_arming keylocker',
  // commerce 3, by label
  KeylockerState: 'armed key_present door_open',
  PinState: 'is_secondary_pin_shared secondary_end_date',
  // commerce 3, by label
  MediaSnippet: 'date front rear',
  MediaLink: 'thumbnail_url',
  StreamStart: 'stream_status',
  StreamKey: 'key',
  Stream: 'url',
  // core 3, partly by label
  Vehicle:
    'id device_key vehicle_name vehicle_make vehicle_model vehicle_year license_plate vin preferred_dealer image isShared is_pending_transfer pending_transfer_to product_name device_state plan_renewal_date plan_activation_date billing_model replacement_order_placed hardwired_mode tracking_only power_save_settings starting_mileage service_due maintenance_reminder dtc_error_count dtc_codes obdSettings custom_fields pricing_plan last_known_state',
  'Vehicle.power_save_settings': 'mode',
  MaintenanceReminder: 'enabled type parameters',
  'MaintenanceReminder.parameters': 'interval driven',
  TroubleCode: 'tech_definition effect_on_vehicle system urgency_desc',
  'Vehicle.obdSettings': 'tire_pressure fuel_percent',
  CustomFields: 'field_1',
  // core 3, commerce 4
  LastKnownState:
    'timestamp mileage ignition_on armed panic_status backup_battery_percentage main_battery_voltage controller keylocker',
  Controller: 'engine_on ignition_on main_battery_voltage',
  'LastKnownState.keylocker': 'main_battery_voltage',
  TroubleCodeAnswer: 'dtc_error_count dtc_codes',
  AdvancedObd: 'tire_pressure fuel_percent',
  TirePressure: 'warning front_left front_right back_left back_right',
  Reading: 'value',
  // core 7, commerce 4
  CommandAnswer: 'parsed',
  'CommandAnswer.parsed': 'command_success armed engine_on ignition_on panic_status is_rear_camera_detected',
  // commerce 3, by label
  LogEntry:
    'timestamp action originator vehicle_id speed mileage main_battery_voltage backup_battery_percentage temperature latitude longitude',
  // commerce 3, commerce 7
  AlertEvent: 'id alert_type vehicle_id',
  // commerce 3
  AlertRule: 'id vehicle_id alert_type',
  AlertRuleSaved: 'alert_rules',
  // commerce 3
  CustomFilter: 'id filter_name is_shared selected_alerts selected_commands',
  // commerce 3
  Geofence: 'id name type radius address city state postal_code coordinates latitude longitude image',
  LatLng: 'lat lng',
  Product: 'id sku price is_b2c_product',
  // commerce 3
  PlanOffer:
    'id name description level price is_trial billing_model tracking_only dtc_events is_multi_vehicle_discount_eligible location_services supports_advanced_obd trip_reporting plan_add_ons',
  SupportCase: 'id',
  // core 3
  Outage: 'status body created_at affected_components allDevices x1Devices drDevices',
  AffectedComponent: 'name old_status new_status',
  // core 3
  Maintenance: 'status body created_at scheduled_for scheduled_until',
  MapPlatform: 'apikey',
  BannerItem: 'is_active',
};

/** Fields of every page and of every error (core 3, core 8). */
export const PAGE_FIELDS = 'count next previous results';
export const ERROR_FIELDS = 'detail';
