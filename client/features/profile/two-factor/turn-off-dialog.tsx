import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { zPin } from '../../../api/schemas.ts';
import { turnOff } from '../../../data/users/two-factor.ts';
import type { Challenge, SecondFactor } from '../../../identity/types.ts';
import { now } from '../../../lib/now.ts';
import { paths } from '../../../lib/paths.ts';
import { text } from '../../../rules/validation/schema.ts';
import { showAlert } from '../../../state/alerts.ts';
import { usePortal } from '../../../state/portal.ts';
import { Dialog, DialogFooter } from '../../../ui/dialog.tsx';
import { CodeField } from '../../../ui/form/code-field.tsx';
import { Form, FormButtons } from '../../../ui/form/form.tsx';
import { PasswordField } from '../../../ui/form/password-field.tsx';
import { useContractForm } from '../../../ui/form/use-contract-form.ts';
import { Resend } from '../../../ui/light/resend.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageLink } from '../../../ui/page-exists.tsx';
import { useSingleFlight } from '../../../ui/use-single-flight.ts';
import { useRefused, useRefusedLines } from '../use-refused.ts';
import styles from './two-factor.module.css';
import { useProof } from './use-proof.ts';

type Props = {
  factor: SecondFactor;
  /** Two-factor is off afterwards. */
  isLast: boolean;
  onClose: () => void;
  /** The factors have changed. */
  onChanged: () => void;
};

/**
 * Turns a method off, after a second sign-in with password and code (commerce 4). Only a sign-in can check the code of an app that is
 * in use, and it also proves that the remaining method works.
 */
export default function TurnOffDialog({ factor, isLast, onClose, onChanged }: Props) {
  const { t } = useTranslation('two-factor');
  const { logout } = usePortal();
  const answerOf = useRefused();
  const proof = useProof();
  const { step } = proof;

  const explain = useRefusedLines();
  /** Why it is not turned off although the user is proved. */
  const [unfinished, setUnfinished] = useState<readonly string[] | null>(null);

  const finish = async () => answerOf(await proof.account(turnOff(factor, isLast)));
  /** Finishes at once. A failure needs no second code. */
  const finishProved = async (isProved: boolean): Promise<Answer | null> => {
    if (!isProved) return null;
    try {
      return await finish();
    } catch (failure) {
      setUnfinished(explain(failure));
      return null;
    }
  };
  const close = (answer: Answer | null) => {
    if (answer === null) return;
    const { outcome } = answer;
    if (outcome === 'done' && isLast) return void logout('two_factor_off');
    const isDone = outcome === 'done';
    showAlert({
      id: 'two-factor',
      ...(isDone ? { type: 'success', message: t(`${factor}.isOff`) } : { message: t('off_dialog.changed') }),
    });
    onChanged();
    onClose();
  };
  const shared = {
    submit: isLast ? t('off_dialog.submitLast') : t(`off_dialog.submit.${factor}`),
    busy: t('off_dialog.busy'),
    onCancel: onClose,
  };
  return (
    <Dialog opened onClose={onClose} title={t(`off_dialog.title.${factor}`)} size={560}>
      {unfinished && <UnfinishedStep lines={unfinished} buttons={shared} onFinish={finish} onDone={close} />}
      {!unfinished && step.kind === 'password' && (
        <PasswordStep
          onEnter={async (password) => finishProved(await proof.enterPassword(password))}
          onDone={close}
          onCancel={onClose}
        >
          <p>{isLast ? t('off_dialog.last') : t(`off_dialog.one.${factor}`)}</p>
          {step.isAgain && <Notice tone="accent">{t('off_dialog.over')}</Notice>}
        </PasswordStep>
      )}
      {!unfinished && step.kind === 'choice' && (
        <ChoiceStep factors={step.factors} onChoose={proof.choose} onCancel={onClose} />
      )}
      {!unfinished && step.kind === 'code' && (
        <CodeStep
          key={step.factor}
          challenge={step}
          buttons={shared}
          onEnter={async (code) => finishProved(await proof.enterCode(code))}
          onDone={close}
          onSendAgain={proof.sendAgain}
          onChooseAgain={proof.chooseAgain}
        />
      )}
    </Dialog>
  );
}

const passwordSchema = z.object({ password: text() });

type Answer = { outcome: 'done' | 'changed' };
type PasswordProps = {
  onEnter: (password: string) => Promise<Answer | null>;
  onDone: (answer: Answer | null) => void;
  onCancel: () => void;
  /** What is turned off, and what follows. */
  children: ReactNode;
};

function PasswordStep({ onEnter, onDone, onCancel, children }: PasswordProps) {
  const { t } = useTranslation('two-factor');
  const form = useContractForm({ schema: passwordSchema, values: { password: '' } });
  return (
    <Form
      form={form}
      guard={false}
      onSubmit={({ password }) => onEnter(password)}
      onDone={onDone}
      explain={useRefusedLines()}
    >
      {children}
      <PasswordField
        form={form}
        name="password"
        label={t('off_dialog.password')}
        hint={t('off_dialog.why')}
        required
        takesFocus
      />
      <DialogFooter>
        <FormButtons submit={t('off_dialog.next')} busy={t('off_dialog.checking')} onCancel={onCancel} />
      </DialogFooter>
    </Form>
  );
}

type ChoiceProps = {
  factors: readonly SecondFactor[];
  onChoose: (factor: SecondFactor) => Promise<boolean>;
  onCancel: () => void;
};

function ChoiceStep({ factors, onChoose, onCancel }: ChoiceProps) {
  const { t } = useTranslation(['two-factor', 'common']);
  const explain = useRefusedLines();
  const [chosen, setChosen] = useState<SecondFactor | null>(null);
  const [lines, setLines] = useState<readonly string[]>([]);
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button is gone.
  useEffect(() => heading.current?.focus(), []);
  const choose = useSingleFlight(async (factor: SecondFactor) => {
    setChosen(factor);
    setLines([]);
    try {
      await onChoose(factor);
    } catch (failure) {
      setLines(explain(failure));
      setChosen(null);
    }
  });
  return (
    <>
      <div className={styles.steps}>
        {lines.length > 0 && (
          <Notice tone="alarm">
            {lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </Notice>
        )}
        <h3 ref={heading} tabIndex={-1}>
          {t('off_dialog.choose')}
        </h3>
        {factors.map((factor) => (
          <Button
            key={factor}
            variant="default"
            size="md"
            loading={chosen === factor}
            disabled={chosen !== null && chosen !== factor}
            onClick={() => choose(factor)}
          >
            {t(`${factor}.name`)}
          </Button>
        ))}
      </div>
      <DialogFooter>
        <Button variant="default" onClick={onCancel}>
          {t('common:cancel')}
        </Button>
      </DialogFooter>
    </>
  );
}

type Buttons = { submit: string; busy: string; onCancel: () => void };
type CodeProps = {
  challenge: Extract<Challenge, { kind: 'code' }>;
  buttons: Buttons;
  /** `null` if the step is over without an answer. */
  onEnter: (code: string) => Promise<Answer | null>;
  onDone: (answer: Answer | null) => void;
  onSendAgain: () => Promise<boolean>;
  onChooseAgain: () => Promise<boolean>;
};

const codeSchema = z.object({ code: zPin });

function CodeStep({ challenge, buttons, onEnter, onDone, onSendAgain, onChooseAgain }: CodeProps) {
  const { t } = useTranslation('two-factor');
  const explain = useRefusedLines();
  const form = useContractForm({ schema: codeSchema, values: { code: '' } });
  const { setFocus } = form;
  useEffect(() => setFocus('code'), [setFocus]);
  const [sentAt, setSentAt] = useState(now);
  const [isBusy, setBusy] = useState(false);
  const [said, setSaid] = useState<{ tone: 'success' | 'alarm'; lines: readonly string[] } | null>(null);
  const { factor, sentTo, hasOther } = challenge;
  const isText = factor === 'sms';
  /** Asks the service for another step. */
  const ask = useSingleFlight(async (what: 'code' | 'choice') => {
    setBusy(true);
    setSaid(null);
    try {
      await (what === 'code' ? onSendAgain() : onChooseAgain());
      if (what === 'code') {
        setSentAt(now());
        setSaid({ tone: 'success', lines: [t('off_dialog.sentNew')] });
        form.reset({ code: '' });
        setFocus('code');
      }
    } catch (failure) {
      setSaid({ tone: 'alarm', lines: explain(failure) });
    }
    setBusy(false);
  });
  return (
    <Form
      form={form}
      guard={false}
      explain={explain}
      onSubmit={({ code }) => {
        setSaid(null);
        return onEnter(code);
      }}
      onDone={onDone}
    >
      <p>
        {isText
          ? sentTo === null
            ? t('off_dialog.smsAnywhere')
            : t('off_dialog.sms', { digits: sentTo })
          : t('off_dialog.totp')}
      </p>
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
        label={t('off_dialog.code')}
        required
        hint={
          isText && (
            <Resend
              sentAt={sentAt}
              isBusy={isBusy}
              label={t('off_dialog.sendNew')}
              wait={(time) => t('off_dialog.wait', { time })}
              onPress={() => ask('code')}
            />
          )
        }
      />
      {!hasOther && (
        <p>
          {t('off_dialog.lost')} <PageLink to={paths.support}>{t('off_dialog.support')}</PageLink>
        </p>
      )}
      {hasOther && (
        <div>
          <Button variant="subtle" disabled={isBusy} onClick={() => ask('choice')}>
            {t('off_dialog.other')}
          </Button>
        </div>
      )}
      <DialogFooter>
        <FormButtons {...buttons} />
      </DialogFooter>
    </Form>
  );
}

type UnfinishedProps = {
  lines: readonly string[];
  buttons: Buttons;
  onFinish: () => Promise<Answer>;
  onDone: (answer: Answer) => void;
};

/** After a code that was accepted, a failure does not ask for another. */
function UnfinishedStep({ lines, buttons, onFinish, onDone }: UnfinishedProps) {
  const { t } = useTranslation('two-factor');
  const form = useContractForm({ schema: z.object({}), values: {} });
  return (
    <Form form={form} guard={false} onSubmit={onFinish} onDone={onDone} explain={useRefusedLines()}>
      <Notice tone="alarm">
        <p>{t('off_dialog.unfinished')}</p>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Notice>
      <DialogFooter>
        <FormButtons {...buttons} />
      </DialogFooter>
    </Form>
  );
}
