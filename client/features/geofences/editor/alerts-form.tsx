import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { useErrorLines } from '../../../api/error-lines.ts';
import type { Vehicle } from '../../../api/model.ts';
import { type KnownAlerts, NO_ALERTS } from '../../../rules/geofences/alerts.ts';
import { Form, FormButtons, FormFooter } from '../../../ui/form/form.tsx';
import { useContractForm } from '../../../ui/form/use-contract-form.ts';
import { useField } from '../../../ui/form/use-field.ts';
import { Notice } from '../../../ui/notice.tsx';
import { showSaved } from '../saved.ts';
import { AlertBoxes } from './alert-boxes.tsx';
import styles from './editor.module.css';
import { type AlertsOutcome, type Chosen, useSaveAlerts } from './use-save-alerts.ts';

const schema = z.object({ alerts: z.custom<Chosen>() });
type Values = { alerts: Chosen };

type Props = {
  geofenceId: number;
  /** The saved one, not what is being drawn. */
  type: string;
  vehicles: readonly Vehicle[];
  known: ReadonlyMap<number, KnownAlerts>;
  /** Called with the boxes as they are shown. */
  onChosen: (chosen: Chosen) => void;
};

/** Two boxes for each vehicle, saved together. What a device rejects is shown at its vehicle and stays to be saved again. */
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

function Boxes({ form, ...rest }: BoxesProps) {
  const { value, change } = useField<Values, Values, Chosen>({ form, name: 'alerts' });
  return <AlertBoxes value={value} change={change} {...rest} />;
}

const chosenOf = (known: ReadonlyMap<number, KnownAlerts>): Chosen =>
  Object.fromEntries([...known].map(([id, { arrive, depart }]) => [id, { arrive, depart }]));
