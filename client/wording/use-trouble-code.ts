import { useTranslation } from 'react-i18next';
import type { TroubleCode } from '../api/model.ts';
import { FALLBACK } from '../i18n/languages.ts';
import { type Urgency, urgencyOf } from '../rules/vehicle/diagnostics.ts';

type Explained = {
  definition: string;
  effect: string;
  system: string;
  urgency: Urgency;
  /** Language of the texts, if it is not that of the page. */
  lang: 'en' | undefined;
};

const CYLINDER = /^P030([1-8])$/;

/**
 * Explains trouble codes in the user's language, where the portal has texts for them (core 2.8). Otherwise, and until those are
 * loaded, in the words of the server, which are English. The level of urgency is always the server's.
 */
export function useTroubleCode(): (code: string, meaning: TroubleCode) => Explained {
  const { i18n } = useTranslation();
  const isEnglish = i18n.language.startsWith(FALLBACK);
  // English users load nothing.
  useTranslation(isEnglish ? 'common' : 'trouble-codes', { useSuspense: false });
  const t = i18n.getFixedT(null, 'trouble-codes');
  return (code, { tech_definition, effect_on_vehicle, system, urgency_desc }) => {
    const urgency = urgencyOf(urgency_desc);
    const cylinder = CYLINDER.exec(code)?.[1] ?? '';
    const key = cylinder ? 'P030x' : code;
    if (isEnglish || !i18n.exists(key, { ns: 'trouble-codes' })) {
      const lang = isEnglish ? undefined : 'en';
      return { definition: tech_definition, effect: effect_on_vehicle, system, urgency, lang };
    }
    const text = (part: 'definition' | 'effect' | 'system' | 'advice') => t(`${key as 'P030x'}.${part}`, { cylinder });
    return {
      definition: text('definition'),
      effect: text('effect'),
      system: text('system'),
      urgency: { ...urgency, text: text('advice') },
      lang: undefined,
    };
  };
}
