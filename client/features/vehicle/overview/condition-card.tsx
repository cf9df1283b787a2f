import { IconKey } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Vehicle } from '../../../api/model.ts';
import { OBD_EVERY, obdQuery } from '../../../data/device-settings/obd.ts';
import { hasKeyLocker } from '../../../rules/keylocker/products.ts';
import { voltageOf } from '../../../rules/keylocker/state.ts';
import { type Gauge, gaugesOf, type TireReading } from '../../../rules/vehicle/gauges.ts';
import { Card } from '../../../ui/card.tsx';
import { GAUGE_ICONS, GaugeTile, useReadingTexts } from '../../../widgets/vehicle/vehicle-gauge.tsx';
import { useFormat } from '../../../wording/use-format.ts';
import styles from './condition-card.module.css';
import { UpgradeLink } from './upgrade-link.tsx';

/** All gauges of the product, with their reading or the reason for a missing one. */
export function ConditionCard({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useTranslation('vehicles');
  const { data, isError } = useQuery({ ...obdQuery(vehicle), refetchInterval: OBD_EVERY });
  const gauges = gaugesOf(vehicle, isError ? (data ?? null) : data);
  return (
    <Card title={t('condition')}>
      <dl className={styles.gauges}>
        {gauges.map((gauge) => (
          <GaugeOf key={gauge.name} gauge={gauge} vehicle={vehicle} />
        ))}
        <KeylockerBattery vehicle={vehicle} />
      </dl>
    </Card>
  );
}

/** Battery that feeds the key locker, as the last report has it (core 3). Nothing without a report of it. */
function KeylockerBattery({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useTranslation('vehicles');
  const format = useFormat();
  const { volts } = voltageOf(null, vehicle);
  if (volts === null || !hasKeyLocker(vehicle)) return null;
  const value = format.charge({ value: volts, unit: 'volt' });
  return <GaugeTile icon={IconKey} name={t('keylockerBattery')} value={value} />;
}

function GaugeOf({ gauge, vehicle }: { gauge: Gauge; vehicle: Vehicle }) {
  const { t } = useTranslation(['vehicle', 'vehicles']);
  const textsOf = useReadingTexts();
  const isWide = gauge.name === 'tires';
  const named = { icon: GAUGE_ICONS[gauge.name], name: t(`vehicles:${gauge.name}`), isWide };
  if (gauge.gap !== null) {
    const why = t(`gap.${gauge.gap}`, { plan: vehicle.pricing_plan.name });
    return (
      <GaugeTile
        {...named}
        note={
          <>
            {why} {gauge.gap === 'plan' && <UpgradeLink vehicle={vehicle} />}
          </>
        }
      />
    );
  }
  return (
    <GaugeTile {...named} {...textsOf(gauge)} level={gauge.level} isLow={gauge.isLow}>
      {gauge.tires && <Tires tires={gauge.tires} />}
    </GaugeTile>
  );
}

/** The four tires, arranged as on the vehicle. */
function Tires({ tires }: { tires: readonly TireReading[] }) {
  const { t } = useTranslation('vehicles');
  const format = useFormat();
  return (
    <dd className={styles.tires}>
      <ul>
        {tires.map(({ name, psi, isLow }) => (
          <li key={name} data-low={isLow}>
            <span>{t(`tireNames.${name}`)}</span> <b>{format.number(psi)}</b>
          </li>
        ))}
      </ul>
    </dd>
  );
}
