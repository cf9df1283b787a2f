import { ActionIcon, Button, NativeSelect, Popover } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BareButton } from '../../ui/bare-button.tsx';
import { Dialog, DialogFooter } from '../../ui/dialog.tsx';
import { useIsPhone } from '../../ui/use-is-phone.ts';
import styles from './list-options.module.css';
import { SORTS } from './list-order.ts';
import type { VehicleType } from './list-rows.ts';
import { changeList, toggled, useListSettings } from './list-settings.ts';

type Props = { groups: readonly string[]; types: readonly VehicleType[] };

/** Sorting, and filters by group and type, behind one button that tells how many are set: beside the search, on a phone a sheet. */
export function ListOptions(props: Props) {
  const { t } = useTranslation('vehicles');
  const isPhone = useIsPhone();
  const [isOpen, setOpen] = useState(false);
  const { groups, types } = useListSettings();
  const set = groups.size + types.size;
  const button = (
    <ActionIcon
      variant="default"
      className={styles.button}
      aria-label={set > 0 ? t('options.titleSet', { count: set }) : t('options.title')}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={() => setOpen(!isOpen)}
    >
      <IconAdjustmentsHorizontal size={18} aria-hidden />
      {set > 0 && (
        <span className={styles.badge} aria-hidden>
          {set}
        </span>
      )}
    </ActionIcon>
  );
  if (isPhone) {
    return (
      <>
        {button}
        <Dialog opened={isOpen} onClose={() => setOpen(false)} title={t('options.title')}>
          <Options {...props} />
          <DialogFooter>
            <Button onClick={() => setOpen(false)}>{t('options.show')}</Button>
          </DialogFooter>
        </Dialog>
      </>
    );
  }
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-start" shadow="lg" radius="lg" trapFocus>
      <Popover.Target>{button}</Popover.Target>
      <Popover.Dropdown aria-label={t('options.title')} className={styles.dropdown}>
        <Options {...props} />
      </Popover.Dropdown>
    </Popover>
  );
}

function Options({ groups, types }: Props) {
  const { t } = useTranslation('vehicles');
  const settings = useListSettings();
  return (
    <div className={styles.options}>
      <NativeSelect
        label={t('options.sort')}
        value={settings.sort}
        data={SORTS.map((value) => ({ value, label: t(`options.sorts.${value}`) }))}
        onChange={({ currentTarget }) => {
          const sort = SORTS.find((sort) => sort === currentTarget.value);
          if (sort) changeList({ sort });
        }}
      />
      <Chips
        label={t('options.order')}
        choices={[['sections', t('options.inSections')]]}
        chosen={new Set(settings.inSections ? ['sections'] : [])}
        onToggle={() => changeList({ inSections: !settings.inSections })}
      />
      {groups.length > 0 && (
        <Chips
          label={t('options.group')}
          choices={groups.map((name) => [name, name])}
          chosen={settings.groups}
          onToggle={(name) => changeList({ groups: toggled(settings.groups, name) })}
        />
      )}
      {types.length > 1 && (
        <Chips
          label={t('options.type')}
          choices={types.map((type) => [type, t(`types.${type}`)])}
          chosen={settings.types}
          onToggle={(type) => changeList({ types: toggled(settings.types, type) })}
        />
      )}
    </div>
  );
}

type ChipsProps<T extends string> = {
  label: string;
  choices: readonly (readonly [value: T, word: string])[];
  chosen: ReadonlySet<T>;
  onToggle: (value: T) => void;
};

function Chips<T extends string>({ label, choices, chosen, onToggle }: ChipsProps<T>) {
  return (
    <fieldset>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.chips}>
        {choices.map(([value, word]) => (
          <BareButton
            key={value}
            className={styles.chip}
            aria-pressed={chosen.has(value)}
            onClick={() => onToggle(value)}
          >
            {word}
          </BareButton>
        ))}
      </div>
    </fieldset>
  );
}
