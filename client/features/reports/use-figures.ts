import { useTranslation } from 'react-i18next';
import { distance, distanceUnit, unitsOf } from '../../rules/locale/units.ts';
import { changeOf, type PeriodType, UNITS } from '../../rules/reports/figures.ts';
import { HOUR } from '../../rules/time/seconds.ts';
import { useUser } from '../../state/session.ts';
import { useFormat } from '../../wording/use-format.ts';

/** How figures of reports are written, and their plain values for charts and files. */
export function useFigures() {
  const { t } = useTranslation('reports');
  const format = useFormat();
  const units = unitsOf(useUser().unit);
  /** Unit of plain values: `mi`, `km`, `h`. */
  const unitName = (type: PeriodType): string | null => {
    const unit = UNITS[type];
    if (unit === 'count') return null;
    return unit === 'duration' ? 'h' : distanceUnit(units);
  };
  return {
    text: (type: PeriodType, value: number): string => {
      const unit = UNITS[type];
      if (unit === 'distance') return format.distance(value);
      return unit === 'duration' ? format.duration(value) : format.number(value);
    },
    /** Miles or kilometers, hours, or a count, to two decimals. */
    plain: (type: PeriodType, value: number): number => {
      const unit = UNITS[type];
      const shown = unit === 'distance' ? distance(value, units).value : unit === 'duration' ? value / HOUR : value;
      return Math.round(shown * 100) / 100;
    },
    unitName,
    /** A header or label with the unit of plain values. */
    withUnit: (type: PeriodType, label: string): string => {
      const unit = unitName(type);
      return unit === null ? label : `${label} (${unit})`;
    },
    /** A plain value with its unit and as many decimals as it has: 0.75 h. */
    plainText: (type: PeriodType, value: number): string => {
      const name = unitName(type);
      const digits = [0, 1].find((digits) => Number(value.toFixed(digits)) === value) ?? 2;
      return format.number(value, digits) + (name === null ? '' : ` ${name}`);
    },
    change: (current: number, before: number): string => {
      const share = changeOf(current, before);
      if (share === null) return '';
      const percent = format.percent(Math.abs(share) * 100);
      if (Math.round(Math.abs(share) * 100) === 0) return t('same');
      return share > 0 ? t('more', { percent }) : t('less', { percent });
    },
  };
}
