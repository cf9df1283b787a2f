import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { useErrorLines } from '../../../api/error-lines.ts';
import type { User } from '../../../api/model.ts';
import { zUserUpdate } from '../../../api/schemas.ts';
import { LANGUAGES, languageOfUser } from '../../../i18n/languages.ts';
import { unitsOf } from '../../../rules/locale/units.ts';
import { Card } from '../../../ui/card.tsx';
import { SwitchField } from '../../../ui/form/check-field.tsx';
import { FieldRow, Form, FormButtons, FormFooter } from '../../../ui/form/form.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import styles from '../profile-frame.module.css';
import { useUserForm } from '../use-user-form.ts';

const { language, unit, allow_app_analytics } = zUserUpdate.required().shape;
const schema = z.object({ language: z.string().pipe(language), unit: z.string().pipe(unit), allow_app_analytics });

/** Values limited to the portal's languages and units, whatever else the fields contain (core 1, core 3). */
const valuesOf = (user: User): z.input<typeof schema> => ({
  language: LANGUAGES.find(({ code }) => code === languageOfUser(user.language))?.named ?? '',
  unit: unitsOf(user.unit),
  allow_app_analytics: user.allow_app_analytics,
});

const languages = LANGUAGES.map(({ named, label }) => ({ value: named, label }));

/** The user's preferences. Writes the response to the session, so that the whole portal updates at once. */
export function PreferencesForm({ user }: { user: User }) {
  const { t } = useTranslation('profile');
  const { form, props } = useUserForm({ user, schema, valuesOf, what: 'preferences' });
  const units = (['imperial', 'metric'] as const).map((value) => ({ value, label: t(`preferences.${value}`) }));
  return (
    <Card title={t('preferences.title')}>
      <div className={styles.body}>
        <Form {...props} explain={useErrorLines()}>
          <FieldRow>
            <SelectField
              form={form}
              name="language"
              label={t('preferences.language')}
              hint={t('preferences.languageHint')}
              choices={languages}
              required
            />
            <SelectField form={form} name="unit" label={t('preferences.unit')} choices={units} required />
          </FieldRow>
          <SwitchField
            form={form}
            name="allow_app_analytics"
            label={t('preferences.analytics')}
            hint={t('preferences.analyticsHint')}
          />
          <FormFooter isSecondary>
            <FormButtons submit={t('preferences.submit')} />
          </FormFooter>
        </Form>
      </div>
    </Card>
  );
}
