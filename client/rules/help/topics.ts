/** Areas of support, in the order of the first slide (commerce 2). */
export const AREAS = ['app', 'account', 'billing'] as const;
export type Area = (typeof AREAS)[number];

/** What an article is about, and its number (commerce 2). */
export const ARTICLES = {
  reset_device: '000001205',
  device_not_connecting: '000001204',
  delete_vehicle: '000001206',
  update_serial_number: '000001207',
  transfer_vehicle: '000001208',
  alerts_not_working: '000001209',
  alerts_speeding: '000001210',
  alerts_towing: '000001211',
  alerts_engine: '000001212',
  alerts_alarm: '000001213',
  alerts_remote_start: '000001214',
  alerts_other: '000001215',
  update_info: '000001216',
  transfer_account: '000001217',
  export_logs: '000001218',
  credit_card: '000001219',
  renewal: '000001220',
  cancel_subscription: '000001221',
  purchase_plan: '000001222',
  change_subscription: '000001223',
  transfer_subscription: '000001224',
  discount_codes: '000001225',
} as const;
export type ArticleTopic = keyof typeof ARTICLES;
export const ARTICLE_TOPICS = Object.keys(ARTICLES) as readonly ArticleTopic[];

/** What a case may be about: an article's subject, or anything else of an area. */
export const OTHER_TOPICS = ['app_other', 'account_other', 'billing_other', 'other'] as const;
export type Topic = ArticleTopic | (typeof OTHER_TOPICS)[number];
export const TOPICS: readonly Topic[] = [...ARTICLE_TOPICS, ...OTHER_TOPICS];

const ACCOUNT: readonly Topic[] = ['update_info', 'transfer_account', 'export_logs', 'account_other'];
const BILLING: readonly Topic[] = [
  'credit_card',
  'renewal',
  'cancel_subscription',
  'purchase_plan',
  'change_subscription',
  'transfer_subscription',
  'discount_codes',
  'billing_other',
];

/** The area of a topic. `null` for a case about anything else. */
export function areaOf(topic: Topic): Area | null {
  if (topic === 'other') return null;
  if (ACCOUNT.includes(topic)) return 'account';
  return BILLING.includes(topic) ? 'billing' : 'app';
}

/** Articles about a vehicle begin with the values of the user's own. */
const ABOUT_VEHICLES: readonly Topic[] = [
  'renewal',
  'cancel_subscription',
  'change_subscription',
  'transfer_subscription',
];
export const isAboutVehicle = (topic: Topic): boolean => areaOf(topic) === 'app' || ABOUT_VEHICLES.includes(topic);

/** Subject of an article by its number. `null` for an article that the flow does not know. */
export const topicOfArticle = (articleNumber: string): ArticleTopic | null =>
  ARTICLE_TOPICS.find((topic) => ARTICLES[topic] === articleNumber) ?? null;
