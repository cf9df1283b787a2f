import { Checkbox, Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useAlertName } from '../../wording/use-alert-name.ts';
import styles from './feed.module.css';

type Props = {
  kind: 'commands' | 'alerts';
  types: readonly string[];
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
};

/** A switch for all types of a kind, and a checkbox for each. */
export function TypeBoxes({ kind, types, chosen, onChange }: Props) {
  const { t } = useTranslation('activity-feed');
  const nameOf = useAlertName();
  const toggle = (type: string, isOn: boolean) => {
    const next = new Set(chosen);
    if (isOn) next.add(type);
    else next.delete(type);
    onChange(next);
  };
  return (
    <fieldset className={styles.types}>
      <legend>{t(kind)}</legend>
      <Switch
        label={t(`all.${kind}`)}
        withThumbIndicator={false}
        checked={chosen.size === types.length}
        onChange={({ currentTarget }) => onChange(new Set(currentTarget.checked ? types : []))}
      />
      <div className={styles.boxes}>
        {types.map((type) => (
          <Checkbox
            key={type}
            label={nameOf(type)}
            checked={chosen.has(type)}
            onChange={({ currentTarget }) => toggle(type, currentTarget.checked)}
          />
        ))}
      </div>
    </fieldset>
  );
}
