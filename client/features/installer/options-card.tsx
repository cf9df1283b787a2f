import '@mantine/core/styles/Combobox.layer.css';
import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorLines } from '../../api/error-lines.ts';
import type { OptionTables } from '../../api/model.ts';
import { useLastRequest } from '../../data/device-requests/progress.ts';
import { optionTablesQuery } from '../../data/device-settings/options.ts';
import { type OptionChange, optionKind, runOption } from '../../data/device-settings/service-mode.ts';
import { isPending } from '../../rules/device-requests/progress.ts';
import { Card } from '../../ui/card.tsx';
import { listWithArrow } from '../../ui/form/lists.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { FailureState } from '../../ui/states.tsx';
import { useDelayed } from '../../ui/use-delayed.ts';
import { RequestLine } from '../../widgets/device/request-line.tsx';
import { useOptionWords } from '../../widgets/device/use-option-words.ts';
import type { Watch } from './device-work.tsx';
import { SupportLink } from './support-link.tsx';
import styles from './work.module.css';

type Option = NonNullable<OptionTables['tables']>[number]['options'][number];

/** Option tables 1 to 4 of the device, with the options that need an installer (commerce 6, commerce 7). */
export function OptionsCard({ deviceKey, watch }: { deviceKey: string; watch: Watch }) {
  const { t } = useTranslation('installer');
  const explain = useErrorLines();
  const { data, error, isPending: isLoading, refetch } = useQuery(optionTablesQuery(deviceKey));
  const showsWait = useDelayed(isLoading);
  const tables = data && (data.tables ?? []);
  return (
    <Card title={t('options.title')}>
      <div className={styles.body}>
        {tables && tables.length > 0 && <p className={styles.lead}>{t('options.lead')}</p>}
        {tables?.map(({ table, options }) => (
          <section key={table} aria-label={t('options.table', { number: table })}>
            <h3 className={styles.table}>{t('options.table', { number: table })}</h3>
            {options.map((option) => (
              <OptionRow key={option.option} deviceKey={deviceKey} table={table} option={option} watch={watch} />
            ))}
          </section>
        ))}
        {tables?.length === 0 && <p className={styles.lead}>{t('options.none')}</p>}
        {!data && error && (
          <FailureState title={t('options.failed')} lines={explain(error)} onRetry={() => void refetch()}>
            <SupportLink />
          </FailureState>
        )}
        {!data && !error && showsWait && <SkeletonRows rows={4} />}
      </div>
    </Card>
  );
}

type RowProps = { deviceKey: string; table: number; option: Option; watch: Watch };

function OptionRow({ deviceKey, table, option: { option, name, value, choices }, watch }: RowProps) {
  const id = useId();
  const { progress, repeat } = useLastRequest(deviceKey, optionKind({ table, option }));
  const isBusy = isPending(progress);
  const { nameOf, valueOf } = useOptionWords();
  const label = nameOf(option, name);
  const send = (change: OptionChange) => {
    if (!isBusy && change.value !== value) void runOption(deviceKey, change).then(watch);
  };
  return (
    <div className={styles.setting}>
      <label htmlFor={id}>{label}</label>
      <Select
        id={id}
        w={160}
        data={[...new Set([...(choices ?? []), value])].map((one) => ({
          value: String(one),
          label: valueOf(name, one),
        }))}
        value={String(value)}
        allowDeselect={false}
        readOnly={isBusy}
        onChange={(chosen) => send({ table, option, value: Number(chosen) })}
        {...listWithArrow}
      />
      <RequestLine
        className={styles.status}
        label={label}
        progress={progress}
        subject={{ what: 'setting' }}
        onRetry={repeat}
      />
    </div>
  );
}
