import '@mantine/core/styles/Checkbox.layer.css';
import { Checkbox } from '@mantine/core';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { useErrorLines } from '../../../api/error-lines.ts';
import type { Vehicle } from '../../../api/model.ts';
import { useExclusiveToOthers } from '../../../data/users/use-exclusive-to-others.ts';
import { type KnownAlerts, NO_ALERTS } from '../../../rules/geofences/alerts.ts';
import { alertsOfTypeGate } from '../../../rules/geofences/alerts-gate.ts';
import { MINUTE } from '../../../rules/time/duration.ts';
import { Form, FormButtons, FormFooter } from '../../../ui/form/form.tsx';
import { useContractForm } from '../../../ui/form/use-contract-form.ts';
import { useField } from '../../../ui/form/use-field.ts';
import { FieldError } from '../../../ui/form/wrapper.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { TableColumn } from '../../../ui/table/columns.ts';
import { LazyTable } from '../../../ui/table/lazy-table.tsx';
import { useNow } from '../../../ui/use-now.ts';
import { showDone } from '../saved.ts';
import styles from './editor.module.css';
import { type AlertsOutcome, type Chosen, useSaveAlerts } from './use-save-alerts.ts';

const schema = z.object({ alerts: z.custom<Chosen>() });
type Values = { alerts: Chosen };
/** Longer lists render only their visible rows, and need a height. */
const ALL_RENDERED = 100;
const BY_NAME = { id: 'name', desc: false };

type Props = {
  geofenceId: number;
  /** The saved one, not what is being drawn. */
  type: string;
  vehicles: readonly Vehicle[];
  known: ReadonlyMap<number, KnownAlerts>;
  /** Called with the boxes as they are shown. */
  onChosen: (chosen: Chosen) => void;
};

/** Two boxes for each vehicle, saved together. What a device rejects is told at its vehicle and stays to be saved again. */
export default function AlertsForm({ geofenceId, type, vehicles, known, onChosen }: Props) {
  const { t } = useTranslation('geofences');
  // Rules that are read again do not change the boxes.
  const [shown, setShown] = useState(() => chosenOf(known));
  const form = useContractForm<Values>({ schema, values: { alerts: shown } });
  const chosen = useWatch({ control: form.control, name: 'alerts' });
  useEffect(() => onChosen(chosen), [chosen, onChosen]);
  const { save, progress } = useSaveAlerts(geofenceId, known);
  const [outcome, setOutcome] = useState<AlertsOutcome | null>(null);
  const failed = outcome?.failures.size ?? 0;

  const finish = (result: AlertsOutcome, { alerts }: Values) => {
    setOutcome(result);
    // Rejected choices still count as unsaved.
    const kept = [...result.failures.keys()].map((id) => [String(id), known.get(id) ?? NO_ALERTS]);
    const saved = { ...alerts, ...(Object.fromEntries(kept) as Chosen) };
    setShown(saved);
    if (result.failures.size === 0) return showDone(result.saved > 0 ? 'alerts' : 'nothing');
    form.resetDefaultValues({ alerts: saved });
  };
  return (
    <Form
      form={form}
      onSubmit={({ alerts }) => {
        setOutcome(null);
        return save(alerts, shown);
      }}
      onDone={finish}
      explain={useErrorLines()}
    >
      {failed > 0 && (
        <Notice tone="alarm">
          <p>{t('editor.alerts.partial', { count: failed, saved: outcome?.saved ?? 0 })}</p>
        </Notice>
      )}
      <p className={styles.hint}>{t('editor.alerts.hint')}</p>
      <Boxes form={form} type={type} vehicles={vehicles} failures={outcome?.failures} />
      <FormFooter isSecondary>
        <FormButtons submit={t('editor.alerts.save')} busy={t('editor.alerts.saving', progress)} />
      </FormFooter>
    </Form>
  );
}

type BoxesProps = {
  form: ReturnType<typeof useContractForm<Values>>;
  type: string;
  vehicles: readonly Vehicle[];
  failures: ReadonlyMap<number, string> | undefined;
};

function Boxes({ form, type, vehicles, failures }: BoxesProps) {
  const { t } = useTranslation('geofences');
  const { value, change } = useField<Values, Values, Chosen>({ form, name: 'alerts' });
  const now = useNow(MINUTE);
  const exclusive = useExclusiveToOthers(vehicles);
  const gateOf = useCallback(
    (vehicle: Vehicle) => alertsOfTypeGate(vehicle, type, { now, isExclusiveToOther: exclusive.has(vehicle.id) }),
    [type, now, exclusive],
  );
  const columns = useMemo((): TableColumn<Vehicle>[] => {
    const chosenFor = ({ id }: Vehicle) => value[id] ?? NO_ALERTS;
    const box = (which: 'arrive' | 'depart'): TableColumn<Vehicle> => ({
      id: which,
      header: t(`editor.alerts.${which}`),
      sortBy: (vehicle) => (chosenFor(vehicle)[which] ? 0 : 1),
      render: (vehicle) => (
        <Checkbox
          size="md"
          className={styles.box}
          aria-label={t('editor.alerts.box', { alert: t(`editor.alerts.${which}`), vehicle: vehicle.vehicle_name })}
          checked={chosenFor(vehicle)[which]}
          disabled={!gateOf(vehicle).allowed}
          onChange={({ currentTarget }) =>
            change({ ...value, [vehicle.id]: { ...chosenFor(vehicle), [which]: currentTarget.checked } })
          }
        />
      ),
    });
    return [
      {
        id: 'name',
        header: t('editor.alerts.vehicle'),
        sortBy: ({ vehicle_name }) => vehicle_name,
        render: (vehicle) => (
          <>
            {vehicle.vehicle_name}
            <Reason gate={gateOf(vehicle)} />
            {failures?.has(vehicle.id) && (
              <span className={styles.problem}>
                <FieldError>{failures.get(vehicle.id)}</FieldError>
              </span>
            )}
          </>
        ),
        inCard: 'title',
      },
      box('arrive'),
      box('depart'),
    ];
  }, [t, value, change, gateOf, failures]);
  return (
    <LazyTable
      label={t('editor.alerts.title')}
      columns={columns}
      rows={vehicles}
      keyOf={({ id }) => String(id)}
      initialSort={BY_NAME}
      className={(vehicles.length > ALL_RENDERED && styles.vehicles) || ''}
    />
  );
}

const chosenOf = (known: ReadonlyMap<number, KnownAlerts>): Chosen =>
  Object.fromEntries([...known].map(([id, { arrive, depart }]) => [id, { arrive, depart }]));

/** Why the boxes of a vehicle cannot be changed. */
function Reason({ gate }: { gate: ReturnType<typeof alertsOfTypeGate> }) {
  const { t } = useTranslation('geofences');
  return gate.allowed ? null : <span className={styles.why}>{t(`editor.alerts.disabled.${gate.reason}`)}</span>;
}
