import { useTranslation } from 'react-i18next';
import type { Vehicle } from '../../../api/model.ts';
import { useIsExclusiveToOther } from '../../../data/users/use-exclusive-to-others.ts';
import { infoGate } from '../../../rules/commands/settings-gate.ts';
import { Notice } from '../../../ui/notice.tsx';

/** Why nothing on the page can be changed: pending transfer, missing access or exclusive access (commerce 4, commerce 6). */
export function LockedNotice({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useTranslation('vehicle-info');
  const gate = infoGate(vehicle, useIsExclusiveToOther(vehicle));
  if (gate.allowed) return null;
  const { pending_transfer_to: email } = vehicle;
  const isTransfer = gate.reason === 'pending_transfer';
  return (
    <Notice tone={isTransfer ? 'warning' : 'accent'}>
      <b>{isTransfer && email ? t('locked.pending_transfer.titleTo', { email }) : t(`locked.${gate.reason}.title`)}</b>
      <p>{t(`locked.${gate.reason}.text`)}</p>
    </Notice>
  );
}
