import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { useErrorLines } from '../../api/error-lines.ts';
import type { User } from '../../api/model.ts';
import { userUpdate } from '../../data/users/mutations.ts';
import { countryOf } from '../../rules/locale/countries.ts';
import { fromE164 } from '../../rules/validation/phone.ts';
import { phone } from '../../rules/validation/schema.ts';
import { Card } from '../../ui/card.tsx';
import { Form, FormButtons, FormFooter } from '../../ui/form/form.tsx';
import { PhoneField } from '../../ui/form/phone-field.tsx';
import { useContractForm } from '../../ui/form/use-contract-form.ts';
import styles from './add-page.module.css';

const schema = z.object({ phone_number: phone() });

/** "A phone number is needed before adding a device" (commerce 5). Prompts for the number on this page. */
export function PhoneStep({ user }: { user: User }) {
  const { t } = useTranslation('add-vehicle');
  const home = countryOf(user.country);
  const form = useContractForm({ schema, values: { phone_number: fromE164(null, home) } });
  const { mutateAsync } = useMutation(userUpdate(user.id));
  return (
    <Card title={t('phone.title')}>
      <div className={styles.body}>
        <p className={styles.text}>{t('phone.text')}</p>
        <Form form={form} onSubmit={(data) => mutateAsync({ userId: user.id, data })} explain={useErrorLines()}>
          <PhoneField form={form} name="phone_number" home={home} label={t('phone.label')} required />
          <FormFooter>
            <FormButtons submit={t('phone.submit')} />
          </FormFooter>
        </Form>
      </div>
    </Card>
  );
}
