import '@mantine/core/styles/Combobox.layer.css';
import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Vehicle } from '../../api/model.ts';
import { vehiclesQuery } from '../../data/vehicles/queries.ts';
import { alertRulesPath, paths, vehiclePaths } from '../../lib/paths.ts';
import { byName } from '../../rules/groups/groups.ts';
import { type ArticleTopic, areaOf } from '../../rules/help/topics.ts';
import { changeHelp, useHelpFlow } from '../../state/help-flow.ts';
import { listWithArrow } from '../../ui/form/lists.tsx';
import { useFormat } from '../../wording/use-format.ts';
import styles from './help-page.module.css';

const NONE: readonly Vehicle[] = [];

/** The values of the user's own vehicle, before an article that names one. Absent without vehicles. */
export function VehicleValues({ topic }: { topic: ArticleTopic }) {
  const { t } = useTranslation('help-flow');
  const format = useFormat();
  const { data = NONE } = useQuery(vehiclesQuery());
  const vehicles = useMemo(() => data.toSorted((a, b) => byName(a.vehicle_name, b.vehicle_name)), [data]);
  const chosen = useHelpFlow((flow) => flow.vehicles);
  const vehicle = vehicles.find(({ id }) => chosen.includes(id)) ?? vehicles[0];
  if (!vehicle) return null;
  const { id, vehicle_name: name, last_known_state: state } = vehicle;
  return (
    <section className={styles.yours} aria-label={t('article.yours')}>
      {vehicles.length > 1 ? (
        <Select
          {...listWithArrow}
          label={t('article.which')}
          data={vehicles.map((one) => ({ value: String(one.id), label: one.vehicle_name }))}
          value={String(id)}
          allowDeselect={false}
          searchable={vehicles.length > 8}
          onChange={(value) => value !== null && changeHelp({ type: 'vehiclesChosen', vehicles: [Number(value)] })}
        />
      ) : (
        <b>{name}</b>
      )}
      <dl>
        <div>
          <dt>{t('article.values.serial')}</dt>
          <dd>{vehicle.device_key}</dd>
        </div>
        <div>
          <dt>{t('article.values.reported')}</dt>
          <dd>{state ? format.dateTime(Date.parse(state.timestamp)) : t('article.values.never')}</dd>
        </div>
        <div>
          <dt>{t('article.values.plan')}</dt>
          <dd>{vehicle.pricing_plan.name}</dd>
        </div>
        {vehicle.plan_renewal_date && (
          <div>
            <dt>{t('article.values.date')}</dt>
            <dd>{format.date(Date.parse(vehicle.plan_renewal_date))}</dd>
          </div>
        )}
      </dl>
      <p className={styles.links}>
        <Link to={vehiclePaths.overview(id)}>{t('article.open', { name })}</Link>
        {topic.startsWith('alerts_') && <Link to={alertRulesPath(id)}>{t('article.values.rules')}</Link>}
        {areaOf(topic) === 'billing' && !vehicle.isShared && (
          <Link to={`${paths.manageSubscription}/${id}`}>{t('article.subscription', { name })}</Link>
        )}
      </p>
    </section>
  );
}
