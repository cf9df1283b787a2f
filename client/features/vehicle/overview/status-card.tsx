import { Tooltip } from '@mantine/core';
import {
  IconCar,
  IconClock,
  IconClockExclamation,
  IconDoor,
  IconEngine,
  IconGauge,
  IconKey,
  IconLock,
  IconLockOpen,
} from '@tabler/icons-react';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Vehicle } from '../../../api/model.ts';
import { useUnansweredAt } from '../../../data/device-requests/progress.ts';
import { paths } from '../../../lib/paths.ts';
import { partSearch } from '../../../rules/activity/feed-links.ts';
import { type Status, statusesOf } from '../../../rules/vehicle/gauges.ts';
import { isLastKnown } from '../../../rules/vehicle/silence.ts';
import { isStale, vehicleState } from '../../../rules/vehicle/vehicle-state.ts';
import { useSince } from '../../../state/use-since.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { FactLink } from '../../../ui/fact-link.tsx';
import { useIsPhone } from '../../../ui/use-is-phone.ts';
import { CopyButton } from '../../../widgets/vehicle/copy-button.tsx';
import { useFormat } from '../../../wording/use-format.ts';
import { LiveParts } from './live-parts.tsx';
import { Position } from './position.tsx';
import styles from './status-card.module.css';

type Icon = ComponentType<{ size?: number; 'aria-hidden'?: boolean }>;

/** State and position of a vehicle, with the age of its last report. */
export function StatusCard({ vehicle, now }: { vehicle: Vehicle; now: number }) {
  const { t } = useTranslation(['vehicle', 'vehicles']);
  const isPhone = useIsPhone();
  const isOld = isLastKnown(vehicle, now, useUnansweredAt(vehicle.device_key));
  return (
    <Card title={t('status.title')} beside={isOld && <Badge tone="warning">{t('vehicles:lastKnown')}</Badge>}>
      <Position vehicle={vehicle} now={now} />
      <div className={styles.body}>
        <dl className={styles.facts}>
          <Speed vehicle={vehicle} now={now} />
          {statusesOf(vehicle).map((status) => (
            <StatusFact key={status.name} {...status} vehicleId={vehicle.id} />
          ))}
          <LastReport vehicle={vehicle} now={now} />
        </dl>
        <p className={styles.serial}>
          <span className="tabular">{t('serial', { serial: vehicle.device_key })}</span>
          <CopyButton text={vehicle.device_key} label={t('copySerial')} />
        </p>
        {isPhone && <LiveParts vehicle={vehicle} />}
      </div>
    </Card>
  );
}

function Fact({ icon: Icon, name, children }: { icon: Icon; name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>
        <Icon size={16} aria-hidden />
        <span>{children}</span>
      </dd>
    </div>
  );
}

const ICONS: { readonly [S in Status['name']]: readonly [on: Icon, off: Icon] } = {
  lock: [IconLock, IconLockOpen],
  doors: [IconDoor, IconCar],
  engine: [IconEngine, IconEngine],
  ignition: [IconKey, IconKey],
};

/** A state, which links to its history if there is one. */
function StatusFact({ name, isOn, vehicleId }: Status & { vehicleId: number }) {
  const { t } = useTranslation('vehicle');
  const [on, off] = ICONS[name];
  const label = t(`status.${name}.name`);
  if (isOn === null) {
    return (
      <Fact icon={off} name={label}>
        {t('status.notReported')}
      </Fact>
    );
  }
  const text = t(`status.${name}.${isOn ? 'on' : 'off'}`);
  const search = partSearch(name, vehicleId);
  return (
    <Fact icon={isOn ? on : off} name={label}>
      {search === null ? text : <FactLink to={paths.feed + search} label={label} value={text} />}
    </Fact>
  );
}

/** Shown only for a moving vehicle. */
function Speed({ vehicle, now }: { vehicle: Vehicle; now: number }) {
  const { t } = useTranslation('vehicle');
  const format = useFormat();
  const speed = vehicle.last_known_state?.speed;
  if (vehicleState(vehicle, now) !== 'moving' || speed === undefined) return null;
  return (
    <Fact icon={IconGauge} name={t('status.speed')}>
      {format.speed(speed ?? 0)}
    </Fact>
  );
}

function LastReport({ vehicle, now }: { vehicle: Vehicle; now: number }) {
  const { t } = useTranslation(['vehicle', 'vehicles']);
  const since = useSince();
  const format = useFormat();
  const timestamp = vehicle.last_known_state?.timestamp;
  const name = t('status.reported');
  if (timestamp === undefined) {
    return (
      <Fact icon={IconClock} name={name}>
        {t('vehicles:neverReported')}
      </Fact>
    );
  }
  const at = Date.parse(timestamp);
  const isOld = isStale(vehicleState(vehicle, now), vehicle, now);
  return (
    <Fact icon={isOld ? IconClockExclamation : IconClock} name={name}>
      <Tooltip label={format.dateTime(at)}>
        <time dateTime={timestamp} className={styles.age} data-stale={isOld}>
          {since(at, now)}
        </time>
      </Tooltip>
    </Fact>
  );
}
