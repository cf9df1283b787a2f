import { useMemo } from 'react';
import type { AlertRule, Vehicle } from '../../../api/model.ts';
import { alertsOf } from '../../../rules/geofences/alerts.ts';
import { alertingRules } from '../../../rules/geofences/notices.ts';
import { AlertNotices } from './alert-notices.tsx';
import { AlertReplay } from './alert-replay.tsx';
import styles from './editor.module.css';
import type { Chosen } from './use-save-alerts.ts';

type Props = { geofenceId: number; rules: readonly AlertRule[]; vehicles: readonly Vehicle[]; chosen: Chosen };

/** What alerts about a geofence lead to: notifications, and how many there would have been. Loaded on demand. */
export default function AlertEffects({ geofenceId, rules, vehicles, chosen }: Props) {
  const known = useMemo(() => alertsOf(rules, geofenceId), [rules, geofenceId]);
  return (
    <>
      <div className={styles.beside}>
        <AlertReplay {...{ geofenceId, vehicles, known, chosen }} />
      </div>
      <AlertNotices rules={alertingRules(rules, geofenceId)} vehicles={vehicles} />
    </>
  );
}
