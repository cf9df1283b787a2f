import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { detailIn, useErrorLines } from '../../api/error-lines.ts';
import { errorOfFailure } from '../../api/errors.ts';
import { type TestChannel, testMessage } from '../../data/users/mutations.ts';
import { articlePath, paths } from '../../lib/paths.ts';
import { ARTICLES } from '../../rules/help/topics.ts';
import { changeHelp, useHelpFlow } from '../../state/help-flow.ts';
import { useUser } from '../../state/session.ts';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useSingleFlight } from '../../ui/use-single-flight.ts';
import { TestButtons } from '../../widgets/test-messages/test-buttons.tsx';
import styles from './help-page.module.css';

/** Sends a test message and shows its result: sent, or why not (commerce 8). The result goes with a later case. */
export default function PushTest() {
  const { t, i18n } = useTranslation('help-flow');
  const user = useUser();
  const reasonId = useId();
  const errorLines = useErrorLines();
  const result = useHelpFlow((flow) => flow.push);
  const { mutateAsync, isPending, variables, error } = useMutation(testMessage(user.id));
  const hasPhone = user.phone_number !== null;
  const send = useSingleFlight(async (channel: TestChannel) => {
    try {
      await mutateAsync(channel);
      changeHelp({ type: 'pushTested', result: { channel, isSent: true, reason: null } });
    } catch (failure) {
      const { kind, detail } = errorOfFailure(failure);
      // A logout aborted it, and has cleared the help center for the next user.
      if (kind === 'canceled') return;
      changeHelp({ type: 'pushTested', result: { channel, isSent: false, reason: detail } });
    }
  });
  const isShown = result !== null && !isPending;
  return (
    <Card title={t('push.title')}>
      <div className={styles.body}>
        <p>{t('push.text')}</p>
        {isShown && result.isSent && (
          <Notice tone="success">{t(`push.sent.${result.channel}`, { phone: user.phone_number ?? '' })}</Notice>
        )}
        {isShown && !result.isSent && (
          <Notice tone="alarm">
            <p>{t('push.notSent')}</p>
            {(error ? errorLines(error) : [detailIn(i18n.language, result.reason) ?? []].flat()).map((line) => (
              <p key={line}>{line}</p>
            ))}
          </Notice>
        )}
        <div className={styles.buttons}>
          <TestButtons
            sending={isPending ? (variables ?? null) : null}
            hasPhone={hasPhone}
            reasonId={reasonId}
            label={(channel) => t(`push.${channel}`)}
            onSend={send}
          />
        </div>
        {!hasPhone && <p id={reasonId}>{t('push.noPhone')}</p>}
        <p className={styles.links}>
          <Link to={articlePath(ARTICLES.alerts_not_working)}>{t('topics.alerts_not_working')}</Link>
          <Link to={paths.alertRules}>{t('push.rules')}</Link>
          <Link to={paths.profile}>{t('push.account')}</Link>
        </p>
      </div>
    </Card>
  );
}
