import '@mantine/core/styles/Checkbox.layer.css';
import { Checkbox, TextInput } from '@mantine/core';
import { IconCircleX, IconSearch } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { tellBulk } from '../../data/vehicles/bulk.ts';
import type { BulkCommand } from '../../rules/bulk.ts';
import { BareButton } from '../../ui/bare-button.tsx';
import styles from './bulk-form.module.css';
import { allowedIn, type BulkListed } from './bulk-rows.ts';

type Props = {
  /** Null: there are so few that nobody searches. */
  search: { text: string; onText: (text: string) => void } | null;
  command: BulkCommand | null;
  /** Rows that the search leaves: "Select All" is about these. */
  shown: readonly BulkListed[];
  chosen: readonly number[];
  canTake: number;
  ticked: ReadonlySet<number>;
  isLocked: boolean;
  /** How many failed last time, to be looked at alone; 0: no need. */
  failed: number;
  isFailedOnly: boolean;
  onFailedOnly: () => void;
};

/** Above the list: search, "Select All", how many are selected. */
export function BulkTools({
  search,
  command,
  shown,
  chosen,
  canTake,
  ticked,
  isLocked,
  failed,
  isFailedOnly,
  onFailedOnly,
}: Props) {
  const { t } = useTranslation(['commands', 'vehicles']);
  const tickable = useMemo(() => allowedIn(shown), [shown]);
  const on = useMemo(() => tickable.filter((id) => ticked.has(id)).length, [tickable, ticked]);
  const isAll = on > 0 && on === tickable.length;
  const name = command && t(`vehicles:commands.${command}.name`);
  return (
    <>
      {search && (
        <TextInput
          type="search"
          className={styles.search}
          leftSection={<IconSearch size={16} aria-hidden />}
          placeholder={t('bulk.search')}
          aria-label={t('bulk.search')}
          value={search.text}
          onChange={(event) => search.onText(event.currentTarget.value)}
        />
      )}
      <div className={styles.all} data-part="all">
        <Checkbox
          size="18px"
          className={styles.allBox}
          label={<b>{t('bulk.selectAll')}</b>}
          checked={isAll}
          indeterminate={on > 0 && !isAll}
          disabled={isLocked || tickable.length === 0}
          onChange={() => tellBulk({ type: 'ticked', vehicleIds: tickable, isOn: !isAll })}
        />
        {failed > 0 && (
          <BareButton className={styles.failedOnly} aria-pressed={isFailedOnly} onClick={onFailedOnly}>
            <IconCircleX size={14} aria-hidden />
            {t('bulk.failedOnly', { count: failed })}
          </BareButton>
        )}
        <span className={styles.count}>
          {name && failed === 0
            ? t('bulk.canTake', { selected: chosen.length, count: canTake, command: name })
            : t('bulk.selected', { count: chosen.length })}
        </span>
      </div>
    </>
  );
}
