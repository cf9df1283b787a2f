import { IconAlertTriangle, IconTool } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { openNotice } from '../../data/notices/interruptions.ts';
import type { Notice } from '../../rules/notices/notices.ts';
import { BareButton } from '../../ui/bare-button.tsx';
import { BetweenPresses } from '../../ui/between-presses.tsx';
import { plainText } from '../../ui/cms-content.tsx';
import styles from './service-bar.module.css';
import { useNoticeTexts } from './use-notice-texts.ts';

/** Bar for one notice below the top navigation (core 4): title, time, and text of the status page. */
export function ServiceBar({ notice }: { notice: Notice }) {
  const { t } = useTranslation('service-notice');
  const { title, when } = useNoticeTexts().textsOf(notice);
  const text = useMemo(() => plainText(notice.body), [notice.body]);
  const Icon = notice.kind === 'outage' ? IconAlertTriangle : IconTool;
  return (
    <BetweenPresses>
      <div className={styles.bar} data-kind={notice.kind}>
        <Icon size={18} aria-hidden />
        <div className={styles.texts}>
          <b>{title}</b> <span className={styles.when}>{when}</span>
          <p className={styles.text}>{text}</p>
        </div>
        <BareButton
          className={styles.details}
          aria-label={t('detailsOf', { title })}
          onClick={() => openNotice({ kind: notice.kind, by: 'details' })}
        >
          {t('details')}
        </BareButton>
      </div>
    </BetweenPresses>
  );
}
