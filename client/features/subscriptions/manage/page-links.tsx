import { IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { backTo } from '../../../lib/back-to.ts';
import { paths } from '../../../lib/paths.ts';
import type { Subscribed } from '../../../rules/billing/subscribed.ts';
import { Card } from '../../../ui/card.tsx';
import { usePageExists } from '../../../ui/page-exists.tsx';
import styles from './manage.module.css';

type Page = { name: 'plan' | 'term' | 'suspend' | 'transfer'; to: string };

/** Other pages about the subscription of a vehicle. */
export function PageLinks({ subscribed: { vehicle } }: { subscribed: Subscribed }) {
  const { t } = useTranslation('manage-subscription');
  const exists = usePageExists();
  const state = backTo(`${paths.manageSubscription}/${vehicle.id}`);
  const update = `${paths.updateSubscription}/${vehicle.id}`;
  const pages: Page[] = [
    { name: 'plan', to: update },
    { name: 'term', to: `${update}?change_term=true` },
    { name: 'suspend', to: `${paths.suspend}/${vehicle.id}` },
    { name: 'transfer', to: `${paths.transferVehicle}/${vehicle.id}` },
  ];
  return (
    <Card title={t('manage.more')}>
      <ul className={styles.pages}>
        {pages
          .filter(({ to }) => exists(to.replace(/\?.*/, '')))
          .map(({ name, to }) => (
            <li key={name}>
              <Link to={to} state={state} className={styles.page}>
                {t(`manage.pages.${name}`)}
                <IconChevronRight size={18} aria-hidden />
              </Link>
            </li>
          ))}
      </ul>
    </Card>
  );
}
