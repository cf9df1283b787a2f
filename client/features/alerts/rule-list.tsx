import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { AlertRule, KnownAlertType, Vehicle } from '../../api/model.ts';
import { isReported, sharedReason } from '../../rules/alerts/rule-gate.ts';
import { isKnownType, RULE_GROUPS, type RuleGroup } from '../../rules/alerts/rule-types.ts';
import { ActionDisc } from '../../ui/action-disc.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useAlertName } from '../../wording/use-alert-name.ts';
import { GeofenceRules } from './geofence-rules.tsx';
import { RuleRow } from './rule-row.tsx';
import styles from './rules.module.css';
import { useRuleGate } from './use-rule-gate.ts';

type Props = {
  vehicle: Vehicle;
  rules: readonly AlertRule[];
  /** The group that the vehicle was chosen from. */
  group: string | null;
  /** Type that was just edited: its link gets the focus. */
  focused: KnownAlertType | null;
};

const GROUPS = Object.keys(RULE_GROUPS) as readonly RuleGroup[];
/** Types with a row that has a switch. */
const SWITCHED: readonly KnownAlertType[] = Object.values(RULE_GROUPS)
  .flat()
  .filter((type) => type !== 'geofences');

/**
 * All alert types of a vehicle by subject. Those that its device cannot report come last in their group. A common disabled reason is
 * shown above them.
 */
export function RuleList({ vehicle, rules, group, focused }: Props) {
  const { t } = useTranslation('alert-rules');
  const gateOf = useRuleGate([vehicle]);
  const reasonId = useId();
  const shared = sharedReason(SWITCHED.map((type) => gateOf(vehicle, type)));
  const ruleOf = (type: KnownAlertType) => rules.find(({ alert_type }) => alert_type === type) ?? null;
  const sections = GROUPS.map((subject) => {
    const types: readonly KnownAlertType[] = RULE_GROUPS[subject];
    const ordered = types.toSorted((a, b) => Number(isReported(b, vehicle)) - Number(isReported(a, vehicle)));
    return (
      <section key={subject} aria-labelledby={`rules-${subject}`} className={styles.group}>
        <h2 id={`rules-${subject}`}>{t(`groups.${subject}`)}</h2>
        <ul>
          {ordered.map((type) =>
            type === 'geofences' ? (
              <GeofenceRules
                key={type}
                rules={rules.filter(({ alert_type }) => alert_type === type)}
                vehicle={vehicle}
              />
            ) : (
              <RuleRow
                key={type}
                {...{ vehicle, type, group }}
                rule={ruleOf(type)}
                gate={gateOf(vehicle, type)}
                sharedReasonId={shared === null ? null : reasonId}
                takesFocus={type === focused}
              />
            ),
          )}
        </ul>
      </section>
    );
  });
  return (
    <>
      {shared !== null && (
        <Notice tone="accent">
          <p id={reasonId}>
            <b>{t('allDisabled')}</b>
            <br />
            {t(`disabled.${shared}`)}
          </p>
        </Notice>
      )}
      <div className={styles.groups}>
        {sections}
        <UnknownRules rules={rules} />
      </div>
    </>
  );
}

/** Rules of types that are newer than this portal: the list of types is open. They are named as the server has them. */
function UnknownRules({ rules }: Pick<Props, 'rules'>) {
  const { t } = useTranslation('alert-rules');
  const alertName = useAlertName();
  const unknown = rules.filter(({ alert_type: type }) => !isKnownType(type));
  if (unknown.length === 0) return null;
  return (
    <section aria-labelledby="rules-other" className={styles.group}>
      <h2 id="rules-other">{t('groups.other')}</h2>
      <ul>
        {unknown.map(({ id, alert_type: type, is_enabled: isEnabled }) => (
          <li key={id} className={styles.rule}>
            <ActionDisc action={type} />
            <div className={styles.texts}>
              <p className={styles.plainName}>{alertName(type)}</p>
              <p>{t('unknownType')}</p>
              {isEnabled === false && <p className={styles.summary}>{t('off')}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
