import { useTranslation } from 'react-i18next';
import type { Group } from '../../rules/groups/groups.ts';
import { locksOf } from '../../rules/groups/groups-change.ts';

/** Why a group can be neither renamed nor deleted now, one sentence for each reason. Empty if it can. */
export function useLockLines(): (group: Pick<Group, 'members'>, exclusiveToOthers: ReadonlySet<number>) => string[] {
  const { t } = useTranslation('groups');
  return (group, exclusiveToOthers) =>
    locksOf(group, exclusiveToOthers).map(({ disabledReason, vehicles }) =>
      t(`reasons.locked.${disabledReason}`, { names: vehicles.map(({ vehicle_name }) => vehicle_name).join(', ') }),
    );
}
