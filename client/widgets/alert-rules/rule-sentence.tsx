import type { ReactElement, ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import type { KnownAlertType } from '../../api/model.ts';
import type { RuleTexts } from './use-rule-texts.ts';

/** Words of a sentence that stand for a field. */
type Part = 'ways' | 'vehicles' | 'value' | 'start' | 'end' | 'moves' | 'fence';
/** How each word is drawn. Words of other parts are bold. */
export type PartsDrawn = Partial<Record<Part, ReactElement<{ children?: ReactNode }>>>;

/** `fence`: alerts of a geofence without the ways to hear of them, which its page sets for all. */
type Props = { type: KnownAlertType | 'fence'; texts: RuleTexts; parts?: PartsDrawn };

const PLAIN: Required<PartsDrawn> = {
  ways: <span />,
  vehicles: <b />,
  value: <b />,
  start: <b />,
  end: <b />,
  moves: <b />,
  fence: <b />,
};

/** A rule in words: "Tell me by push when Vans leave Shop." Lists show it as text, editors draw its words as buttons. */
export function RuleSentence({ type, texts: { count, ...values }, parts }: Props) {
  const { t } = useTranslation('alert-rules');
  return <Trans t={t} i18nKey={`sentence.${type}`} count={count} values={values} components={{ ...PLAIN, ...parts }} />;
}
