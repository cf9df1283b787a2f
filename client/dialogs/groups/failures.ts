import type { TFunction } from 'i18next';
import { detailIn } from '../../api/error-lines.ts';
import type { ApiError, ApiErrorKind } from '../../api/errors.ts';
import type { MemberFailure } from '../../data/vehicles/groups.ts';
import { byName } from '../../rules/groups/groups.ts';

/** Kinds of failure with their own text. All others are "Unexpected error. Please try again later." (core 8). */
const TELLING: readonly ApiErrorKind[] = ['network', 'device-unreachable', 'not-found', 'unauthorized', 'too-many'];

/** Why a vehicle was not changed: the server's message, otherwise the text of the error kind. */
export function reasonOf(error: ApiError, t: TFunction<['groups', 'common']>, language: string): string {
  if (error.kind === 'canceled') return t('partial.stopped');
  const [message] = Object.values(error.fields).flat();
  const detail = detailIn(language, message ?? error.detail);
  if (detail !== null) return detail;
  return t(TELLING.includes(error.kind) ? `common:errors.${error.kind}` : 'common:errors.unexpected');
}

/** Failures by reason, each with the sorted names of its vehicles. */
export function byReason(
  failed: readonly MemberFailure[],
  t: TFunction<['groups', 'common']>,
  language: string,
): { reason: string; names: string[] }[] {
  const names = new Map<string, string[]>();
  for (const { change, error } of failed) {
    const reason = reasonOf(error, t, language);
    const known = names.get(reason);
    if (known) known.push(change.vehicle.vehicle_name);
    else names.set(reason, [change.vehicle.vehicle_name]);
  }
  return [...names].map(([reason, names]) => ({ reason, names: names.sort(byName) }));
}

/** No vehicle was changed. The dialog stays as it is and shows the failures. */
export class NothingChanged extends Error {
  readonly failed: readonly MemberFailure[];
  constructor(failed: readonly MemberFailure[]) {
    super('No vehicle was changed');
    this.failed = failed;
  }
}
