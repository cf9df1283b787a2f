import { IconX } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { getCreateCaseMutationOptions } from '../../../generated/client/support.ts';
import { useErrorLines } from '../../api/error-lines.ts';
import { errorOfFailure } from '../../api/errors.ts';
import { zEmail, zLabel, zPlainText } from '../../api/schemas.ts';
import { findSentCase, mayHaveOpened } from '../../data/support/cases.ts';
import { vehiclesQuery } from '../../data/vehicles/queries.ts';
import { now } from '../../lib/now.ts';
import { caseText } from '../../rules/help/case-text.ts';
import { PHONE_TYPES, type PhoneType } from '../../rules/help/phone.ts';
import { areaOf, isAboutVehicle, type Topic } from '../../rules/help/topics.ts';
import { check, tidied } from '../../rules/validation/schema.ts';
import { required } from '../../rules/validation/text.ts';
import { showAlert } from '../../state/alerts.ts';
import { forgetDraft, keepDraft, ownSubject, readDraft, type SentCase } from '../../state/help-draft.ts';
import { changeHelp, useHelpFlow } from '../../state/help-flow.ts';
import { useUser } from '../../state/session.ts';
import { useIsLost } from '../../state/use-is-lost.ts';
import { BareButton } from '../../ui/bare-button.tsx';
import { EmailField } from '../../ui/form/email-field.tsx';
import { Form, FormButtons, FormFooter } from '../../ui/form/form.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { TextAreaField } from '../../ui/form/text-area-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useContractForm } from '../../ui/form/use-contract-form.ts';
import { Boxed } from '../../ui/page-columns.tsx';
import { useNavigateIfHere } from '../../ui/use-navigate-if-here.ts';
import styles from './help-page.module.css';
import { slidePath } from './slide-nav.tsx';

/** Most characters of the description. What is sent along has the rest of the contract's 2,000. */
const MOST = 1_500;
/** Most vehicles that are named in a case. */
const NAMED = 5;

/** A case: opened now, or found as one of an earlier press whose answer was lost. */
type Opened = { id: string; email: string; isFound: boolean; isEdited?: boolean };

/** No answer came. `arrived`: whether the case is in the list of cases, as far as the service says. */
class UnansweredError extends Error {
  readonly arrived: 'none' | 'unknown';

  constructor(arrived: 'none' | 'unknown', options: ErrorOptions) {
    super('No answer came', options);
    this.arrived = arrived;
  }
}

const schema = z.object({
  name: tidied(zLabel),
  email: zEmail,
  subject: tidied(zLabel),
  description: zPlainText.max(MOST).check(check(required)),
  phone_type: z.string(),
});

/** The support form (commerce 3). Its text is kept in this tab until it is sent. */
export default function FormSlide({ about }: { about: Topic }) {
  const { t } = useTranslation('help-flow');
  const errorLines = useErrorLines();
  const user = useUser();
  const isLost = useIsLost();
  const navigateIfHere = useNavigateIfHere();
  const flow = useHelpFlow();
  const [draft] = useState(() => readDraft(user.id));
  const [sent, setSent] = useState<SentCase | null>(draft?.sent ?? null);
  const isApp = areaOf(about) === 'app';
  const [vehicles, setVehicles] = useState<readonly number[]>(() =>
    isAboutVehicle(about) ? (flow.vehicles.length > 0 ? flow.vehicles : (draft?.vehicles ?? [])) : [],
  );
  const suggested = t(`topics.${about}`);
  const [values] = useState(() => ({
    name: draft?.name ?? `${user.first_name} ${user.last_name}`.trim(),
    email: draft?.email ?? user.email,
    subject: draft?.subject || suggested,
    description: draft?.description ?? '',
    phone_type: draft?.phone_type ?? flow.phone ?? '',
  }));
  const form = useContractForm({ schema, values });
  const typed = useWatch({ control: form.control });
  useEffect(() => {
    const { name = '', email = '', description = '' } = typed;
    const subject = ownSubject(typed.subject, suggested);
    const phone_type = phoneOf(typed.phone_type);
    keepDraft(user.id, { name, email, subject, description, phone_type, vehicles, sent });
  }, [typed, vehicles, user.id, sent, suggested]);
  const leaveOut = (vehicle: number) => {
    const rest = vehicles.filter((id) => id !== vehicle);
    setVehicles(rest);
    // The choice of an earlier slide, too, which the form would take over again.
    changeHelp({ type: 'vehiclesChosen', vehicles: rest });
  };
  const sentWith = useSentWith(about, vehicles);
  const { mutateAsync } = useMutation(getCreateCaseMutationOptions());
  const before = flow.sent?.id ?? null;
  const send = async ({ description, phone_type, ...rest }: z.output<typeof schema>): Promise<Opened> => {
    // The call has no key: the same request twice would open two cases.
    if (sent) {
      const earlier = await findSentCase(sent, before);
      const isEdited = description !== sent.description || rest.subject !== sent.subject;
      if (typeof earlier === 'object') return { id: earlier.id, email: sent.email, isFound: true, isEdited };
    }
    const phone = isApp ? phoneOf(phone_type) : null;
    const body = caseText(
      description,
      sentWith.map(({ text }) => withoutTags(text)),
    );
    const attempt = { at: now(), subject: rest.subject, email: rest.email, description };
    // Before the call: an answer may be lost by a reload, too.
    const { name, email, subject } = rest;
    keepDraft(user.id, { name, email, subject, description, phone_type: phoneOf(phone_type), vehicles, sent: attempt });
    try {
      const { id } = await mutateAsync({ data: { ...rest, description: body, ...(phone && { phone_type: phone }) } });
      return { id, email, isFound: false };
    } catch (failure) {
      // A logout aborted it, and has cleared the draft.
      if (errorOfFailure(failure).kind === 'canceled') throw failure;
      if (!mayHaveOpened(failure)) {
        keepDraft(user.id, { name, email, subject, description, phone_type: phoneOf(phone_type), vehicles, sent });
        throw failure;
      }
      const arrived = await findSentCase(attempt, before);
      if (typeof arrived === 'object') return { id: arrived.id, email, isFound: false };
      setSent(attempt);
      throw new UnansweredError(arrived, { cause: failure });
    }
  };
  const done = async ({ id, email, isFound, isEdited = false }: Opened) => {
    if (isEdited) {
      setSent(null);
      return showAlert({ id: 'case-found', type: 'warning', message: t('form.foundEdited', { id }) });
    }
    forgetDraft();
    if (isFound) showAlert({ id: 'case-found', type: 'success', message: t('form.found') });
    changeHelp({ type: 'caseOpened', id, email });
    if (await navigateIfHere(slidePath('at=sent'), { replace: true })) return;
    showAlert({ id: 'case-opened', type: 'success', message: t('form.opened', { id }) });
  };
  const explain = (failure: unknown) =>
    failure instanceof UnansweredError
      ? [t(`form.unanswered.${failure.arrived}`, { email: typed.email ?? user.email })]
      : errorLines(failure);
  const choices = PHONE_TYPES.map((type) => ({ value: type, label: t(`choices.${type}`) }));
  return (
    <Boxed>
      <div className={styles.body}>
        <Form form={form} onSubmit={send} onDone={(opened) => void done(opened)} explain={explain} guard={false}>
          <TextField form={form} name="name" label={t('form.name')} required autoComplete="name" />
          <EmailField form={form} name="email" label={t('form.email')} required />
          <TextField form={form} name="subject" label={t('form.subject')} required maxLength={100} autoComplete="off" />
          {isApp && (
            <SelectField
              form={form}
              name="phone_type"
              label={t('form.phone')}
              choices={choices}
              placeholder={t('form.noPhone')}
            />
          )}
          <TextAreaField
            form={form}
            name="description"
            label={t('form.description')}
            hint={t('form.descriptionHint')}
            required
            rows={8}
            maxLength={MOST}
          />
          {sentWith.length > 0 && (
            <section className={styles.with} aria-label={t('form.with')}>
              <h3>{t('form.with')}</h3>
              <ul>
                {sentWith.map(({ text, vehicle }) => (
                  <li key={text}>
                    {text}
                    {vehicle && (
                      <BareButton
                        className={styles.remove}
                        aria-label={t('form.removeVehicle', { name: vehicle.vehicle_name })}
                        onClick={() => leaveOut(vehicle.id)}
                      >
                        <IconX size={16} aria-hidden />
                      </BareButton>
                    )}
                  </li>
                ))}
              </ul>
            </section>
          )}
          <p className={styles.hint}>{t('form.kept')}</p>
          <FormFooter>
            <FormButtons
              submit={t(sent ? 'form.submitAgain' : 'form.submit')}
              busy={t('form.busy')}
              disabledReason={isLost ? t('form.noConnection') : null}
            />
          </FormFooter>
        </Form>
      </div>
    </Boxed>
  );
}

const phoneOf = (value: string | undefined): PhoneType | null => PHONE_TYPES.find((type) => type === value) ?? null;

/** Names of vehicles may have any character, and a description no tag. */
const withoutTags = (text: string): string => text.replaceAll(/[<>]/g, ' ');

/** What the flow knows already, as lines below the description: topic, vehicles with their resets, the test message. */
function useSentWith(about: Topic, ids: readonly number[]) {
  const { t } = useTranslation('help-flow');
  const { data = [] } = useQuery(vehiclesQuery());
  const { resets, push } = useHelpFlow();
  const vehicles = data.filter(({ id }) => ids.includes(id)).slice(0, NAMED);
  return [
    ...(about === 'other' ? [] : [{ text: t('form.about', { topic: t(`topics.${about}`) }), vehicle: null }]),
    ...vehicles.map((vehicle) => {
      const result = resets[vehicle.id];
      const parts = [
        t('form.vehicle', { name: vehicle.vehicle_name, serial: vehicle.device_key }),
        ...(result ? [t(`reset.results.reset_${result.reset}`)] : []),
        ...(result?.check ? [t(`reset.results.check_${result.check}`)] : []),
      ];
      return { text: parts.join('. '), vehicle };
    }),
    ...(push && about.startsWith('alerts_')
      ? [{ text: t(push.isSent ? 'form.pushSent' : 'form.pushNotSent'), vehicle: null }]
      : []),
  ];
}
