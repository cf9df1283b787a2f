import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { now } from '../../lib/now.ts';
import type { Notice } from '../../rules/notices/notices.ts';
import { useSession } from '../../state/session.ts';
import { noticeTimes } from './notice-times.ts';

/** Moments in the user's time zone; the browser's, where nobody is signed in. */
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
  /** For the bar: since when, or the hours. Empty where the status page gives none. */
  when: string;
  /** For the details: how far it is, as a sentence. Empty for a status that we have no words for. */
  stage: string;
};

/** Puts notices into words: titles as core 4 has them, times in the reader's zone. */
export function useNoticeTexts() {
  const { t } = useTranslation('notices');
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
