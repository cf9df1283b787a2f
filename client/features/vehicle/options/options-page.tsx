import { IconListNumbers, IconLock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useErrorLines } from '../../../api/error-lines.ts';
import type { Vehicle } from '../../../api/model.ts';
import { outcomeOf } from '../../../data/device-requests/outcome.ts';
import { keylockerQuery } from '../../../data/device-settings/keylocker.ts';
import { optionTablesQuery } from '../../../data/device-settings/options.ts';
import { hasAnyPin } from '../../../rules/keylocker/pins.ts';
import { hasKeyLocker, hasOptionTables } from '../../../rules/keylocker/products.ts';
import { MINUTE } from '../../../rules/time/duration.ts';
import { Card } from '../../../ui/card.tsx';
import { Boxed, CardColumns } from '../../../ui/page-columns.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { EmptyState, FailureState } from '../../../ui/states.tsx';
import { useDelayed } from '../../../ui/use-delayed.ts';
import { useNow } from '../../../ui/use-now.ts';
import { useConfigurationGate } from '../../../widgets/keylocker/use-pin-gate.ts';
import { VehicleFrame } from '../frame/vehicle-frame.tsx';
import { useDisabledReasonText } from '../settings/use-disabled-reason-text.ts';
import styles from './options.module.css';
import { OptionsForm } from './options-form.tsx';

/** Option tables 1 to 4 of a device (commerce 7). */
export default function OptionsPage() {
  return <VehicleFrame>{(vehicle) => <Allowed vehicle={vehicle} />}</VehicleFrame>;
}

/** Reading the tables needs the same right as changing them. */
function Allowed({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useTranslation('option-tables');
  if (!hasOptionTables(vehicle)) return <NoOptions />;
  if (vehicle.isShared && vehicle.access_level !== 'Full Access') {
    return (
      <Boxed>
        <EmptyState icon={IconLock} title={t('partly')} text={t('partlyText')} />
      </Boxed>
    );
  }
  return (
    <CardColumns>
      <OptionsCard vehicle={vehicle} />
    </CardColumns>
  );
}

function NoOptions() {
  const { t } = useTranslation('option-tables');
  return (
    <Boxed>
      <EmptyState icon={IconListNumbers} title={t('none.title')} text={t('none.text')} />
    </Boxed>
  );
}

function OptionsCard({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useTranslation(['option-tables', 'titles']);
  const errorLines = useErrorLines();
  const reasonText = useDisabledReasonText();
  const gate = useConfigurationGate(vehicle);
  const { data, error, isPending, refetch } = useQuery(optionTablesQuery(vehicle.device_key));
  const hasPin = useHasPin(vehicle);
  const showsWait = useDelayed(isPending);
  const explain = (failure: unknown) =>
    outcomeOf(failure).outcome === 'unanswered' ? [t('unanswered')] : errorLines(failure);
  const isEmpty = data !== undefined && (data.tables ?? []).length === 0;
  return (
    <Card title={t('titles:options')}>
      <div className={styles.body}>
        {data && !isEmpty && (
          <>
            <p className={styles.lead}>{t('lead')}</p>
            <OptionsForm
              vehicle={vehicle}
              tables={data}
              hasPin={hasPin}
              disabledReason={gate.allowed ? null : reasonText(gate.reason)}
            />
          </>
        )}
        {isEmpty && <EmptyState icon={IconListNumbers} title={t('none.title')} text={t('none.text')} />}
        {!data && error && <FailureState title={t('failed')} lines={explain(error)} onRetry={() => void refetch()} />}
        {!data && !error && showsWait && <SkeletonRows rows={7} />}
      </div>
    </Card>
  );
}

/** Whether the key locker has a PIN. `null`: unknown, the service decides. */
function useHasPin(vehicle: Vehicle): boolean | null {
  const now = useNow(MINUTE);
  const { data } = useQuery({ ...keylockerQuery(vehicle.device_key, false), enabled: hasKeyLocker(vehicle) });
  return data?.keylocker ? hasAnyPin(data.keylocker, now) : null;
}
