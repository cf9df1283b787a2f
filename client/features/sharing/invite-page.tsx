import { IconCar } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useErrorLines } from '../../api/error-lines.ts';
import type { Vehicle } from '../../api/model.ts';
import { invitationSend } from '../../data/invitations/mutations.ts';
import { vehiclesQuery } from '../../data/vehicles/queries.ts';
import { now } from '../../lib/now.ts';
import { paths } from '../../lib/paths.ts';
import { grantsOf } from '../../rules/sharing/grants.ts';
import { showAlert } from '../../state/alerts.ts';
import { useUser } from '../../state/session.ts';
import { useIsLost } from '../../state/use-is-lost.ts';
import { Card } from '../../ui/card.tsx';
import { EmailField } from '../../ui/form/email-field.tsx';
import { Form, FormButtons, FormFooter } from '../../ui/form/form.tsx';
import { type ContractForm, useContractForm } from '../../ui/form/use-contract-form.ts';
import { ButtonLink } from '../../ui/light/button.tsx';
import { Boxed, PageColumns } from '../../ui/page-columns.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { EmptyState, FailureState } from '../../ui/states.tsx';
import { useDelayed } from '../../ui/use-delayed.ts';
import { useNavigateIfHere } from '../../ui/use-navigate-if-here.ts';
import { LevelTable } from './level-table.tsx';
import { ForOwners } from './owners-only.tsx';
import { ShareFields } from './share-fields.tsx';
import styles from './share-form.module.css';
import { givenBy, type InviteValues, type ShareValues } from './share-schema.ts';
import { useShareFailure } from './use-share-failure.ts';
import { useInviteSchema } from './use-share-schema.ts';

/** Invites a guest by e-mail (core 2.1, commerce 2). */
export default function InvitePage() {
  const { t } = useTranslation(['sharing', 'titles']);
  return (
    <PageColumns title={t('titles:inviteGuest')} lead={t('form.inviteLead')} beside={<LevelTable />} isBesideLast>
      <ForOwners>{(account) => <Content account={account} />}</ForOwners>
    </PageColumns>
  );
}

function Content({ account }: { account: number }) {
  const { t } = useTranslation('sharing');
  const errorLines = useErrorLines();
  const { data: vehicles, error, isPending, refetch } = useQuery(vehiclesQuery());
  const isSlow = useDelayed(isPending);
  if (!vehicles) {
    return (
      <Boxed>
        {error && (
          <FailureState title={t('form.vehiclesFailed')} lines={errorLines(error)} onRetry={() => void refetch()} />
        )}
        {isSlow && <SkeletonRows rows={8} />}
      </Boxed>
    );
  }
  if (!vehicles.some(({ isShared }) => !isShared)) {
    return (
      <Boxed>
        <EmptyState icon={IconCar} title={t('people.noVehicles.title')} text={t('people.noVehicles.text')}>
          <ButtonLink to={paths.addSubscription}>{t('people.noVehicles.action')}</ButtonLink>
        </EmptyState>
      </Boxed>
    );
  }
  return <InviteForm account={account} vehicles={vehicles} />;
}

/** The address of an invitation to send again, from the list. */
const emailIn = (state: unknown): string => {
  const { email } = (typeof state === 'object' && state !== null ? state : {}) as { email?: unknown };
  return typeof email === 'string' ? email : '';
};

function InviteForm({ account, vehicles }: { account: number; vehicles: readonly Vehicle[] }) {
  const { t } = useTranslation('sharing');
  const navigateIfHere = useNavigateIfHere();
  const { state } = useLocation();
  const isLost = useIsLost();
  const { timezone } = useUser();
  const names = useMemo(() => new Map(vehicles.map((vehicle) => [vehicle.id, vehicle])), [vehicles]);
  const schema = useInviteSchema(names);
  const form = useContractForm<InviteValues>({
    schema,
    values: {
      email: emailIn(state),
      vehicles: [],
      level: 'Read Only',
      each: false,
      levels: {},
      duration: 'none',
      starts: '',
      ends: '',
      exclusive: false,
    },
  });
  const { mutateAsync } = useMutation(invitationSend());
  const { refused, explain } = useShareFailure();
  const send = async (values: InviteValues) => {
    const grants = grantsOf(givenBy(values), { now: now(), timeZone: timezone });
    try {
      await mutateAsync({ data: { email: values.email, subscriber: account, vehicles: grants } });
    } catch (failure) {
      throw refused(failure, values.duration === 'until');
    }
    return values.email;
  };
  return (
    <Card title={t('form.cardTitle')}>
      <div className={styles.body}>
        <Form
          form={form}
          onSubmit={send}
          onDone={(email) => {
            showAlert({ id: `invitation-${email}`, type: 'success', message: t('form.sent', { email }) });
            void navigateIfHere(paths.sharing, { state: { invited: email } });
          }}
          explain={(failure) => explain(failure, form.getValues('email'))}
        >
          <EmailField form={form} name="email" label={t('form.email')} required autoComplete="off" />
          <ShareFields
            form={form as unknown as ContractForm<ShareValues>}
            vehicles={vehicles}
            names={names}
            known={[]}
          />
          <FormFooter>
            <FormButtons
              submit={t('form.send')}
              busy={t('form.sending')}
              disabledReason={isLost ? t('form.noConnection') : null}
            />
          </FormFooter>
        </Form>
      </div>
    </Card>
  );
}
