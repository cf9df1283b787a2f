import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { closeNotice } from '../../data/notices/interruptions.ts';
import { recheckNotices } from '../../data/notices/queries.ts';
import type { ServiceStatus } from '../../data/notices/use-service-notices.ts';
import { blocks, type Notice } from '../../rules/notices/notices.ts';
import { Dialog, DialogFooter } from '../../ui/dialog.tsx';
import { LightButton } from '../../ui/light/button.tsx';
import { Notice as Message } from '../../ui/notice.tsx';
import { CheckFailure } from './check-failure.tsx';
import { NoticeDetails } from './notice-details.tsx';
import { RecheckButton } from './recheck-button.tsx';
import styles from './service-notice-dialog.module.css';
import { useNoticeTexts } from './use-notice-texts.ts';
import { useRecheck } from './use-recheck.ts';

type Props = { notice: Notice | null } & Pick<ServiceStatus, 'error' | 'checkedAt'>;

/** A full notice, opened from the bar or by a command to a blocked device (core 4). `null` closes the dialog. */
export function ServiceNoticeDialog({ notice, error, checkedAt }: Props) {
  const { t } = useTranslation(['service-notice', 'common']);
  const { textsOf } = useNoticeTexts();
  const recheck = useRecheck(recheckNotices);
  // Keeps the content while the dialog fades out.
  const [shown, setShown] = useState(notice);
  if (notice !== null && notice !== shown) setShown(notice);
  return (
    <Dialog
      opened={notice !== null}
      onClose={closeNotice}
      title={shown === null || blocks(shown) ? t('interrupted') : textsOf(shown).title}
    >
      <div className={styles.content}>
        {shown && <NoticeDetails notice={shown} checkedAt={checkedAt} />}
        {error && (
          <Message tone="alarm">
            <CheckFailure error={error} />
          </Message>
        )}
      </div>
      <DialogFooter>
        <RecheckButton {...recheck} rank="secondary" hasFailed={error !== null} />
        <LightButton onClick={closeNotice} data-autofocus>
          {t('common:close')}
        </LightButton>
      </DialogFooter>
    </Dialog>
  );
}
