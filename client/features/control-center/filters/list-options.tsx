import { ActionIcon, Button, NativeSelect, Popover } from '@mantine/core';
import { IconAdjustmentsHorizontal, IconPlus } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GROUPS } from '../../../rules/constants/forms.ts';
import type { VehicleType } from '../../../rules/vehicle/product-capabilities.ts';
import { openGroups } from '../../../state/open-dialogs.ts';
import { BareButton } from '../../../ui/bare-button.tsx';
import { Dialog, DialogFooter } from '../../../ui/dialog.tsx';
import { useIsPhone } from '../../../ui/use-is-phone.ts';
import { FenceSelect } from './fence-filter.tsx';
import styles from './list-options.module.css';
import { SORTS } from './list-order.ts';
import { changeList, countSet, keepGroups, showGroup, toggled, useListSettings } from './list-settings.ts';

type Props = { groups: readonly string[]; types: readonly VehicleType[] };

/** Sorting, and filters by group and type. A menu behind a button with the number of filters, on a phone a sheet. */
export function ListOptions(props: Props) {
  const { t } = useTranslation('vehicles');
  const isPhone = useIsPhone();
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const set = useListSettings(countSet);
  // Without vehicles the list is still loading.
  const existing = props.types.length > 0 ? props.groups : null;
  useEffect(() => {
    if (existing) keepGroups(existing);
  }, [existing]);
  /** Closes the menu first, so that the focus returns to its button after the groups dialog. */
  const goToGroups = (about?: Parameters<typeof openGroups>[0]) => {
    setOpen(false);
    opener.current?.focus();
    openGroups(about);
  };
  const button = (
    <ActionIcon
      ref={opener}
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
          <Options {...props} onGroups={goToGroups} />
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
        <Options {...props} onGroups={goToGroups} />
      </Popover.Dropdown>
    </Popover>
  );
}

type OptionsProps = Props & { onGroups: (about?: Parameters<typeof openGroups>[0]) => void };

function Options({ groups, types, onGroups }: OptionsProps) {
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
      <h3 className={styles.filters}>{t('options.filters')}</h3>
      <Chips
        label={t('condition')}
        choices={[['concerned', t('needsAttention')]]}
        chosen={new Set(settings.concerned ? ['concerned'] : [])}
        onToggle={() => changeList({ concerned: !settings.concerned })}
      />
      <div>
        <Chips
          label={t('options.group')}
          choices={groups.map((name) => [name, name])}
          chosen={settings.groups}
          onToggle={(name) => changeList({ groups: toggled(settings.groups, name) })}
        />
        <div className={styles.links}>
          {groups.length < GROUPS && (
            <BareButton className={styles.link} onClick={() => onGroups({ view: 'create', onLoad: showGroup })}>
              <IconPlus size={16} aria-hidden />
              {t('options.newGroup')}
            </BareButton>
          )}
          <BareButton className={styles.link} onClick={() => onGroups()}>
            {t('options.editGroups')}
          </BareButton>
        </div>
      </div>
      <FenceSelect />
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
      <div className={styles.chips} hidden={choices.length === 0}>
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
