import { Button } from '@mantine/core';
import { IconArrowLeft, IconCar, IconChecks } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { AlertRule, KnownAlertType, Vehicle } from '../../api/model.ts';
import { ruleSave } from '../../data/alerts/rules.ts';
import { now } from '../../lib/now.ts';
import { alertRulesPath, vehiclePaths } from '../../lib/paths.ts';
import {
  changedSettings,
  type RuleSettings,
  ruleSchema,
  SERVER_NAMES,
  valuesOf,
} from '../../rules/alerts/rule-values.ts';
import { ruleVehicles } from '../../rules/alerts/rule-vehicles.ts';
import { hasThreshold, type Range, type SpeedUnit, thresholdRange } from '../../rules/alerts/thresholds.ts';
import { groupsOf } from '../../rules/groups/groups.ts';
import { unitsOf } from '../../rules/locale/units.ts';
import { offsetAt } from '../../rules/vehicle/tracker-schedule.ts';
import { showAlert } from '../../state/alerts.ts';
import { useUser } from '../../state/session.ts';
import { Card } from '../../ui/card.tsx';
import { SwitchField } from '../../ui/form/check-field.tsx';
import { Form, FormButtons, FormFooter } from '../../ui/form/form.tsx';
import { useContractForm } from '../../ui/form/use-contract-form.ts';
import { PageLink } from '../../ui/page-exists.tsx';
import { RuleReplay } from '../../widgets/alert-rules/rule-replay.tsx';
import { useAlertName } from '../../wording/use-alert-name.ts';
import { RunOutcome, RunProgress } from './rule-run.tsx';
import { RuleVehicles } from './rule-vehicles.tsx';
import { RuleWords } from './rule-words.tsx';
import styles from './rules.module.css';
import { useRuleFailure } from './use-rule-failure.ts';
import { useRuleGate } from './use-rule-gate.ts';
import { useRuleRun } from './use-rule-run.ts';

type Props = {
  vehicle: Vehicle;
  /** Vehicles that the rule can be set on. */
  vehicles: readonly Vehicle[];
  type: KnownAlertType;
  /** The group that the vehicle was chosen from. */
  group: string | null;
  /** The saved rule of `vehicle`. */
  rule: AlertRule | null;
  isForSeveral: boolean;
  takesFocus: boolean;
  onForSeveral: (isForSeveral: boolean) => void;
  onLeave: () => void;
};

const NO_RANGE: Range = [0, 0];
const isTracker = ({ tracking_only = false }: Vehicle): boolean => tracking_only;

/** Values of a rule, beside what it would have raised. Saves it on one vehicle or on several. */
export function RuleEditor({
  vehicle,
  vehicles,
  type,
  group,
  rule,
  isForSeveral,
  takesFocus,
  onForSeveral,
  onLeave,
}: Props) {
  const { t } = useTranslation('alert-rules');
  const name = useAlertName()(type);
  const failureLines = useRuleFailure();
  const { unit, timezone } = useUser();
  const gateOf = useRuleGate(vehicles);
  const [clock] = useState(() => ({ offset: offsetAt(timezone, now()), units: unitsOf(unit) }));
  const [ticked, setTicked] = useState<ReadonlySet<number>>(() => new Set([vehicle.id]));
  const targets = useMemo(
    () => (isForSeveral ? vehicles.filter((one) => ticked.has(one.id) && gateOf(one, type).allowed) : [vehicle]),
    [isForSeveral, vehicles, ticked, gateOf, type, vehicle],
  );
  // Vehicles are new objects each minute, so that the schema depends on the kinds of their devices only.
  const kinds = [...new Set(targets.map((one) => String(isTracker(one))))].toSorted().join();
  const devices = useMemo(
    () => (kinds === '' ? [] : kinds.split(',').map((kind) => ({ tracking_only: kind === 'true' }))),
    [kinds],
  );
  const rangeOf = useMemo(
    () =>
      (unit: SpeedUnit): Range =>
        hasThreshold(type) ? thresholdRange(type, unit, devices) : NO_RANGE,
    [type, devices],
  );
  const schema = useMemo(() => ruleSchema(type, rangeOf, clock), [type, rangeOf, clock]);
  const form = useContractForm({ schema, values: valuesOf(type, rule, clock) });
  const [opensVehicles, setOpensVehicles] = useState(0);
  const [saves, setSaves] = useState(0);
  const [opened, setOpened] = useState(() => (rule && schema.safeParse(valuesOf(type, rule, clock)).data) ?? null);
  const values = useWatch({ control: form.control });
  const typed = useMemo(() => schema.safeParse(values).data ?? null, [schema, values]);

  const groups = useMemo(() => groupsOf(vehicles), [vehicles]);
  const takers = useMemo(
    () => new Set(vehicles.filter((one) => gateOf(one, type).allowed).map(({ id }) => id)),
    [vehicles, gateOf, type],
  );
  const { mutateAsync } = useMutation(ruleSave(vehicle.id, type, rule));
  const run = useRuleRun(type, ({ saved }, of) =>
    showAlert({ id: 'alert-rule', type: 'warning', message: t('run.left', { done: saved.length, of }) }),
  );
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);

  const save = async (settings: RuleSettings) => {
    if (isForSeveral) {
      await run.start(
        targets.map(({ id }) => id),
        settings,
      );
    } else {
      const changes = opened ? changedSettings(settings, opened) : settings;
      await mutateAsync(Object.keys(changes).length === 0 ? settings : changes);
      setOpened(settings);
    }
    setSaves((last) => last + 1);
  };
  const done = () => {
    if (!isForSeveral) showAlert({ id: 'alert-rule', type: 'success', message: t('editor.saved') });
  };
  const gate = gateOf(vehicle, type);
  const disabledReason = (): string | null => {
    if (run.isRetry) return t('run.wait');
    if (isForSeveral) return targets.length === 0 ? t('vehicles.none') : null;
    return gate.allowed ? null : t(`disabled.${gate.reason}`);
  };
  const title = isForSeveral
    ? t('editor.forSeveral', { name })
    : t('editor.for', { name, vehicle: vehicle.vehicle_name });
  return (
    <div className={styles.view}>
      <Link className={styles.back} to={alertRulesPath(vehicle.id, { group })} onClick={onLeave}>
        <IconArrowLeft size={16} aria-hidden />
        {t('back')}
      </Link>
      <div className={styles.editor}>
        <Card title={title} headingRef={heading}>
          <div className={styles.body}>
            <Form
              form={form}
              onSubmit={save}
              onDone={done}
              explain={(failure) => failureLines(failure, vehicle)}
              serverNames={SERVER_NAMES}
              subject="rule"
            >
              <RuleWords
                {...{ form, type, rangeOf, devices, opensVehicles }}
                vehicles={ruleVehicles(targets, groups, (id) => takers.has(id))}
                picker={
                  <RuleVehicles
                    {...{ vehicles, type, gateOf }}
                    ticked={isForSeveral ? ticked : new Set([vehicle.id])}
                    isLocked={run.isRunning}
                    onTicked={(change) => {
                      setTicked((last) => change(isForSeveral ? last : new Set([vehicle.id])));
                      if (!isForSeveral) onForSeveral(true);
                    }}
                  />
                }
                isDisabled={!isForSeveral && !gate.allowed}
              />
              <SwitchField
                form={form}
                name="isEnabled"
                label={t('editor.enabled')}
                hint={t('editor.enabledHint')}
                disabled={!isForSeveral && !gate.allowed}
              />
              {(type === 'maintenance_due_date' || type === 'maintenance_mileage_interval') && (
                <p>
                  {t('editor.reminder')}{' '}
                  <PageLink to={vehiclePaths.info(vehicle.id)}>{t('editor.reminderOpen')}</PageLink>
                </p>
              )}
              <Button
                variant="default"
                className={styles.several}
                leftSection={isForSeveral ? <IconCar size={16} aria-hidden /> : <IconChecks size={16} aria-hidden />}
                onClick={() => {
                  onForSeveral(!isForSeveral);
                  if (!isForSeveral) setOpensVehicles((last) => last + 1);
                }}
              >
                {t(isForSeveral ? 'editor.one' : 'editor.several')}
              </Button>
              {run.isRunning && <RunProgress {...run.progress} onStop={run.stop} />}
              {isForSeveral && run.outcome && (
                <RunOutcome outcome={run.outcome} vehicles={vehicles} onRetry={run.retry} />
              )}
              <FormFooter>
                <FormButtons
                  submit={isForSeveral ? t('editor.submitMany', { count: targets.length }) : t('editor.submit')}
                  disabledReason={disabledReason()}
                />
              </FormFooter>
            </Form>
          </div>
        </Card>
        <RuleReplay
          type={type}
          parameters={typed?.parameters ?? null}
          vehicles={targets}
          subject={JSON.stringify([rule, saves, run.outcome?.saved.length])}
        />
      </div>
    </div>
  );
}
