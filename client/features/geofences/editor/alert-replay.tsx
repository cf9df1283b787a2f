import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getGetGeofenceQueryOptions } from '../../../../generated/client/geofence.ts';
import type { Vehicle } from '../../../api/model.ts';
import { NO_ALERTS } from '../../../rules/geofences/alerts.ts';
import { RuleReplay } from '../../../widgets/alert-rules/rule-replay.tsx';
import styles from './editor.module.css';
import type { Chosen } from './use-save-alerts.ts';

const REPLAYS = {
  arrive: { arrive: true, depart: false },
  depart: { arrive: false, depart: true },
  both: { arrive: true, depart: true },
} as const;
const KINDS = ['arrive', 'depart', 'both'] as const;
type Kind = (typeof KINDS)[number];

/** Alerts that the chosen vehicles would have raised about the saved shape of a geofence. Follows the boxes. */
export function AlertReplay({ geofenceId, vehicles, chosen }: Props) {
  const { t } = useTranslation(['geofences', 'alert-rules']);
  const { data: geofence } = useQuery(getGetGeofenceQueryOptions(geofenceId));
  const [picked, setPicked] = useState<Kind | null>(null);
  const alertsFor = ({ id }: Vehicle) => chosen[id] ?? NO_ALERTS;
  const ticked = vehicles.filter((vehicle) => alertsFor(vehicle).arrive || alertsFor(vehicle).depart);
  const kind =
    picked ?? KINDS.find((one) => ticked.every((vehicle) => isSame(alertsFor(vehicle), REPLAYS[one]))) ?? 'both';
  return (
    <RuleReplay
      type="geofences"
      parameters={{ geofence_id: geofenceId, ...REPLAYS[kind] }}
      vehicles={ticked}
      subject={JSON.stringify([geofence?.type, geofence?.radius, geofence?.coordinates])}
    >
      <fieldset className={styles.kinds}>
        <legend>{t('geofences:editor.notices.replayed')}</legend>
        {KINDS.map((one) => (
          <Button key={one} variant="default" aria-pressed={one === kind} onClick={() => setPicked(one)}>
            {t(`alert-rules:summary.${one}`)}
          </Button>
        ))}
      </fieldset>
    </RuleReplay>
  );
}

type Props = { geofenceId: number; vehicles: readonly Vehicle[]; chosen: Chosen };
type Alerts = { arrive: boolean; depart: boolean };
const isSame = (a: Alerts, b: Alerts): boolean => a.arrive === b.arrive && a.depart === b.depart;
