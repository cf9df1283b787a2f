import { Select } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Vehicle } from '../../api/model.ts';
import { groupsOf } from '../../rules/groups/groups.ts';
import { listWithArrow } from '../../ui/form/lists.tsx';
import styles from './alerts-page.module.css';

type Props = {
  vehicles: readonly Vehicle[];
  /** `null`: all vehicles. */
  value: string | null;
  onChange: (group: string | null) => void;
};

const ALL = 'all';
const valueOf = (group: string): string => `group ${group}`;

/** Choice of a group whose vehicles are offered. Nothing if there are no groups. */
export function GroupSelect({ vehicles, value, onChange }: Props) {
  const { t } = useTranslation('alerts');
  const names = useMemo(
    () => groupsOf(vehicles).map(({ name, members }) => ({ name, count: members.length })),
    [vehicles],
  );
  if (names.length === 0 && value === null) return null;
  const known = names.some(({ name }) => name === value);
  // The address can name a group that is gone.
  const groups = value === null || known ? names : [{ name: value, count: 0 }, ...names];
  const options = [
    { value: ALL, label: t('group.all') },
    ...groups.map(({ name, count }) => ({ value: valueOf(name), label: t('group.named', { name, number: count }) })),
  ];
  return (
    <Select
      {...listWithArrow}
      className={styles.group}
      label={t('group.label')}
      data={options}
      value={value === null ? ALL : valueOf(value)}
      onChange={(chosen) => onChange(groups.find(({ name }) => valueOf(name) === chosen)?.name ?? null)}
      allowDeselect={false}
      searchable
      nothingFoundMessage={t('group.nothing')}
    />
  );
}
