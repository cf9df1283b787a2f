import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Vehicle } from '../../../api/model.ts';
import { OBD_EVERY, obdQuery } from '../../../data/device-settings/obd.ts';
import { CARDS } from '../../../data/vehicles/concern-links.ts';
import { hasKeyLocker } from '../../../rules/keylocker/products.ts';
import { voltageOf } from '../../../rules/keylocker/state.ts';
import { GAUGES } from '../../../rules/vehicle/gauges.ts';
import { Card } from '../../../ui/card.tsx';
import { Entry, VehicleCondition } from '../../../widgets/vehicle/condition/vehicle-condition.tsx';
import { useFormat } from '../../../wording/use-format.ts';
import styles from './condition-card.module.css';
import { UpgradeLink } from './upgrade-link.tsx';

/** Parts that the status card names. The drawing still shows them. */
const IN_STATUS = ['doors', 'lock', 'engine'] as const;

/** The vehicle from above with every reading of the product, or the reason for a missing one. */
export function ConditionCard({ vehicle, now }: { vehicle: Vehicle; now: number }) {
  const { t } = useTranslation(['vehicle', 'vehicles']);
  const { data, isError, dataUpdatedAt } = useQuery({ ...obdQuery(vehicle), refetchInterval: OBD_EVERY });
  return (
    <Card title={t('vehicles:condition')} anchor={CARDS.condition}>
      <div className={styles.body}>
        <VehicleCondition
          vehicle={vehicle}
          now={now}
          bus={isError ? (data ?? null) : data}
          busReadAt={dataUpdatedAt}
          others={GAUGES}
          without={IN_STATUS}
          gapTexts={{
            plan: (
              <>
                {t('gap.plan', { plan: vehicle.pricing_plan.name })} <UpgradeLink vehicle={vehicle} />
              </>
            ),
            reading: t('gap.reading'),
            not_reported: t('gap.not_reported'),
          }}
        >
          <KeylockerBattery vehicle={vehicle} />
        </VehicleCondition>
      </div>
    </Card>
  );
}

/** Battery that feeds the key locker, as the last report has it (core 3). Nothing without a report of it. */
function KeylockerBattery({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useTranslation('vehicles');
  const format = useFormat();
  const { volts } = voltageOf(null, vehicle);
  if (volts === null || !hasKeyLocker(vehicle)) return null;
  return <Entry name={t('keylockerBattery')}>{format.charge({ value: volts, unit: 'volt' })}</Entry>;
}
