import { IconAlertTriangle, IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { type Notice, type OutagePart, partsOf } from '../../rules/notices/notices.ts';
import { CmsContent } from '../../ui/cms-content.tsx';
import styles from './notice-details.module.css';
import { useNoticeTexts } from './use-notice-texts.ts';

/** Icon and tone of each component state. An unknown state is shown as a warning in the server's words. */
const LOOKS = {
  operational: { icon: IconCircleCheck, tone: 'good' },
  degraded_performance: { icon: IconAlertTriangle, tone: 'warning' },
  partial_outage: { icon: IconAlertTriangle, tone: 'warning' },
  major_outage: { icon: IconCircleX, tone: 'alarm' },
} as const;
const hasLook = (status: string): status is keyof typeof LOOKS => Object.hasOwn(LOOKS, status);

/** A full notice: text of the status page, affected components, start, and time of the last check. */
export function NoticeDetails({ notice, checkedAt }: { notice: Notice; checkedAt: number | null }) {
  const { t } = useTranslation('service-notice');
  const { moment, textsOf } = useNoticeTexts();
  const { stage } = textsOf(notice);
  const parts = notice.kind === 'outage' ? partsOf(notice) : [];
  return (
    <div className={styles.details}>
      <CmsContent html={notice.body} className={styles.text} />
      {parts.length > 0 && (
        <ul className={styles.components}>
          {parts.map((part) => (
            <PartState key={part.name} {...part} />
          ))}
        </ul>
      )}
      <p className={styles.when}>
        {stage} {checkedAt !== null && t('checked', { time: moment(checkedAt) })}
      </p>
    </div>
  );
}

function PartState({ name, component, status }: OutagePart) {
  const { t } = useTranslation('service-notice');
  const { icon: Icon, tone } = hasLook(status) ? LOOKS[status] : { icon: IconAlertTriangle, tone: 'warning' };
  return (
    <li>
      <span>{component ? t(`components.${component}`) : name}</span>
      <span className={styles.state} data-tone={tone}>
        <Icon size={16} aria-hidden />
        {hasLook(status) ? t(`states.${status}`) : status.replaceAll('_', ' ')}
      </span>
    </li>
  );
}
