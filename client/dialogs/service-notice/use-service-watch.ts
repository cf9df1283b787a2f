import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { forgetInterrupted } from '../../data/device-requests/progress.ts';
import { useInterruptions } from '../../data/notices/interruptions.ts';
import type { ServiceStatus } from '../../data/notices/use-service-notices.ts';
import { counts, currentNotices, type Notice } from '../../rules/notices/notices.ts';
import { addAlert, deleteAlert, showAlert } from '../../state/alerts.ts';

const FAILED = 'service-status-failed';
const RESOLVED = 'service-resolved';

/** Shows alerts about the status: once if its check fails, and when an interruption of `shown` is over (core 4). */
export function useServiceWatch({ notices, isKnown, error }: ServiceStatus, shown: readonly Notice[]): void {
  const { t } = useTranslation('service-notice');
  const { opening, shownKind, isFailureReported } = useInterruptions();

  useEffect(() => {
    if (error !== null && !isFailureReported) {
      useInterruptions.setState({ isFailureReported: true });
      // An open dialog shows the failure itself, and the layout shows a lost network.
      if (opening === null && error.kind !== 'network') {
        addAlert({ id: FAILED, message: t('checkFailed'), failure: error, staysOnNavigation: true });
      }
    } else if (isKnown && isFailureReported) {
      useInterruptions.setState({ isFailureReported: false });
      deleteAlert(FAILED);
    }
  }, [error, isKnown, isFailureReported, opening, t]);

  const standing = shown.find(counts)?.kind ?? null;
  const isOver = isKnown && !currentNotices(notices).some(counts);
  useEffect(() => {
    if (standing !== null) useInterruptions.setState({ shownKind: standing });
    else if (isOver && shownKind !== null) {
      useInterruptions.setState({ shownKind: null });
      forgetInterrupted();
      showAlert({ id: RESOLVED, type: 'success', message: t(`resolved.${shownKind}`) });
    }
  }, [standing, isOver, shownKind, t]);
}
