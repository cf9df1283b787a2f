import { useTranslation } from 'react-i18next';
import { isBulkState } from '../../rules/commands/bulk.ts';
import type { BulkFlow, BulkTally } from '../../rules/commands/bulk-flow.ts';
import type { CommandDisabledReason } from '../../rules/commands/command-gate.ts';

/** Texts about a batch, and about disabled vehicles. */
export function useBulkTexts() {
  const { t } = useTranslation(['bulk-commands', 'commands']);

  /** "2 locked, 1 failed". */
  const outcomes = ({ command, success, failed, unsent }: BulkTally) =>
    [
      success > 0 && t(`bulk-commands:outcomes.${command}`, { count: success }),
      failed > 0 && t('bulk-commands:outcomes.failed', { count: failed }),
      unsent > 0 && t('bulk-commands:outcomes.unsent', { count: unsent }),
    ]
      .filter(Boolean)
      .join(', ');

  /** Progress or outcome of a batch. Empty without one. */
  const summary = ({ phase, stopped, tally }: Pick<BulkFlow, 'phase' | 'stopped' | 'tally'>): string => {
    if (!tally) return '';
    const { total, success, failed, unsent } = tally;
    const [done, sent] = [success + failed, total - unsent];
    if (phase === 'sending' && stopped === 'canceled')
      return t('bulk-commands:stopping', { sent, total, count: sent - done });
    if (phase === 'sending' && done === 0) return t('bulk-commands:answered', { done, total });
    if (phase === 'sending') return t('bulk-commands:answeredWith', { done, total, outcomes: outcomes(tally) });
    if (stopped) return t(`bulk-commands:${stopped}`, { sent, total, outcomes: outcomes(tally) });
    const command = t(`commands:names.${tally.command}`);
    return t('bulk-commands:ended', { command, outcomes: outcomes(tally) });
  };

  /** Text of a disabled reason: the documented word if there is one, otherwise the portal's own. */
  const disabledReasonText = (reason: CommandDisabledReason): string =>
    isBulkState(reason) ? t(`bulk-commands:states.${reason}`) : t(`bulk-commands:disabledReasons.${reason}`);

  return { summary, disabledReasonText };
}
