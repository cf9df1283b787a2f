import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePortal } from '../../../state/portal.ts';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import frame from '../profile-frame.module.css';
import { useRefused, useRefusedLines } from '../use-refused.ts';

/** Ends every session of the user, this one too (commerce 2). */
export function SessionsCard() {
  const { t } = useTranslation('two-factor');
  const { identity, logout } = usePortal();
  const answerOf = useRefused();
  const [isAsking, setAsking] = useState(false);
  return (
    <Card title={t('sessions.title')}>
      <div className={frame.body}>
        <p className={frame.text}>{t('sessions.text')}</p>
        <div className={frame.buttons}>
          <Button variant="default" onClick={() => setAsking(true)}>
            {t('sessions.button')}
          </Button>
        </div>
      </div>
      <ConfirmDialog
        opened={isAsking}
        onClose={() => setAsking(false)}
        title={t('sessions.confirmTitle')}
        submit={t('sessions.button')}
        isDangerous
        onConfirm={async () => {
          answerOf(await identity.account((calls) => calls.signOutEverywhere()));
          // At once: a refused read may unmount this page.
          await logout('signed_out_everywhere');
        }}
        explain={useRefusedLines()}
      >
        <p>{t('sessions.confirmText')}</p>
      </ConfirmDialog>
    </Card>
  );
}
