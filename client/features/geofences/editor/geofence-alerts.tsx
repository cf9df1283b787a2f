import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorLines } from '../../../api/error-lines.ts';
import { geofenceRulesQuery } from '../../../data/geofences/queries.ts';
import { vehiclesQuery } from '../../../data/vehicles/queries.ts';
import { alertsOf } from '../../../rules/geofences/alerts.ts';
import { Card } from '../../../ui/card.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { FailureState } from '../../../ui/states.tsx';
import { AlertsForm } from './alerts-form.tsx';
import styles from './editor.module.css';

/** Arrive and depart alerts of the own vehicles about a geofence. Only the local owner sets them (commerce 6). */
export function GeofenceAlerts({ geofenceId }: { geofenceId: number }) {
  const { t } = useTranslation('geofences');
  const explain = useErrorLines();
  const rules = useQuery(geofenceRulesQuery());
  const vehicles = useQuery(vehiclesQuery());
  const known = useMemo(() => alertsOf(rules.data ?? [], geofenceId), [rules.data, geofenceId]);
  const own = useMemo(
    () => vehicles.data?.filter(({ isShared, pricing_plan }) => !isShared && pricing_plan.location_services),
    [vehicles.data],
  );
  const failed = [rules, vehicles].find(({ data, error }) => !data && error);
  return (
    <Card title={t('editor.alerts.title')}>
      <div className={styles.body}>
        {failed ? (
          <FailureState
            title={t('editor.alerts.failed')}
            lines={explain(failed.error)}
            onRetry={() => void failed.refetch()}
          />
        ) : rules.data && own ? (
          <AlertsForm key={geofenceId} geofenceId={geofenceId} vehicles={own} known={known} />
        ) : (
          <SkeletonRows rows={4} />
        )}
      </div>
    </Card>
  );
}
