import { IconAlertTriangle, IconTool } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../api/errors.ts';
import { CheckFailure } from '../../dialogs/service-notice/check-failure.tsx';
import { NoticeDetails } from '../../dialogs/service-notice/notice-details.tsx';
import { RecheckButton } from '../../dialogs/service-notice/recheck-button.tsx';
import { useNoticeTexts } from '../../dialogs/service-notice/use-notice-texts.ts';
import type { Recheck } from '../../dialogs/service-notice/use-recheck.ts';
import type { Notice } from '../../rules/notices/notices.ts';
import { Notice as Message } from '../../ui/notice.tsx';
import styles from './interruption-view.module.css';

type Props = {
  /** At least one. The first is the page's title. */
  notices: readonly [Notice, ...Notice[]];
  recheck: Recheck;
  checkedAt: number | null;
  error: ApiError | null;
  /** Note about the page itself. */
  note?: ReactNode;
};

/** Details of the current interruptions, with a button to check again. */
export function InterruptionView({ notices, recheck, checkedAt, error, note }: Props) {
  const { t } = useTranslation('service-notice');
  const { textsOf } = useNoticeTexts();
  const [first, ...others] = notices;
  const Icon = first.kind === 'outage' ? IconAlertTriangle : IconTool;
  return (
    <div className={styles.card}>
      <span className={styles.disc} data-kind={first.kind}>
        <Icon size={24} aria-hidden />
      </span>
      <h1>{textsOf(first).title}</h1>
      {note}
      <NoticeDetails notice={first} checkedAt={checkedAt} />
      {others.map((notice) => (
        <section key={notice.kind} className={styles.other}>
          <h2>{textsOf(notice).title}</h2>
          <NoticeDetails notice={notice} checkedAt={null} />
        </section>
      ))}
      <p className={styles.intro}>{t('page.intro')}</p>
      {error && (
        <Message tone="alarm">
          <CheckFailure error={error} />
        </Message>
      )}
      <RecheckButton {...recheck} rank="primary" hasFailed={error !== null} />
    </div>
  );
}
