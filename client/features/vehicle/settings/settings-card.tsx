import { IconAdjustmentsOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorLines } from '../../../api/error-lines.ts';
import type { Features, Vehicle } from '../../../api/model.ts';
import { featuresFollowing, featuresQuery, SWITCHES } from '../../../data/device-settings/features.ts';
import { Card } from '../../../ui/card.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { EmptyState, FailureState } from '../../../ui/states.tsx';
import { useDelayed } from '../../../ui/use-delayed.ts';
import { StoredNotice } from '../../../widgets/device/stored-notice.tsx';
import { SensorLevel } from './sensor-level.tsx';
import styles from './settings-card.module.css';
import { SwitchSetting } from './switch-setting.tsx';
import { useDisabledReasonText } from './use-disabled-reason-text.ts';
import { useSettingsGate } from './use-settings-gate.ts';

/** Settings of the device (core 3), each saved separately. A common disabled reason is shown above them. */
export function SettingsCard({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useTranslation('vehicle-settings');
  const explain = useErrorLines();
  const disabledReasonText = useDisabledReasonText();
  const reasonId = useId();
  const gate = useSettingsGate(vehicle);
  const { data, error, isPending, isFetching, refetch } = useQuery(featuresQuery(vehicle.device_key, gate.allowed));
  useQuery({ ...featuresFollowing(vehicle.device_key), enabled: data !== undefined });
  const showsWait = useDelayed(isPending);
  return (
    <Card title={t('title')}>
      <div className={styles.body}>
        {data && hasSettings(data.features) && (
          <>
            {gate.allowed ? (
              <p className={styles.lead}>{t('lead')}</p>
            ) : (
              <Notice tone="accent">
                <p id={reasonId}>
                  <b>{t('disabled')}</b>
                  <br />
                  {disabledReasonText(gate.reason)}
                </p>
              </Notice>
            )}
            {data.isStored && (
              <StoredNotice
                text={t('stored')}
                again={t('askAgain')}
                isAsking={isFetching}
                onAsk={() => void refetch()}
              />
            )}
            <Settings vehicle={vehicle} features={data.features} reasonId={gate.allowed ? null : reasonId} />
          </>
        )}
        {data && !hasSettings(data.features) && (
          <EmptyState icon={IconAdjustmentsOff} title={t('none.title')} text={t('none.text')} />
        )}
        {!data && error && <FailureState title={t('failed')} lines={explain(error)} onRetry={() => void refetch()} />}
        {!data && !error && showsWait && <SkeletonRows rows={5} />}
      </div>
    </Card>
  );
}

const hasSettings = (features: Features): boolean => SWITCHES.some((name) => features[name] !== undefined);

type Props = { vehicle: Vehicle; features: Features; reasonId: string | null };

function Settings({ vehicle, features, reasonId }: Props) {
  const { shock_sensor_level: level, shock_sensor: hasSensor = false } = features;
  return (
    <ul className={styles.settings}>
      {SWITCHES.map((name) => {
        const isOn = features[name];
        if (isOn === undefined) return null;
        return (
          <li key={name}>
            <SwitchSetting vehicle={vehicle} name={name} isOn={isOn} reasonId={reasonId} />
            {name === 'shock_sensor' && level !== undefined && (
              <SensorLevel vehicle={vehicle} level={level} isSensorOn={hasSensor} reasonId={reasonId} />
            )}
          </li>
        );
      })}
    </ul>
  );
}
