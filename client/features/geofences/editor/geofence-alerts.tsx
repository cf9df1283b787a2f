import { useQuery } from '@tanstack/react-query';
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorLines } from '../../../api/error-lines.ts';
import type { Geofence } from '../../../api/model.ts';
import { geofenceRulesQuery } from '../../../data/geofences/queries.ts';
import { vehiclesQuery } from '../../../data/vehicles/queries.ts';
import { loadNamespaces } from '../../../i18n/setup.ts';
import { alertsOf } from '../../../rules/geofences/alerts.ts';
import { Card } from '../../../ui/card.tsx';
import { lazyChunk } from '../../../ui/lazy-chunk.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { FailureState } from '../../../ui/states.tsx';
import styles from './editor.module.css';
import type { Chosen } from './use-save-alerts.ts';

const AlertsForm = lazyChunk(
  async () => (await Promise.all([import('./alerts-form.tsx'), loadNamespaces(['alert-rules', 'picker'])]))[0],
);
const AlertEffects = lazyChunk(
  async () =>
    (await Promise.all([import('./alert-effects.tsx'), loadNamespaces(['alert-rules', 'alerts', 'activity'])]))[0],
);

/** Arrive and depart alerts of the own vehicles about a geofence. Only the local owner sets them (commerce 6). */
export function GeofenceAlerts({ geofence: { id: geofenceId, name, type } }: { geofence: Geofence }) {
  const { t } = useTranslation('geofences');
  const explain = useErrorLines();
  const [chosen, setChosen] = useState<Chosen>({});
  const rules = useQuery(geofenceRulesQuery());
  const vehicles = useQuery(vehiclesQuery());
  const known = useMemo(() => alertsOf(rules.data ?? [], geofenceId), [rules.data, geofenceId]);
  const own = useMemo(
    () => vehicles.data?.filter(({ isShared, pricing_plan }) => !isShared && pricing_plan.location_services),
    [vehicles.data],
  );
  const failed = [rules, vehicles].find(({ data, error }) => !data && error);
  const isLoaded = !failed && rules.data && own;
  return (
    <div className={styles.alerts}>
      <Card title={t('editor.alerts.title')} anchor="alerts">
        <div className={styles.body}>
          {failed ? (
            <FailureState
              title={t('editor.alerts.failed')}
              lines={explain(failed.error)}
              onRetry={() => void failed.refetch()}
            />
          ) : isLoaded ? (
            <Suspense fallback={<SkeletonRows rows={4} />}>
              <AlertsForm key={geofenceId} {...{ geofenceId, name, type, known }} vehicles={own} onChosen={setChosen} />
            </Suspense>
          ) : (
            <SkeletonRows rows={4} />
          )}
        </div>
      </Card>
      {isLoaded && (
        <Suspense fallback={<SkeletonRows rows={4} />}>
          <AlertEffects geofenceId={geofenceId} rules={rules.data} vehicles={own} chosen={chosen} />
        </Suspense>
      )}
    </div>
  );
}
