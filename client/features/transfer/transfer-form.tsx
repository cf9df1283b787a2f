import { useMutation } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { useErrorLines } from '../../api/error-lines.ts';
import { ApiError, CANCELED, DEFAULT_STATUS, errorOfFailure } from '../../api/errors.ts';
import type { Vehicle } from '../../api/model.ts';
import { zEmail } from '../../api/schemas.ts';
import { transferStart } from '../../data/transfers/mutations.ts';
import { givenKind, type TransferLock } from '../../rules/access/transfer.ts';
import { emailDiffers, emailsMatch } from '../../rules/validation/pairs.ts';
import { repeats } from '../../rules/validation/schema.ts';
import { showAlert } from '../../state/alerts.ts';
import { useUser } from '../../state/session.ts';
import { useIsLost } from '../../state/use-is-lost.ts';
import { Card } from '../../ui/card.tsx';
import { Form, FormButtons, FormFooter } from '../../ui/form/form.tsx';
import { EmailPair } from '../../ui/form/pairs.tsx';
import { useContractForm } from '../../ui/form/use-contract-form.ts';
import { Notice } from '../../ui/notice.tsx';
import { ConfirmOffer } from './confirm-offer.tsx';
import styles from './transfer-page.module.css';

/** The recipient is another user, and their address is typed twice: a wrong one would give the vehicle to a stranger. */
const schemaFor = (own: string, ownAddressText: string) =>
  z
    .object({
      email: zEmail.refine((email) => emailDiffers(own, email) === null, { error: ownAddressText }),
      confirm_email: zEmail,
    })
    .check(repeats('confirm_email', 'email', emailsMatch));

/** An offer that waits for its confirmation. */
type Asked = { email: string; answer: (isYes: boolean) => void };
const TAKEN_BACK = new ApiError({ kind: 'canceled', status: DEFAULT_STATUS, message: CANCELED });

type Props = {
  vehicle: Vehicle;
  /** The account of the vehicle. */
  account: number;
  /** Why the vehicle cannot be offered now. */
  lock: TransferLock | null;
  onSend: () => void;
  /** The server has the offer since `at`, if it says so. */
  onOffered: (at: string | null) => void;
};

/** Names the recipient of the transfer (commerce 7). */
export function TransferForm({ vehicle, account, lock, onSend, onOffered }: Props) {
  const { t } = useTranslation('transfer');
  const errorLines = useErrorLines();
  const { email: own } = useUser();
  const isLost = useIsLost();
  const schema = useMemo(() => schemaFor(own, t('ownEmail')), [own, t]);
  const form = useContractForm({ schema, values: { email: '', confirm_email: '' } });
  const { mutateAsync, isPending } = useMutation(transferStart(vehicle));
  const [asked, setAsked] = useState<Asked | null>(null);
  const name = vehicle.vehicle_name;

  const send = async ({ email }: { email: string }) => {
    const isYes = await new Promise<boolean>((answer) => setAsked({ email, answer }));
    try {
      if (!isYes) throw TAKEN_BACK;
      onSend();
      const data = { email, subscriber_id: account };
      const { created_at } = await mutateAsync({ deviceKey: vehicle.device_key, data });
      onOffered(created_at ?? null);
      return { email };
    } finally {
      setAsked(null);
    }
  };
  return (
    <Card title={name} beside={<span className={styles.serial}>{vehicle.device_key}</span>}>
      <div className={styles.body}>
        <Notice tone="warning">{t(lock ? `locks.${lock}.text` : 'lockedUntilAnswer')}</Notice>
        <Form
          form={form}
          onSubmit={send}
          onDone={({ email }) =>
            showAlert({ id: `transfer-${vehicle.id}`, type: 'success', message: t('sent', { name, email }) })
          }
          explain={(failure) => (errorOfFailure(failure).kind === 'canceled' ? [] : errorLines(failure))}
        >
          <EmailPair form={form} name="email" repeated="confirm_email" labels={[t('email'), t('confirmEmail')]} />
          <FormFooter>
            <FormButtons
              submit={t(`submit.${givenKind(vehicle)}`)}
              busy={t('sending')}
              disabledReason={isLost ? t('noConnection') : lock && t(`locks.${lock}.reason`)}
            />
          </FormFooter>
        </Form>
      </div>
      <ConfirmOffer asked={asked} name={name} isBusy={isPending} />
    </Card>
  );
}
