import { useEffect, useEffectEvent, useRef } from 'react';
import { useBulk } from '../../data/commands/bulk.ts';
import { isQueued } from '../../rules/device-requests/progress.ts';
import { addAlert, deleteAlert } from '../../state/alerts.ts';
import { useBulkTexts } from './use-bulk-texts.ts';

const ALERT = 'bulk-commands';

/**
 * Shows an alert when a batch ends while the dialog is closed, and confirms before the page is left with unsent
 * commands.
 */
export function useBackgroundBatch(isShown: boolean): void {
  const phase = useBulk(({ phase }) => phase);
  const texts = useBulkTexts();
  const isSending = useRef(false);
  const showOutcome = useEffectEvent(() => {
    const { tally } = useBulk.getState();
    if (isShown || !tally) return;
    const isWhole = tally.failed + tally.unsent === 0;
    addAlert({ id: ALERT, type: isWhole ? 'success' : 'warning', message: texts.summary(useBulk.getState()) });
  });
  useEffect(() => {
    if (isSending.current && phase !== 'sending') showOutcome();
    isSending.current = phase === 'sending';
    if (phase !== 'sending') return;
    deleteAlert(ALERT);
    const ask = (event: BeforeUnloadEvent) => {
      const { rows, stopped } = useBulk.getState();
      if (!stopped && [...rows.values()].some(isQueued)) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [phase]);
}
