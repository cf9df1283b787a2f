import { useTranslation } from 'react-i18next';
import type { Vehicle } from '../../api/model.ts';
import type { FileVehicles } from '../../rules/files/file-head.ts';
import type { ReportView } from '../../rules/reports/report-view.ts';
import { useFormat } from '../../wording/use-format.ts';

/** Names the vehicles of a report: one, a group with its size, or the fleet. */
export function useSubjectText() {
  const { t } = useTranslation('reports');
  const format = useFormat();
  return ({ group, vehicles: chosen }: ReportView, covered: readonly Vehicle[]): string => {
    const count = covered.length;
    const counted = { count, shown: format.number(count) };
    const [only] = covered;
    if (chosen.length > 0) return only && count === 1 ? only.vehicle_name : t('subject.chosen', counted);
    return group === null ? t('subject.fleet', counted) : t('subject.group', { name: group, ...counted });
  };
}

/** Vehicles of a report in its files. */
export function fileVehicles({ group, vehicles: chosen }: ReportView, covered: readonly Vehicle[]): FileVehicles {
  if (chosen.length > 0) return { kind: 'chosen', names: covered.map(({ vehicle_name }) => vehicle_name) };
  const count = covered.length;
  return group === null ? { kind: 'all', count } : { kind: 'group', name: group, count };
}
