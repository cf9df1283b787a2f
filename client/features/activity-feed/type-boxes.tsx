import { Checkbox, Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useActionName } from '../../state/use-action-name.ts';
import styles from './feed.module.css';

type Props = {
  kind: 'commands' | 'alerts';
  types: readonly string[];
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
};

/** A switch for all types of a kind, and a checkbox for each. Types of the same name share one. */
export function TypeBoxes({ kind, types, chosen, onChange }: Props) {
  const { t } = useTranslation('feed');
  const actionName = useActionName();
  const byName = new Map<string, string[]>();
  for (const type of types) {
    const name = actionName({ action: type });
    byName.set(name, [...(byName.get(name) ?? []), type]);
  }
  const toggle = (named: readonly string[], isOn: boolean) => {
    const next = new Set(chosen);
    for (const type of named) {
      if (isOn) next.add(type);
      else next.delete(type);
    }
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
        {[...byName].map(([name, named]) => {
          const on = named.filter((type) => chosen.has(type)).length;
          return (
            <Checkbox
              key={name}
              label={name}
              checked={on === named.length}
              indeterminate={on > 0 && on < named.length}
              onChange={({ currentTarget }) => toggle(named, currentTarget.checked)}
            />
          );
        })}
      </div>
    </fieldset>
  );
}
