import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getDeleteGeofenceMutationOptions } from '../../../generated/client/geofence.ts';
import { useErrorLines } from '../../api/error-lines.ts';
import type { Geofence } from '../../api/model.ts';
import { geofenceRulesQuery } from '../../data/geofences/queries.ts';
import { vehiclesQuery } from '../../data/vehicles/queries.ts';
import { alertsOf } from '../../rules/geofences/alerts.ts';
import { byName } from '../../rules/groups/groups.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useFormat } from '../../wording/use-format.ts';
import styles from './geofences.module.css';
import { showSaved } from './saved.ts';

/** `geofence`: `null` closes the question. */
type Props = { geofence: Geofence | null; onClose: () => void; onDeleted: (geofence: Geofence) => void };

/** Confirms the deletion of a geofence. A failure keeps the question open. */
export function DeleteGeofence({ geofence, onClose, onDeleted }: Props) {
  const { t } = useTranslation('geofences');
  const explain = useErrorLines();
  const rules = useQuery({ ...geofenceRulesQuery(), enabled: geofence !== null });
  /** Nobody confirms what is still unknown. A failed read says so instead. */
  const isKnown = rules.data !== undefined || rules.isError;
  const { mutateAsync } = useMutation(getDeleteGeofenceMutationOptions());
  // Keeps the text while the dialog fades out.
  const [shown, setShown] = useState(geofence);
  if (geofence !== null && geofence !== shown) setShown(geofence);
  if (!shown) return null;
  return (
    <ConfirmDialog
      opened={geofence !== null}
      onClose={onClose}
      title={t('delete.title', { name: shown.name })}
      submit={t('delete.submit')}
      isDangerous
      isDisabled={!isKnown}
      onConfirm={() => mutateAsync({ geofenceId: shown.id })}
      onDone={() => {
        showSaved('deleted');
        onDeleted(shown);
      }}
      explain={explain}
    >
      <p>{t('delete.text')}</p>
      <EndingAlerts geofenceId={shown.id} />
    </ConfirmDialog>
  );
}

/** Alerts of vehicles that end with a geofence, by vehicle and kind. */
function EndingAlerts({ geofenceId }: { geofenceId: number }) {
  const { t } = useTranslation('geofences');
  const format = useFormat();
  const { data: rules, isError } = useQuery(geofenceRulesQuery());
  const { data: vehicles = [] } = useQuery(vehiclesQuery());
  if (!rules) return <output>{t(isError ? 'delete.unknown' : 'delete.looking')}</output>;
  const names = new Map(vehicles.map(({ id, vehicle_name }) => [id, vehicle_name]));
  const ending = [...alertsOf(rules, geofenceId)]
    .filter(([, { arrive, depart }]) => arrive || depart)
    .map(([id, { arrive, depart }]) => ({
      id,
      name: names.get(id) ?? t('delete.vehicle', { id: String(id) }),
      kind: arrive && depart ? ('both' as const) : arrive ? ('arrive' as const) : ('depart' as const),
    }))
    .sort((a, b) => byName(a.name, b.name));
  if (ending.length === 0) return <p>{t('delete.noAlerts')}</p>;
  return (
    <div>
      <p>{t('delete.alerts', { count: ending.length, number: format.number(ending.length) })}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a list that scrolls is reached by key */}
      <ul className={styles.ending} tabIndex={ending.length > UNSCROLLED ? 0 : undefined}>
        {ending.slice(0, LISTED).map(({ id, name, kind }) => (
          <li key={id}>{t(`delete.${kind}`, { name })}</li>
        ))}
        {ending.length > LISTED && (
          <li>{t('delete.more', { count: ending.length - LISTED, number: format.number(ending.length - LISTED) })}</li>
        )}
      </ul>
    </div>
  );
}

/** Lines that fit without a scroll bar. */
const UNSCROLLED = 7;
/** A longer list is not read before a press. */
const LISTED = 100;
