import { IconKeyOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { hasKeyLocker } from '../../../rules/keylocker/products.ts';
import { Boxed, CardColumns } from '../../../ui/page-columns.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { VehicleFrame } from '../frame/vehicle-frame.tsx';
import { KeylockerView } from './keylocker-view.tsx';

/** The key locker of a vehicle: its state and its PINs (commerce 3). */
export default function KeylockerPage() {
  return (
    <VehicleFrame>
      {(vehicle) =>
        hasKeyLocker(vehicle) ? (
          <CardColumns>
            <KeylockerView vehicle={vehicle} />
          </CardColumns>
        ) : (
          <NoKeyLocker />
        )
      }
    </VehicleFrame>
  );
}

function NoKeyLocker() {
  const { t } = useTranslation('keylocker');
  return (
    <Boxed>
      <EmptyState icon={IconKeyOff} title={t('none.title')} text={t('none.text')} />
    </Boxed>
  );
}
