import { IconUsers } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { canAddVehicle, ownAccount } from '../../rules/access/roles.ts';
import { useUser } from '../../state/session.ts';
import { Boxed, NarrowPage } from '../../ui/narrow-page.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { AddSteps } from './add-steps.tsx';

/** Adds a vehicle or tracker by the serial number of its device. First page of users without vehicles (commerce 2). */
export default function AddPage() {
  const { t } = useTranslation(['add-vehicle', 'titles']);
  const user = useUser();
  const account = ownAccount(user);
  const gate = canAddVehicle(user);
  return (
    <NarrowPage title={t('titles:addSubscription')} lead={t('lead')}>
      {!gate.allowed && (
        <Boxed>
          <EmptyState icon={IconUsers} title={t('disabled.title')} text={t(`disabled.${gate.reason}`)} />
        </Boxed>
      )}
      {account !== null && <AddSteps account={account} />}
    </NarrowPage>
  );
}
