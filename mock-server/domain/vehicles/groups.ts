import { zGroupTitle } from '../../../generated/contract/zod.gen.ts';
import { inWords } from '../../contract/words.ts';

/** Groups that a vehicle may be in (core 5). */
const MOST_GROUPS = 4;
const NOT_A_LIST = 'Must be a list of group names';

const QUOTED = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/;
const LIST = new RegExp(`^\\s*\\[\\s*(?:(?:${QUOTED.source})\\s*(?:,\\s*(?:${QUOTED.source})\\s*)*)?\\]\\s*$`, 's');

/** Names in a bracketed, comma-separated list of quoted ones (core 3), or null for what is no such list. */
function namesIn(list: string): string[] | null {
  if (list === '') return [];
  if (!LIST.test(list)) return null;
  const quoted = list.match(new RegExp(QUOTED.source, 'gs')) ?? [];
  return quoted.map((text) => text.slice(1, -1).replaceAll(/\\(.)/gs, '$1'));
}

/** What is wrong with a list of groups, each message once: at most four names, each by the rule of group titles (core 5). */
export function groupErrors(list: string | null): string[] {
  const names = namesIn(list ?? '');
  if (!names) return [NOT_A_LIST];
  const broken = names.flatMap((name) => {
    const { error } = zGroupTitle.safeParse(name, { error: inWords });
    return error ? error.issues.map(({ message }) => message) : [];
  });
  return [...new Set([...(names.length > MOST_GROUPS ? [`Must have at most ${MOST_GROUPS} groups`] : []), ...broken])];
}
