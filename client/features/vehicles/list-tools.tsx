import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { BareButton } from '../../ui/bare-button.tsx';
import { StateIcon } from '../../ui/vehicle-state.tsx';
import { FACETS, type Facet, type Filter } from './list-rows.ts';
import styles from './list-tools.module.css';

type Props = { filter: Filter; counts: Record<Facet, number>; onChange: (filter: Filter) => void };

/** Search, and the five facets: counts and filter in one. */
export function ListTools({ filter, counts, onChange }: Props) {
  const { t, i18n } = useTranslation('vehicles');
  const toggle = (facet: Facet) => {
    const facets = new Set(filter.facets);
    if (!facets.delete(facet)) facets.add(facet);
    onChange({ ...filter, facets });
  };
  return (
    <div className={styles.tools}>
      <TextInput
        type="search"
        className={styles.search}
        leftSection={<IconSearch size={16} aria-hidden />}
        placeholder={t('search')}
        aria-label={t('search')}
        value={filter.text}
        onChange={(event) => onChange({ ...filter, text: event.currentTarget.value })}
      />
      <fieldset className={styles.facets} aria-label={t('filterByState')}>
        {FACETS.map((facet) => (
          <BareButton
            key={facet}
            className={styles.facet}
            data-state={facet}
            aria-pressed={filter.facets.has(facet)}
            onClick={() => toggle(facet)}
          >
            <span className={styles.count}>
              <StateIcon state={facet} />
              {facetCount(counts[facet], i18n.language)}
            </span>
            <span className={styles.word}>{t(`states.${facet}`)}</span>
          </BareButton>
        ))}
      </fieldset>
    </div>
  );
}

/** Ten thousand and more do not fit in full. */
const facetCount = (count: number, language: string): string =>
  new Intl.NumberFormat(language, {
    notation: count < 10_000 ? 'standard' : 'compact',
    maximumFractionDigits: 1,
    useGrouping: false,
  }).format(count);
