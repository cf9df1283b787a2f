/** Length at which names are truncated. */
const NAME_AT_MOST = 22;

/** Name of a vehicle where there is no room for a long one: on the map and in charts. List, panel and table show the full name. */
export const shortName = (name: string): string => {
  if (name.length <= NAME_AT_MOST) return name;
  const begin = Array.from(name)
    .slice(0, NAME_AT_MOST - 1)
    .join('');
  return `${begin.trimEnd()}…`;
};
