import { useTranslation } from 'react-i18next';
import type { Vehicle } from '../../../api/model.ts';
import { Notice } from '../../../ui/notice.tsx';
import { useInfoGate } from '../../../widgets/vehicle/use-info-gate.ts';

/** Why nothing on the page can be changed: pending transfer, missing or exclusive access, a restricted vehicle (commerce 4, commerce 6). */
export function LockedNotice({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useTranslation('vehicle-info');
  const gate = useInfoGate(vehicle);
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
