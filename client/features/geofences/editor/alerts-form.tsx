import { IconChevronDown } from '@tabler/icons-react';
import { useCallback, useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { useErrorLines } from '../../../api/error-lines.ts';
import type { Vehicle } from '../../../api/model.ts';
import { useExclusiveToOthers } from '../../../data/users/use-exclusive-to-others.ts';
import { type KnownAlerts, NO_ALERTS } from '../../../rules/geofences/alerts.ts';
import { alertsOfTypeGate } from '../../../rules/geofences/alerts-gate.ts';
import { MINUTE } from '../../../rules/time/duration.ts';
import { BareButton } from '../../../ui/bare-button.tsx';
import { Form, FormButtons, FormFooter } from '../../../ui/form/form.tsx';
import { useContractForm } from '../../../ui/form/use-contract-form.ts';
import { useField } from '../../../ui/form/use-field.ts';
import { Notice } from '../../../ui/notice.tsx';
import { useNow } from '../../../ui/use-now.ts';
import { showSaved } from '../saved.ts';
import { AlertBoxes } from './alert-boxes.tsx';
import { AlertWords } from './alert-words.tsx';
import styles from './editor.module.css';
import { type AlertsOutcome, type Chosen, useSaveAlerts } from './use-save-alerts.ts';

const schema = z.object({ alerts: z.custom<Chosen>() });
type Values = { alerts: Chosen };

type Props = {
  geofenceId: number;
  /** Name of the geofence. */
  name: string;
  /** The saved one, not what is being drawn. */
  type: string;
  vehicles: readonly Vehicle[];
  known: ReadonlyMap<number, KnownAlerts>;
  /** Called with the boxes as they are shown. */
  onChosen: (chosen: Chosen) => void;
};

/** Alerts as sentences, and two boxes for each vehicle below them, saved together. What a device rejects is shown at its vehicle and stays to be saved again. */
export default function AlertsForm({ geofenceId, name, type, vehicles, known, onChosen }: Props) {
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
    if (result.failures.size === 0) return showSaved(result.saved > 0 ? 'alerts' : 'nothing');
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
      <Alerts {...{ form, name, type, vehicles }} failures={outcome?.failures} />
      <FormFooter isSecondary>
        <FormButtons submit={t('editor.alerts.save')} busy={t('editor.alerts.saving', progress)} />
      </FormFooter>
    </Form>
  );
}

type AlertsProps = Pick<Props, 'name' | 'type' | 'vehicles'> & {
  form: ReturnType<typeof useContractForm<Values>>;
  failures: ReadonlyMap<number, string> | undefined;
};

function Alerts({ form, name, type, vehicles, failures }: AlertsProps) {
  const { t } = useTranslation('geofences');
  const { value, change } = useField<Values, Values, Chosen>({ form, name: 'alerts' });
  const now = useNow(MINUTE);
  const exclusive = useExclusiveToOthers(vehicles);
  const gateOf = useCallback(
    (vehicle: Vehicle) => alertsOfTypeGate(vehicle, type, { now, isExclusiveToOther: exclusive.has(vehicle.id) }),
    [type, now, exclusive],
  );
  const [hasBoxes, setBoxes] = useState(false);
  // Failures are shown at their vehicles.
  const [seen, setSeen] = useState(failures);
  if (seen !== failures) {
    setSeen(failures);
    if (failures && failures.size > 0) setBoxes(true);
  }
  return (
    <>
      <AlertWords {...{ vehicles, gateOf, value, change }} fence={name} />
      <BareButton className={styles.each} aria-expanded={hasBoxes} onClick={() => setBoxes(!hasBoxes)}>
        <IconChevronDown size={16} aria-hidden />
        {t('editor.alerts.each')}
      </BareButton>
      {hasBoxes && <AlertBoxes {...{ gateOf, vehicles, value, change, failures }} />}
    </>
  );
}

const chosenOf = (known: ReadonlyMap<number, KnownAlerts>): Chosen =>
  Object.fromEntries([...known].map(([id, { arrive, depart }]) => [id, { arrive, depart }]));
