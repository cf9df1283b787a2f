import type { TFunction } from 'i18next';
import { detailIn } from '../../api/error-lines.ts';
import type { BulkFailure } from '../../rules/commands/bulk-flow.ts';
import { disabledReasonOfCode } from '../../rules/commands/command-gate.ts';

type Translate = TFunction<['commands', 'vehicles', 'common']>;

/**
 * Why a command failed: the server's detail, else that it was unexpected (core 8). The server answers in English, so other
 * languages show a code or kind in their own words.
 */
export function failureReason(failure: BulkFailure, t: Translate, language: string): string {
  return (
    detailIn(language, failure.detail) ??
    ownWords(failure, t) ??
    t(failure.kind === 'refused' ? 'bulk.failures.refused' : 'common:errors.unexpected')
  );
}

function ownWords({ kind, code }: BulkFailure, t: Translate): string | null {
  const disabledReason = disabledReasonOfCode(code);
  if (disabledReason) return t(`vehicles:disabled.${disabledReason}`);
  return kind === 'unanswered' || kind === 'lost' || kind === 'not_sent' ? t(`bulk.failures.${kind}`) : null;
}
