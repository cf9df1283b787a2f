import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { removeVoicePin, setVoicePin } from '../../../../generated/client/user.ts';
import { useErrorLines } from '../../../api/error-lines.ts';
import type { User } from '../../../api/model.ts';
import { zPin } from '../../../api/schemas.ts';
import { ifOffered } from '../../../data/offered.ts';
import { voicePinChanged } from '../../../data/users/mutations.ts';
import { pinsMatch } from '../../../rules/validation/pairs.ts';
import { repeats, text } from '../../../rules/validation/schema.ts';
import { showAlert } from '../../../state/alerts.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { CodeField } from '../../../ui/form/code-field.tsx';
import { FieldRow, Form, FormButtons, FormFooter } from '../../../ui/form/form.tsx';
import { useContractForm } from '../../../ui/form/use-contract-form.ts';
import styles from '../profile-frame.module.css';

const schema = z.object({ pin: zPin, again: text() }).check(repeats('again', 'pin', pinsMatch));
/** A 404 about the signed-in user can only mean that the service lacks the operation. */
const isThere = () => Promise.resolve(true);

/** Sets, changes and removes the PIN. The service only tells whether one is set, and not even that if it answers documented fields alone. */
export function PinCard({ user }: { user: User }) {
  const { t } = useTranslation('voice-assistants');
  const explain = useErrorLines();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isRemoving, setRemoving] = useState(false);
  /** A saved form is replaced: no part of the page keeps its digits. */
  const [saves, setSaves] = useState(0);
  const isSet = user.is_voice_pin_set ?? null;
  const say = (what: 'saved' | 'removed') => showAlert({ id: 'voice-pin', type: 'success', message: t(what) });
  const remove = async () => {
    await ifOffered(() => removeVoicePin(user.id), isThere);
    await voicePinChanged(user, false);
  };
  return (
    <Card
      title={t('title')}
      headingRef={heading}
      beside={isSet !== null && <Badge tone={isSet ? 'moving' : 'quiet'}>{t(isSet ? 'set' : 'unset')}</Badge>}
    >
      <div className={styles.body}>
        <p className={styles.text}>{t('text')}</p>
        {isSet !== null && <p>{t(isSet ? 'isSet' : 'isUnset')}</p>}
        <PinForm
          key={saves}
          user={user}
          onRemove={isSet === false ? null : () => setRemoving(true)}
          onSaved={() => {
            setSaves((count) => count + 1);
            say('saved');
            heading.current?.focus();
          }}
        />
      </div>
      <ConfirmDialog
        opened={isRemoving}
        onClose={() => setRemoving(false)}
        title={t('removeTitle')}
        submit={t('remove')}
        isDangerous
        onConfirm={remove}
        onDone={() => {
          say('removed');
          heading.current?.focus();
        }}
        explain={explain}
      >
        <p>{t('removeText')}</p>
      </ConfirmDialog>
    </Card>
  );
}

type FormProps = {
  user: User;
  /** `null`: there is none to remove. */
  onRemove: (() => void) | null;
  onSaved: () => void;
};

function PinForm({ user, onRemove, onSaved }: FormProps) {
  const { t } = useTranslation('voice-assistants');
  const form = useContractForm({ schema, values: { pin: '', again: '' } });
  const save = async ({ pin }: { pin: string }) => {
    // Called directly: a mutation would keep the PIN in the cache.
    await ifOffered(() => setVoicePin(user.id, { pin }), isThere);
    await voicePinChanged(user, true);
  };
  return (
    <Form form={form} onSubmit={save} onDone={onSaved} explain={useErrorLines()}>
      <FieldRow>
        <CodeField form={form} name="pin" label={t('pin')} hint={t('pinHint')} required mask />
        <CodeField form={form} name="again" label={t('again')} required mask />
      </FieldRow>
      <FormFooter>
        {onRemove && (
          <Button variant="default" onClick={onRemove}>
            {t('remove')}
          </Button>
        )}
        <FormButtons submit={t(user.is_voice_pin_set ? 'change' : 'submit')} />
      </FormFooter>
    </Form>
  );
}
