import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '../../../api/model.ts';
import { type TestChannel, testMessage } from '../../../data/users/mutations.ts';
import { deleteAlert, showAlert } from '../../../state/alerts.ts';
import { TEST_CHANNELS, TestButtons } from '../../../widgets/test-messages/test-buttons.tsx';
import styles from '../profile-frame.module.css';

const alertOf = (channel: TestChannel) => `test-${channel}`;

/** Sends a test message to the user (commerce 7), or shows why it was not sent (commerce 8). */
export function TestMessages({ user }: { user: User }) {
  const { t } = useTranslation('profile');
  const client = useQueryClient();
  const reasonId = useId();
  const test = testMessage(user.id);
  const { mutate, isPending, variables } = useMutation({
    ...test,
    onMutate: (channel) => deleteAlert(alertOf(channel)),
    onSuccess: (_, channel) => showAlert({ id: alertOf(channel), type: 'success', message: t(`test.sent.${channel}`) }),
    onError: (failure, channel) => showAlert({ id: alertOf(channel), message: t('test.failed'), failure }),
  });
  // Alerts about a test belong to this page only.
  useEffect(() => () => TEST_CHANNELS.forEach((channel) => deleteAlert(alertOf(channel))), []);
  const hasPhone = user.phone_number !== null;
  const send = (channel: TestChannel) => {
    if (client.isMutating({ mutationKey: test.mutationKey }) === 0) mutate(channel);
  };
  return (
    <div className={styles.test}>
      <div>
        <h3>{t('test.title')}</h3>
        <p className={styles.text}>{t('test.text')}</p>
      </div>
      <div className={styles.buttons}>
        <TestButtons
          sending={isPending ? (variables ?? null) : null}
          hasPhone={hasPhone}
          reasonId={reasonId}
          label={(channel) => t(`test.${channel}`)}
          onSend={send}
        />
      </div>
      {!hasPhone && (
        <p id={reasonId} className={styles.text}>
          {t('test.noPhone')}
        </p>
      )}
    </div>
  );
}
