import { Button } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Vehicle } from '../../api/model.ts';
import { paths, vehiclePaths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/light/button.tsx';
import { Boxed } from '../../ui/page-columns.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { useFormat } from '../../wording/use-format.ts';
import styles from './add-page.module.css';

/** Shows the added vehicle with its plan, and the next steps. */
export function Added({ vehicle, onAgain }: { vehicle: Vehicle; onAgain: () => void }) {
  const { t } = useTranslation('add-vehicle');
  const format = useFormat();
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => card.current?.focus(), []);
  const { pricing_plan: plan, plan_renewal_date, vehicle_name: name } = vehicle;
  const date = plan_renewal_date ? format.date(Date.parse(plan_renewal_date)) : null;
  const words = { plan: plan.name, date };
  const standing = plan.is_trial ? 'trial' : 'plan';
  return (
    <Boxed ref={card} tabIndex={-1}>
      <EmptyState
        icon={IconCircleCheck}
        title={t('added.title', { name })}
        text={t(date === null ? 'added.undated' : `added.${standing}`, words)}
      >
        <div className={styles.next}>
          <ButtonLink to={`${paths.updateSubscription}/${vehicle.id}`}>{t('added.plans')}</ButtonLink>
          <Button variant="default" component={Link} to={vehiclePaths.overview(vehicle.id)}>
            {t('added.open')}
          </Button>
          <Button variant="default" onClick={onAgain}>
            {t('added.again')}
          </Button>
        </div>
      </EmptyState>
    </Boxed>
  );
}
