import { useTranslation } from 'react-i18next';
import type profile from '../../i18n/catalogs/en/profile.ts';
import { sayAlert } from '../../state/alerts.ts';

type What = keyof (typeof profile)['saved'];

/** Says what was saved, in the language that the portal has by then: it may be what was changed. */
function Saved({ what }: { what: What }) {
  const { t } = useTranslation('profile');
  return t(`saved.${what}`);
}

export const saySaved = (what: What): void =>
  sayAlert({ id: `profile-${what}`, type: 'success', message: <Saved what={what} /> });
