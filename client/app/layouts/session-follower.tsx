import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { followOtherTabs } from '../../data/users/cache.ts';
import { loadNamespaces } from '../../i18n/setup.ts';
import { addAlert } from '../../state/alerts.ts';
import { takeLostWork } from '../../state/lost-work.ts';
import { useUser } from '../../state/session.ts';

/** Follows whoever is signed in: what other tabs change about them, and what their last session in this tab took with it. */
export default function SessionFollower() {
  const { id } = useUser();
  useEffect(followOtherTabs, []);
  useEffect(() => {
    if (!takeLostWork(id)) return;
    const tell = () => addAlert({ id: 'lost-work', type: 'warning', message: <LostWork /> });
    void loadNamespaces(['forms']).then(tell);
  }, [id]);
  return null;
}

function LostWork() {
  const { t } = useTranslation('forms');
  return t('leave.lost');
}
