import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { MatchedPart } from '../rules/vehicle/search.ts';

/** Names the parts of a vehicle that a search matched besides its name: "Plate B 20 114". Empty without any. */
export function useMatchedText(): (parts: readonly MatchedPart[]) => string {
  const { t } = useTranslation();
  return useCallback(
    (parts) => {
      const textOf = ({ part, text }: MatchedPart) =>
        part === 'model' || part === 'year' ? text : t(`matched.${part}`, { text });
      return [...new Set(parts.map(textOf))].join(' · ');
    },
    [t],
  );
}
