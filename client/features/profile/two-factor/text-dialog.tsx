import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { zPin } from '../../../api/schemas.ts';
import { turnOn } from '../../../data/users/two-factor.ts';
import { now } from '../../../lib/now.ts';
import { countryOf } from '../../../rules/locale/countries.ts';
import { formatPhone, fromE164 } from '../../../rules/validation/phone.ts';
import { phone } from '../../../rules/validation/schema.ts';
import { usePortal } from '../../../state/portal.ts';
import { useUser } from '../../../state/session.ts';
import { Dialog, DialogFooter } from '../../../ui/dialog.tsx';
import { CodeField } from '../../../ui/form/code-field.tsx';
import { Form, FormButtons } from '../../../ui/form/form.tsx';
import { PhoneField } from '../../../ui/form/phone-field.tsx';
import { useContractForm } from '../../../ui/form/use-contract-form.ts';
import { Resend } from '../../../ui/light/resend.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useSingleFlight } from '../../../ui/use-single-flight.ts';
import { useRefused, useRefusedLines } from '../use-refused.ts';

type Props = {
  /** Text messages are on. The new number replaces the old one once it is verified. */
  isChange: boolean;
  /** Number that the service sends codes to, as E.164. */
  number: string | null;
  onClose: () => void;
  onDone: () => void;
};

/** Turns text messages on, or changes their number: a number, then the code that was sent to it (commerce 4). */
export default function TextDialog({ isChange, number, onClose, onDone }: Props) {
  const { t } = useTranslation('two-factor');
  const { phone_number } = useUser();
  const [typed, setTyped] = useState(isChange ? null : (number ?? phone_number));
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <Dialog opened onClose={onClose} title={t('text.title')}>
      {sentTo === null ? (
        <NumberStep
          isChange={isChange}
          number={typed}
          onSent={(reached) => {
            setTyped(reached);
            setSentTo(reached);
          }}
          onCancel={onClose}
        />
      ) : (
        <CodeStep
          isChange={isChange}
          number={sentTo}
          onOther={() => setSentTo(null)}
          onCancel={onClose}
          onDone={onDone}
        />
      )}
    </Dialog>
  );
}

const numberSchema = z.object({ phone_number: phone() });

type NumberProps = { isChange: boolean; number: string | null; onSent: (number: string) => void; onCancel: () => void };

function NumberStep({ isChange, number, onSent, onCancel }: NumberProps) {
  const { t } = useTranslation('two-factor');
  const { identity } = usePortal();
  const { country } = useUser();
  const answerOf = useRefused();
  const home = countryOf(country ?? '');
  const form = useContractForm({ schema: numberSchema, values: { phone_number: fromE164(number, home) } });
  const send = async ({ phone_number }: { phone_number: string }) => {
    answerOf(await identity.account((calls) => calls.sendAttributeCode('phone_number', phone_number)));
    return phone_number;
  };
  return (
    <Form form={form} guard={false} onSubmit={send} onDone={onSent} explain={useRefusedLines()}>
      {isChange && <Notice tone="accent">{t('text.kept')}</Notice>}
      <PhoneField
        form={form}
        name="phone_number"
        home={home}
        label={t('text.number')}
        hint={t('text.numberHint')}
        required
        takesFocus
      />
      <DialogFooter>
        <FormButtons submit={t('text.send')} busy={t('text.sending')} onCancel={onCancel} />
      </DialogFooter>
    </Form>
  );
}

const codeSchema = z.object({ code: zPin });

type CodeProps = {
  isChange: boolean;
  number: string;
  onOther: () => void;
  onCancel: () => void;
  onDone: () => void;
};

function CodeStep({ isChange, number, onOther, onCancel, onDone }: CodeProps) {
  const { t } = useTranslation('two-factor');
  const { identity } = usePortal();
  const answerOf = useRefused();
  const explain = useRefusedLines();
  const form = useContractForm({ schema: codeSchema, values: { code: '' } });
  const { setFocus } = form;
  useEffect(() => setFocus('code'), [setFocus]);
  const [sentAt, setSentAt] = useState(now);
  const [isSending, setSending] = useState(false);
  const [said, setSaid] = useState<{ tone: 'success' | 'alarm'; lines: readonly string[] } | null>(null);
  const sendAgain = useSingleFlight(async () => {
    setSending(true);
    setSaid(null);
    try {
      answerOf(await identity.account((calls) => calls.sendAttributeCode('phone_number', number)));
      setSentAt(now());
      setSaid({ tone: 'success', lines: [t('text.sentNew')] });
      form.reset({ code: '' });
      setFocus('code');
    } catch (failure) {
      setSaid({ tone: 'alarm', lines: explain(failure) });
    }
    setSending(false);
  });
  /** A code works once. If turning texts on fails afterwards, only that is repeated. */
  const isVerified = useRef(false);
  const verify = async ({ code }: { code: string }) => {
    setSaid(null);
    if (!isVerified.current) {
      answerOf(await identity.account((calls) => calls.verifyAttribute('phone_number', code)), {
        code_mismatch: 'code',
        code_expired: 'code',
      });
      isVerified.current = true;
    }
    return answerOf(await identity.account(turnOn('sms')));
  };
  return (
    <Form form={form} guard={false} onSubmit={verify} onDone={onDone} explain={explain}>
      <p>{t('text.sent', { phone: formatPhone(number) })}</p>
      {said && (
        <Notice key={said.tone} tone={said.tone}>
          {said.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Notice>
      )}
      <CodeField
        form={form}
        name="code"
        label={t('text.code')}
        required
        hint={
          <Resend
            sentAt={sentAt}
            isBusy={isSending}
            label={t('text.sendNew')}
            wait={(time) => t('text.wait', { time })}
            onPress={() => sendAgain(undefined)}
          />
        }
      />
      <div>
        <Button variant="subtle" onClick={onOther}>
          {t('text.other')}
        </Button>
      </div>
      <DialogFooter>
        <FormButtons
          submit={t(isChange ? 'text.submitChange' : 'text.submit')}
          busy={t('text.busy')}
          onCancel={onCancel}
        />
      </DialogFooter>
    </Form>
  );
}
