import { Button } from '@mantine/core';
import { IconTool } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { setServiceMode } from '../../../generated/client/device.ts';
import { useErrorLines } from '../../api/error-lines.ts';
import { ApiError } from '../../api/errors.ts';
import type { Device } from '../../api/model.ts';
import { servedDeviceQuery } from '../../data/device-settings/service-mode.ts';
import { afterWrite } from '../../data/invalidation.ts';
import { queryClient } from '../../data/query-client.ts';
import { paths } from '../../lib/paths.ts';
import { serviceEnd } from '../../rules/access/service-mode.ts';
import { hasEnded, type Progress } from '../../rules/device-requests/progress.ts';
import { SECOND } from '../../rules/time/duration.ts';
import { productName } from '../../rules/vehicle/product-name.ts';
import { showAlert } from '../../state/alerts.ts';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { ButtonLink } from '../../ui/light/button.tsx';
import { PageColumns } from '../../ui/page-columns.tsx';
import { Receipt } from '../../ui/receipt/receipt.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { EmptyState, FailureState } from '../../ui/states.tsx';
import { useDelayed } from '../../ui/use-delayed.ts';
import { useNavigateIfHere } from '../../ui/use-navigate-if-here.ts';
import { useNow } from '../../ui/use-now.ts';
import { useServiceSteps } from '../../wording/use-service-steps.ts';
import { OptionsCard } from './options-card.tsx';
import { SupportLink } from './support-link.tsx';
import { SwitchesCard } from './switches-card.tsx';
import { TestsCard } from './tests-card.tsx';
import styles from './work.module.css';

const OVER = 'SERVICE_MODE_REQUIRED';

/** Reports how a request ended: one that was refused because service mode is over ends the work. */
export type Watch = (end: Progress) => void;

/** The work on one device. Says when service mode has ended: by its time, by the owner, or at the next request. */
export function DeviceWork({ deviceKey }: { deviceKey: string }) {
  const { t } = useTranslation('installer');
  const explain = useErrorLines();
  const { data: device, error, isPending, refetch } = useQuery(servedDeviceQuery(deviceKey));
  const now = useNow(SECOND);
  const showsWait = useDelayed(isPending);
  const [isRefused, setRefused] = useState(false);
  const watch: Watch = (end) => {
    if (!hasEnded(end, 'refused') || end.code !== OVER) return;
    setRefused(true);
    void refetch();
  };
  // Without service mode, only a device that no account has is visible.
  const isOver = device === null || isRefused || (device?.service_mode && serviceEnd(device, now) === undefined);
  if (isOver) return <Over deviceKey={deviceKey} />;
  if (!device && error)
    return (
      <FailureState heading="h1" title={t('work.failed')} lines={explain(error)} onRetry={() => void refetch()}>
        <SupportLink />
      </FailureState>
    );
  if (!device) return showsWait ? <SkeletonRows rows={8} /> : null;
  return (
    <PageColumns
      title={device.device_key}
      hasOwnTitle
      lead={t(device.service_mode ? 'work.lead' : 'work.leadUnused')}
      beside={<StateCard device={device} now={now} />}
    >
      <TestsCard device={device} watch={watch} />
      <SwitchesCard deviceKey={deviceKey} watch={watch} />
      <OptionsCard deviceKey={deviceKey} watch={watch} />
    </PageColumns>
  );
}

function Over({ deviceKey }: { deviceKey: string }) {
  const { t } = useTranslation('installer');
  return (
    <PageColumns title={deviceKey} hasOwnTitle lead={t('work.over')}>
      <output className={styles.box}>
        <EmptyState icon={IconTool} title={t('work.over')} text={t('work.overText', { key: deviceKey })}>
          <ButtonLink to={paths.installer}>{t('work.back')}</ButtonLink>
        </EmptyState>
      </output>
    </PageColumns>
  );
}

const CONNECTIONS = ['connected', 'disconnected', 'expired'] as const;
const STATES = ['installed', 'paused'] as const;

/** The device that is worked on, with the receipt of its service mode, as its owner has it. */
function StateCard({ device, now }: { device: Device; now: number }) {
  const { t } = useTranslation('installer');
  const stepsOf = useServiceSteps();
  const connection = CONNECTIONS.find((known) => known === device.connected_state);
  const state = STATES.find((known) => known === device.device_state);
  const end = serviceEnd(device, now);
  const facts = [
    [t('state.product'), productName(device.product_name)],
    [t('state.connection'), connection ? t(`state.${connection}`) : device.connected_state?.replaceAll('_', ' ')],
    [t('state.device'), state ? t(`state.${state}`) : device.device_state.replaceAll('_', ' ')],
    [t('state.access'), end === undefined ? t('state.unused') : null],
  ].filter(([, value]) => value);
  return (
    <Card title={t('state.title')}>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {end !== undefined && (
        <div className={styles.receipt}>
          <Receipt form="full" steps={stepsOf(end, now)} />
        </div>
      )}
      <div className={styles.buttons}>
        {device.service_mode && <EndService deviceKey={device.device_key} />}
        <ButtonLink to={paths.installer} variant="subtle">
          {t('work.back')}
        </ButtonLink>
      </div>
    </Card>
  );
}

/** Ends the access before its time. Asks first, because only the owner can open it again. */
function EndService({ deviceKey }: { deviceKey: string }) {
  const { t } = useTranslation('installer');
  const explain = useErrorLines();
  const navigateIfHere = useNavigateIfHere();
  const [isAsked, setAsked] = useState(false);
  const about = { key: deviceKey };
  /** Also succeeds if the owner has ended it before. */
  const end = async () => {
    try {
      await setServiceMode(deviceKey, { service_mode: false });
    } catch (failure) {
      if (!(failure instanceof ApiError) || failure.code !== OVER) throw failure;
    }
  };
  const leave = async () => {
    await navigateIfHere(paths.installer);
    showAlert({ id: `service-mode-${deviceKey}`, type: 'success', message: t('end.done', about) });
    afterWrite(queryClient, 'setServiceMode');
  };
  return (
    <>
      <Button variant="default" onClick={() => setAsked(true)}>
        {t('end.button')}
      </Button>
      <ConfirmDialog
        opened={isAsked}
        onClose={() => setAsked(false)}
        title={t('end.question', about)}
        submit={t('end.button')}
        onConfirm={end}
        onDone={() => void leave()}
        explain={explain}
      >
        <p>{t('end.text')}</p>
      </ConfirmDialog>
    </>
  );
}
