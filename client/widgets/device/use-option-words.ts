import { useTranslation } from 'react-i18next';
import type optionTables from '../../i18n/catalogs/en/option-tables.ts';

type Name = keyof (typeof optionTables)['names'];
/** How values of an option read. `null`: numbers as they are. */
type Values = 'switch' | 'times' | 'minutes' | 'seconds' | null;

/** Options that the portal knows by the English name that devices give (assumed). */
const KNOWN: ReadonlyMap<string, { name: Name; values: Values }> = new Map([
  ['Horn honk on lock', { name: 'hornOnLock', values: 'times' }],
  ['Parking lights on lock', { name: 'lightsOnLock', values: 'switch' }],
  ['Key locker pulse', { name: 'pulse', values: 'seconds' }],
  ['Remote start minutes', { name: 'startMinutes', values: 'minutes' }],
  ['Diesel wait seconds', { name: 'dieselWait', values: 'seconds' }],
  ['Engine sensing', { name: 'engineSensing', values: null }],
  ['Auxiliary output', { name: 'auxOutput', values: null }],
]);

/** Names and values of options in the user's language. Unknown ones are named as the device names them. */
export function useOptionWords() {
  const { t } = useTranslation('option-tables');
  const nameOf = (number: number, name: string | undefined): string => {
    if (name === undefined) return t('option', { option: number });
    const known = KNOWN.get(name);
    return t('numbered', { number, name: known ? t(`names.${known.name}`) : name });
  };
  const valueOf = (name: string | undefined, value: number): string => {
    const values = KNOWN.get(name ?? '')?.values ?? null;
    const number = String(value);
    switch (values) {
      case 'switch':
        return value === 0 ? t('values.off') : value === 1 ? t('values.on') : number;
      case 'times':
        return [t('values.off'), t('values.once'), t('values.twice')][value] ?? number;
      case 'minutes':
        return t('values.minutes', { number });
      case 'seconds':
        return value === 0 ? t('values.noWait') : t('values.seconds', { number });
      case null:
        return number;
    }
  };
  return { nameOf, valueOf };
}
