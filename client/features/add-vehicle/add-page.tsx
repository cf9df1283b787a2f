import { IconUsers } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths.ts';
import { canAddVehicle, ownAccount } from '../../rules/access/roles.ts';
import { useUser } from '../../state/session.ts';
import { Card } from '../../ui/card.tsx';
import { Boxed, PageColumns } from '../../ui/page-columns.tsx';
import { PageLink } from '../../ui/page-exists.tsx';
import { EmptyState } from '../../ui/states.tsx';
import styles from './add-page.module.css';
import { AddSteps } from './add-steps.tsx';

/** Adds a vehicle or tracker by the serial number of its device. First page of users without vehicles (commerce 2). */
export default function AddPage() {
  const { t } = useTranslation(['add-vehicle', 'titles']);
  const user = useUser();
  const account = ownAccount(user);
  const gate = canAddVehicle(user);
  return (
    <PageColumns
      title={t('titles:addSubscription')}
      lead={t('lead')}
      beside={account !== null && <BeforeAdding />}
      isBesideLast
    >
      {!gate.allowed && (
        <Boxed>
          <EmptyState icon={IconUsers} title={t('disabled.title')} text={t(`disabled.${gate.reason}`)} />
        </Boxed>
      )}
      {account !== null && <AddSteps account={account} />}
    </PageColumns>
  );
}

/** Where a device comes from, for users without one at hand. */
function BeforeAdding() {
  const { t } = useTranslation(['add-vehicle', 'titles']);
  return (
    <Card title={t('before.title')} end={<PageLink to={paths.products}>{t('titles:products')}</PageLink>}>
      <div className={styles.before}>
        <p>{t('before.buy')}</p>
        <p>{t('before.transfer')}</p>
      </div>
    </Card>
  );
}
