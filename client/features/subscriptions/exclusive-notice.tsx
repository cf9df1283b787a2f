import { IconLock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { User, Vehicle } from '../../api/model.ts';
import { usersQuery } from '../../data/users/queries.ts';
import { exclusiveAccess } from '../../rules/access/exclusive-access.ts';
import { MINUTE } from '../../rules/time/duration.ts';
import { Boxed } from '../../ui/page-columns.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { useNow } from '../../ui/use-now.ts';
import { useFormat } from '../../wording/use-format.ts';

const NO_USERS: readonly User[] = [];

/** Instead of the page: who has exclusive access to the vehicle, and until when. */
export function ExclusiveNotice({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useTranslation('manage-subscription');
  const format = useFormat();
  const { data: users = NO_USERS } = useQuery(usersQuery());
  const held = exclusiveAccess(vehicle, users, useNow(MINUTE));
  const name = held ? `${held.user.first_name} ${held.user.last_name}`.trim() : '';
  const date = held?.until ? format.dateTime(held.until) : '';
  return (
    <Boxed>
      <EmptyState
        icon={IconLock}
        title={name === '' ? t('exclusiveAccess.title') : t('exclusiveAccess.holder', { name })}
        text={date === '' ? t('exclusiveAccess.text') : t('exclusiveAccess.until', { date })}
      />
    </Boxed>
  );
}
