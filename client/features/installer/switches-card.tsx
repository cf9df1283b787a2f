import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import { Select, Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorLines } from '../../api/error-lines.ts';
import { useLastRequest } from '../../data/device-requests/progress.ts';
import {
  featuresQuery,
  runSetting,
  type Setting,
  type SettingName,
  SWITCHES,
} from '../../data/device-settings/features.ts';
import { isPending } from '../../rules/device-requests/progress.ts';
import { Card } from '../../ui/card.tsx';
import { listWithArrow } from '../../ui/form/lists.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { FailureState } from '../../ui/states.tsx';
import { useDelayed } from '../../ui/use-delayed.ts';
import { RequestLine } from '../../widgets/device/request-line.tsx';
import type { Watch } from './device-work.tsx';
import { SupportLink } from './support-link.tsx';
import styles from './work.module.css';

/** Levels of the shock sensor in the contract. */
const LEVELS = ['1', '2', '3', '4', '5'];

type Props = { deviceKey: string; watch: Watch };

/** Switches of the device (core 3), each saved once the device confirms. */
export function SwitchesCard({ deviceKey, watch }: Props) {
  const { t } = useTranslation(['installer', 'vehicle-settings']);
  const explain = useErrorLines();
  const { data, error, isPending: isLoading, refetch } = useQuery(featuresQuery(deviceKey, true));
  const showsWait = useDelayed(isLoading);
  const features = data?.features;
  const level = features?.shock_sensor_level;
  const shown = SWITCHES.filter((name) => features?.[name] !== undefined);
  return (
    <Card title={t('settings.title')}>
      <div className={styles.body}>
        {data?.isStored && <Notice tone="warning">{t('vehicle-settings:stored')}</Notice>}
        {shown.map((name) => (
          <Row key={name} deviceKey={deviceKey} name={name} watch={watch}>
            {({ id, isBusy, send }) => (
              <Switch
                id={id}
                className={styles.switch}
                withThumbIndicator={false}
                checked={features?.[name] ?? false}
                aria-disabled={isBusy}
                onChange={() => send({ name, value: !features?.[name] })}
              />
            )}
          </Row>
        ))}
        {level !== undefined && (
          <Row deviceKey={deviceKey} name="shock_sensor_level" watch={watch}>
            {({ id, isBusy, send }) => (
              <Select
                id={id}
                w={88}
                data={LEVELS}
                value={String(level)}
                allowDeselect={false}
                readOnly={isBusy}
                onChange={(chosen) => send({ name: 'shock_sensor_level', value: Number(chosen) })}
                {...listWithArrow}
              />
            )}
          </Row>
        )}
        {features && shown.length === 0 && <p className={styles.lead}>{t('settings.none')}</p>}
        {!data && error && (
          <FailureState title={t('settings.failed')} lines={explain(error)} onRetry={() => void refetch()}>
            <SupportLink />
          </FailureState>
        )}
        {!data && !error && showsWait && <SkeletonRows rows={4} />}
      </div>
    </Card>
  );
}

type Control = { id: string; isBusy: boolean; send: (setting: Setting) => void };
type RowProps = Props & { name: SettingName; children: (control: Control) => ReactNode };

function Row({ deviceKey, name, watch, children }: RowProps) {
  const { t } = useTranslation('vehicle-settings');
  const id = useId();
  const { progress, repeat } = useLastRequest(deviceKey, name);
  const isBusy = isPending(progress);
  const send = (setting: Setting) => {
    if (!isBusy) void runSetting(deviceKey, setting).then(watch);
  };
  return (
    <div className={styles.setting}>
      <label htmlFor={id}>{t(`settings.${name}.name`)}</label>
      {children({ id, isBusy, send })}
      <RequestLine
        className={styles.status}
        label={t(`settings.${name}.name`)}
        progress={progress}
        subject={{ what: 'setting' }}
        onRetry={repeat}
      />
    </div>
  );
}
