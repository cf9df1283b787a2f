import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { now } from '../../lib/now.ts';
import type { Notice } from '../../rules/notices/notices.ts';
import { useSession } from '../../state/session.ts';
import { noticeTimes } from './notice-times.ts';

/** Formats times in the signed-in user's time zone, for visitors in the browser's. */
function useNoticeTimes() {
  const { i18n } = useTranslation();
  const session = useSession();
  const zone = session.status === 'signed_in' ? session.user.timezone : null;
  return useMemo(
    () =>
      noticeTimes({
        language: i18n.language,
        timeZone: zone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone,
      }),
    [i18n.language, zone],
  );
}

export type NoticeTexts = {
  title: string;
  /** Start or hours, for the bar. Empty if the status page states none. */
  when: string;
  /** Progress as a sentence, for the details. Empty for an unknown status. */
  stage: string;
};

/** Texts of notices: titles of core 4, times in the user's time zone. */
export function useNoticeTexts() {
  const { t } = useTranslation('service-notice');
  const times = useNoticeTimes();
  const moment = (at: number) => times.moment(at, now());

  function hours({ from, until }: { from: number | null; until: number | null }): string {
    if (from !== null && until !== null) return times.span(from, until);
    if (from !== null) return t('since', { time: moment(from) });
    return until === null ? '' : t('until', { time: moment(until) });
  }

  return {
    moment,
    textsOf: (notice: Notice): NoticeTexts => {
      if (notice.kind === 'outage') {
        const time = moment(Date.parse(notice.created_at));
        const isKnown = notice.status === 'investigating' || notice.status === 'identified';
        const stage = isKnown ? t(`stages.${notice.status as 'investigating' | 'identified'}`, { time }) : '';
        return { title: t('titles.outage'), when: t('since', { time }), stage };
      }
      const when = hours({ from: instant(notice.scheduled_for), until: instant(notice.scheduled_until) });
      const status = notice.status === 'in_progress' ? 'in_progress' : 'scheduled';
      const stage = when === '' ? '' : t(`stages.${status}`, { time: when });
      return { title: t(`titles.${status}`), when, stage };
    },
  };
}

const instant = (text: string | null | undefined): number | null => (text ? Date.parse(text) : null);
