import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorLines } from '../../../api/error-lines.ts';
import type { ApiError } from '../../../api/errors.ts';
import type { AlertRule, Vehicle } from '../../../api/model.ts';
import { setNotices } from '../../../data/alerts/set-notices.ts';
import { useExclusiveToOthers } from '../../../data/users/use-exclusive-to-others.ts';
import { type RuleDisabledReason, ruleGate } from '../../../rules/alerts/rule-gate.ts';
import { noticeWrites, notifying, WAYS, type Way } from '../../../rules/geofences/notices.ts';
import { MINUTE } from '../../../rules/time/duration.ts';
import { useUser } from '../../../state/session.ts';
import { Card } from '../../../ui/card.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useNow } from '../../../ui/use-now.ts';
import { useSingleFlight } from '../../../ui/use-single-flight.ts';
import { RuleSwitch } from '../../../widgets/alert-rules/rule-switch.tsx';
import styles from './editor.module.css';

type Props = {
  /** Rules that alert about the geofence. */
  rules: readonly AlertRule[];
  vehicles: readonly Vehicle[];
};
type Saving = { way: Way; isOn: boolean; done: number; of: number };
const NO_FAILURES: ReadonlyMap<number, ApiError> = new Map();

/** How the user hears of a geofence's alerts, for all vehicles with one. */
export function AlertNotices({ rules, vehicles }: Props) {
  const { t } = useTranslation(['geofences', 'alert-rules']);
  const errorLines = useErrorLines();
  const user = useUser();
  const now = useNow(MINUTE);
  const exclusive = useExclusiveToOthers(vehicles);
  const [saving, setSaving] = useState<Saving | null>(null);
  const [failures, setFailures] = useState(NO_FAILURES);
  const byId = new Map(vehicles.map((vehicle) => [vehicle.id, vehicle]));
  const gates = rules.flatMap((rule) => {
    const vehicle = byId.get(rule.vehicle_id);
    if (!vehicle) return [];
    const gate = ruleGate(vehicle, 'geofences', { user, now, isExclusiveToOther: exclusive.has(vehicle.id) });
    return { rule, vehicle, gate };
  });
  const settable = gates.filter(({ gate }) => gate.allowed).map(({ rule }) => rule);
  const namesByReason = new Map<RuleDisabledReason, Set<string>>();
  for (const { vehicle, gate } of gates) {
    if (gate.allowed) continue;
    namesByReason.set(gate.reason, new Set(namesByReason.get(gate.reason)).add(vehicle.vehicle_name));
  }

  const change = useSingleFlight(async ({ way, isOn }: Pick<Saving, 'way' | 'isOn'>) => {
    const writes = noticeWrites(settable, way, isOn);
    const progress = (done: number) => setSaving({ way, isOn, done, of: writes.length });
    progress(0);
    setFailures(NO_FAILURES);
    setFailures(await setNotices(writes, progress));
    setSaving(null);
  });
  const named = ([first = '', ...rest]: readonly string[]) =>
    rest.length > 0 ? t('geofences:editor.notices.more', { first, count: rest.length }) : first;
  return (
    <Card title={t('geofences:editor.notices.title')}>
      <div className={styles.body}>
        <p className={styles.hint}>{t(`geofences:editor.notices.${rules.length > 0 ? 'hint' : 'none'}`)}</p>
        {[...namesByReason].map(([reason, names]) => (
          <p key={reason} className={styles.hint}>
            {t('alert-rules:run.failure', { vehicle: named([...names]), reason: t(`alert-rules:disabled.${reason}`) })}
          </p>
        ))}
        {WAYS.map((way) => {
          const on = notifying(settable, way);
          const isOn = saving?.way === way ? saving.isOn : on > 0 && on === settable.length;
          return (
            <RuleSwitch
              key={way}
              label={t(`alert-rules:editor.${way}`)}
              description={
                on > 0 && on < settable.length && saving?.way !== way
                  ? t('geofences:editor.notices.partly', { on, of: settable.length })
                  : undefined
              }
              isOn={isOn}
              isDisabled={saving !== null || settable.length === 0}
              onChange={() => change({ way, isOn: !isOn })}
            />
          );
        })}
        <output>
          {saving && saving.of > 1 && t('geofences:editor.alerts.saving', { done: saving.done, all: saving.of })}
        </output>
        {failures.size > 0 && (
          <Notice tone="alarm">
            {[...failures].map(([id, failure]) => (
              <p key={id}>
                {t('alert-rules:run.failure', {
                  vehicle: byId.get(id)?.vehicle_name ?? id,
                  reason: errorLines(failure).join(' '),
                })}
              </p>
            ))}
          </Notice>
        )}
      </div>
    </Card>
  );
}
