import { useTranslation } from 'react-i18next';
import type { Group } from '../../rules/groups/groups.ts';
import { locksOf } from '../../rules/groups/groups-change.ts';

/** Why a group can neither be renamed nor deleted now, a sentence for each reason; empty where it can. */
export function useLockLines(): (group: Pick<Group, 'members'>, exclusiveToOthers: ReadonlySet<number>) => string[] {
  const { t } = useTranslation('groups');
  return (group, exclusiveToOthers) =>
    locksOf(group, exclusiveToOthers).map(({ disabledReason, vehicles }) =>
      t(`reasons.locked.${disabledReason}`, { names: vehicles.map(({ vehicle_name }) => vehicle_name).join(', ') }),
    );
}
