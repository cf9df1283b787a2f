import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import type { AlertRule, KnownAlertType, Vehicle } from '../../api/model.ts';
import { ruleSave } from '../../data/alerts/rules.ts';
import { alertRulesPath } from '../../lib/paths.ts';
import type { Gate } from '../../rules/access/gate.ts';
import { isDescribed } from '../../rules/alerts/described.ts';
import type { RuleDisabledReason } from '../../rules/alerts/rule-gate.ts';
import { NEEDS_VALUES } from '../../rules/alerts/rule-types.ts';
import { ActionDisc } from '../../ui/action-disc.tsx';
import { useSingleFlight } from '../../ui/use-single-flight.ts';
import { RuleSentence } from '../../widgets/alert-rules/rule-sentence.tsx';
import { RuleSwitch } from '../../widgets/alert-rules/rule-switch.tsx';
import { useAlertName } from '../../wording/use-alert-name.ts';
import styles from './rules.module.css';
import { useRuleFailure } from './use-rule-failure.ts';
import { useSavedRuleTexts } from './use-saved-rule-texts.ts';

type Props = {
  vehicle: Vehicle;
  type: KnownAlertType;
  /** The group that the vehicle was chosen from. */
  group: string | null;
  /** `null`: never set, which raises nothing. */
  rule: AlertRule | null;
  gate: Gate<RuleDisabledReason>;
  /** Element above the list that says why no rule can be set. `null`: the row gives its own reason. */
  sharedReasonId: string | null;
  takesFocus: boolean;
};

const focus = (link: HTMLAnchorElement | null) => link?.focus();

/** One alert type of a vehicle: name, description, values, and a switch that shows what is saved. */
export function RuleRow({ vehicle, type, group, rule, gate, sharedReasonId, takesFocus }: Props) {
  const { t } = useTranslation('alert-rules');
  const alertName = useAlertName();
  const textsOf = useSavedRuleTexts();
  const failureLines = useRuleFailure();
  const navigate = useNavigate();
  const { mutateAsync, isPending, error } = useMutation(ruleSave(vehicle.id, type, rule));
  const turn = useSingleFlight((is_enabled: boolean) => mutateAsync({ is_enabled }));
  const name = alertName(type);
  const editor = alertRulesPath(vehicle.id, { group, rule: type });
  // A rule of a server that does not say whether it is on counts as on.
  const isOn = rule !== undefined && rule !== null && rule.is_enabled !== false;
  const isDisabled = !gate.allowed || isPending;
  const change = () => {
    // It has no values that could apply: they are chosen first.
    if (rule === null && NEEDS_VALUES.has(type)) void navigate(editor);
    else turn(!isOn);
  };
  const id = `rule-${type}`;
  const ownReasonId = !gate.allowed && sharedReasonId === null ? `${id}-reason` : null;
  return (
    <li className={styles.rule}>
      <ActionDisc action={type} />
      <div className={styles.texts}>
        <Link ref={takesFocus ? focus : undefined} to={editor} className={styles.name}>
          {name}
        </Link>
        <p id={id}>
          {isOn && gate.allowed && isDescribed(rule) ? (
            <RuleSentence type={type} texts={textsOf(rule, vehicle)} />
          ) : (
            t(`about.${type}`)
          )}
        </p>
        {!gate.allowed && ownReasonId !== null && (
          <p id={ownReasonId} className={styles.summary}>
            {t(`disabled.${gate.reason}`)}
          </p>
        )}
        {ownReasonId === null && !isOn && <p className={styles.summary}>{t('off')}</p>}
        <p role="alert" className={styles.error}>
          {error && failureLines(error, vehicle).join(' ')}
        </p>
      </div>
      <RuleSwitch
        aria-label={t('switch', { name })}
        aria-describedby={[id, ownReasonId, sharedReasonId].filter(Boolean).join(' ')}
        isOn={isOn}
        isDisabled={isDisabled}
        onChange={change}
      />
    </li>
  );
}
