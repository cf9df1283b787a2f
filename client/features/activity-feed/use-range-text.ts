import { useTranslation } from 'react-i18next';
import type { FeedFilter } from '../../data/activity/feed.ts';
import { zonePlace } from '../../rules/time/time-zones.ts';
import { useUser } from '../../state/session.ts';
import { useFormat } from '../../wording/use-format.ts';

/** First and last day of a view, and the time zone of all its times. */
export function useRangeText({ from_date: from = '', to_date: to = '' }: FeedFilter): string {
  const { t } = useTranslation('activity-feed');
  const format = useFormat();
  const { timezone } = useUser();
  return t('range', {
    from: format.date(Date.parse(from)),
    to: format.date(Date.parse(to)),
    zone: zonePlace(timezone),
  });
}
