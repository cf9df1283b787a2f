import { ARTICLES, type ArticleTopic, areaOf, TOPICS, type Topic, topicOfArticle } from './topics.ts';

/** Slides of the help center (commerce 2). */
export const SLIDES = [
  'support',
  'phone',
  'vehicles',
  'app',
  'alerts',
  'account',
  'billing',
  'reset',
  'article',
  'form',
  'sent',
] as const;
export type Slide = (typeof SLIDES)[number];

/** A slide with what it is about. Each has an address. */
export type Place =
  | { slide: Exclude<Slide, 'article' | 'form'> }
  | { slide: 'article'; article: string }
  | { slide: 'form'; about: Topic };

const START: Place = { slide: 'support' };
const at = (slide: Exclude<Slide, 'article' | 'form'>): Place => ({ slide });
const articlePlace = (topic: ArticleTopic): Place => ({ slide: 'article', article: ARTICLES[topic] });
const formPlace = (about: Topic): Place => ({ slide: 'form', about });

/** A choice of a slide, and the slide that it leads to. */
export type Choice = { name: string; to: Place };
const article = (name: ArticleTopic) => ({ name, to: articlePlace(name) }) as const;
const other = <Name extends Topic>(name: Name) => ({ name, to: formPlace(name) }) as const;
const open = <Name extends string>(name: Name, slide: Exclude<Slide, 'article' | 'form'>) =>
  ({ name, to: at(slide) }) as const;

/** Slides that only offer choices, in the order of commerce 2. "Other" leads to the form. */
export const CHOICES = {
  support: [open('app', 'phone'), open('account', 'account'), open('billing', 'billing'), other('other')],
  phone: [open('ios', 'vehicles'), open('android', 'vehicles')],
  app: [
    open('device_not_connecting', 'reset'),
    article('delete_vehicle'),
    article('update_serial_number'),
    article('transfer_vehicle'),
    open('alerts_not_working', 'alerts'),
    other('app_other'),
  ],
  alerts: [
    article('alerts_speeding'),
    article('alerts_towing'),
    article('alerts_engine'),
    article('alerts_alarm'),
    article('alerts_remote_start'),
    other('alerts_other'),
  ],
  account: [article('update_info'), article('transfer_account'), article('export_logs'), other('account_other')],
  billing: [
    article('credit_card'),
    article('renewal'),
    article('cancel_subscription'),
    article('purchase_plan'),
    article('change_subscription'),
    article('transfer_subscription'),
    article('discount_codes'),
    other('billing_other'),
  ],
} as const satisfies Partial<Record<Slide, readonly Choice[]>>;
export type ChoiceSlide = keyof typeof CHOICES;
export type ChoiceName = (typeof CHOICES)[ChoiceSlide][number]['name'];

export const isChoiceSlide = (slide: Slide): slide is ChoiceSlide => Object.hasOwn(CHOICES, slide);

/** The slide above: where Back leads from a slide that was opened by a link. */
export function placeAbove(place: Place): Place | null {
  switch (place.slide) {
    case 'support':
      return null;
    case 'vehicles':
      return at('phone');
    case 'app':
      return at('vehicles');
    case 'alerts':
    case 'reset':
      return at('app');
    case 'article':
      return aboveTopic(topicOfArticle(place.article));
    case 'form':
      return aboveTopic(place.about);
    default:
      return START;
  }
}

function aboveTopic(topic: Topic | null): Place {
  if (topic === null || topic === 'other') return START;
  if (topic === 'device_not_connecting' || topic === 'reset_device') return at('reset');
  return topic.startsWith('alerts_') ? at('alerts') : at(areaOf(topic) ?? 'support');
}

const ARTICLE_NUMBER = /^\d{4,12}$/;

/** Query of a place: `at=form&about=renewal`. Empty for the first slide. */
export function queryOf(place: Place): string {
  const query = new URLSearchParams();
  if (place.slide === 'article') query.set('article', place.article);
  else if (place.slide !== 'support') query.set('at', place.slide);
  if (place.slide === 'form') query.set('about', place.about);
  return query.toString();
}

/** Reads a place from a query. Anything unknown is the first slide. */
export function readPlace(query: URLSearchParams): Place {
  const number = query.get('article');
  if (number !== null) return ARTICLE_NUMBER.test(number) ? { slide: 'article', article: number } : START;
  const slide = SLIDES.find((known) => known === query.get('at')) ?? 'support';
  if (slide === 'article') return START;
  if (slide !== 'form') return { slide };
  return formPlace(TOPICS.find((topic) => topic === query.get('about')) ?? 'other');
}
