import { ActionIcon, TextInput, VisuallyHidden } from '@mantine/core';
import { IconPlus, IconSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../../lib/paths.ts';
import { canAddVehicle } from '../../../rules/access/roles.ts';
import type { VehicleType } from '../../../rules/vehicle/product-capabilities.ts';
import { useUser } from '../../../state/session.ts';
import { BareButton } from '../../../ui/bare-button.tsx';
import { StateIcon } from '../../../ui/vehicle-state.tsx';
import { useFormat } from '../../../wording/use-format.ts';
import { FenceMark } from '../filters/fence-filter.tsx';
import { ListOptions } from '../filters/list-options.tsx';
import { changeList, toggled, useListSettings } from '../filters/list-settings.ts';
import { FACETS, type Facet } from './list-rows.ts';
import styles from './list-tools.module.css';

type Props = {
  counts: Record<Facet, number>;
  choices: { groups: readonly string[]; types: readonly VehicleType[] };
  /** Number of matching vehicles, and of all. Announced by screen readers. */
  found: { count: number; of: number };
  /** Called when the user is about to search. */
  onSearch: () => void;
  /** Moves the focus from the search to the list. */
  onEnterList: () => void;
};

/** Limit of counts that fit beside their icon. */
const MANY = 1_000;

/** Search, and the five facets, which show counts and filter. */
export function ListTools({ counts, choices, found, onSearch, onEnterList }: Props) {
  const { t } = useTranslation('vehicles');
  const format = useFormat();
  const facets = useListSettings(({ facets }) => facets);
  return (
    <search className={styles.tools}>
      <div className={styles.line}>
        <SearchField onFocus={onSearch} onEnterList={onEnterList} />
        <ListOptions {...choices} />
        <AddLink />
      </div>
      <fieldset
        className={styles.facets}
        data-many={Math.max(...Object.values(counts)) >= MANY}
        aria-label={t('filterByState')}
      >
        {FACETS.map((facet) => (
          <BareButton
            key={facet}
            className={styles.facet}
            data-state={facet}
            aria-pressed={facets.has(facet)}
            onClick={() => changeList({ facets: toggled(facets, facet) })}
          >
            <span className={styles.count}>
              <StateIcon state={facet} />
              {format.count(counts[facet])}
            </span>
            <span className={styles.word}>{t(`states.${facet}`)}</span>
          </BareButton>
        ))}
      </fieldset>
      <FenceMark />
      <VisuallyHidden component="output">
        {found.count < found.of ? t('found', { count: found.count, of: found.of }) : ''}
      </VisuallyHidden>
    </search>
  );
}

/** Renders alone for a letter. */
function SearchField({ onFocus, onEnterList }: { onFocus: () => void } & Pick<Props, 'onEnterList'>) {
  const { t } = useTranslation('vehicles');
  const text = useListSettings(({ text }) => text);
  return (
    <TextInput
      type="search"
      className={styles.search}
      leftSection={<IconSearch size={16} aria-hidden />}
      placeholder={t('searchShort')}
      aria-label={t('search')}
      value={text}
      onFocus={onFocus}
      onChange={(event) => changeList({ text: event.currentTarget.value })}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown' && event.key !== 'Enter') return;
        event.preventDefault();
        onEnterList();
      }}
    />
  );
}

/** Link to add a vehicle, for owners. */
function AddLink() {
  const { t } = useTranslation('vehicles');
  if (!canAddVehicle(useUser()).allowed) return null;
  return (
    <ActionIcon
      component={Link}
      to={paths.addSubscription}
      variant="default"
      className={styles.add}
      aria-label={t('add')}
      title={t('add')}
    >
      <IconPlus size={18} aria-hidden />
    </ActionIcon>
  );
}
