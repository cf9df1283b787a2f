import { IconClock } from '@tabler/icons-react';
import { useMemo, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { useErrorLines } from '../../../api/error-lines.ts';
import type { User } from '../../../api/model.ts';
import { zTimeZone } from '../../../api/schemas.ts';
import { MINUTE } from '../../../rules/time/duration.ts';
import { OFFERED, OFFERED_ZONES, otherZones, zoneOption, zonePlace } from '../../../rules/time/time-zones.ts';
import { Card } from '../../../ui/card.tsx';
import { Form, FormButtons, FormFooter } from '../../../ui/form/form.tsx';
import { type Choice, SelectField } from '../../../ui/form/select-field.tsx';
import { useNow } from '../../../ui/use-now.ts';
import styles from '../profile-frame.module.css';
import { useUserForm } from '../use-user-form.ts';
import { timeIn, zoneHere } from './time-in.ts';

const schema = z.object({ timezone: zTimeZone });
const valuesOf = ({ timezone }: User) => ({ timezone });

/** Time zones with their current time: first the suggested ones, then all that the browser knows (commerce 3). */
export function TimezoneForm({ user }: { user: User }) {
  const { t } = useTranslation('profile');
  const { form, props } = useUserForm({ user, schema, valuesOf, what: 'timezone' });
  const zone = useWatch({ control: form.control, name: 'timezone' });
  const here = zoneHere();
  const choices = useChoices(user.timezone, zone, here);
  const heading = useRef<HTMLHeadingElement>(null);
  const takeHere = () => {
    form.setValue('timezone', here, { shouldDirty: true, shouldValidate: true });
    heading.current?.focus();
  };
  const nameOf = (one: string) => choices.find(({ value }) => value === one)?.label ?? zoneOption(one);
  return (
    <Card title={t('timezone.title')} headingRef={heading}>
      <div className={styles.body}>
        <Form {...props} explain={useErrorLines()}>
          <SelectField form={form} name="timezone" label={t('timezone.label')} choices={choices} searchable required />
          {zone !== '' && <TimeThere zone={zone} />}
          {here !== zone && schema.safeParse({ timezone: here }).success && (
            <p className={styles.warning}>
              <span className={styles.text}>{t('timezone.here', { zone: nameOf(here) })}</span>
              <button type="button" className={styles.inline} onClick={takeHere}>
                {t('timezone.useHere')}
              </button>
            </p>
          )}
          <FormFooter>
            <FormButtons submit={t('timezone.submit')} />
          </FormFooter>
        </Form>
      </div>
    </Card>
  );
}

function TimeThere({ zone }: { zone: string }) {
  const { t, i18n } = useTranslation('profile');
  const now = useNow(MINUTE);
  return (
    <p className={styles.clock}>
      <IconClock size={16} aria-hidden />
      {t('timezone.now', { time: timeIn(zone, now, i18n.language, true) })}
    </p>
  );
}

/** `held`: zones that are always included, even if the browser does not know them. */
function useChoices(...held: readonly [saved: string, chosen: string, here: string]): Choice[] {
  const { t, i18n } = useTranslation('profile');
  const now = useNow(MINUTE);
  const [saved, chosen, here] = held;
  return useMemo(() => {
    const choice = (zone: string, label: string): Choice => ({
      value: zone,
      label,
      detail: timeIn(zone, now, i18n.language),
    });
    return [
      ...OFFERED.map((name) =>
        choice(OFFERED_ZONES[name], `${t(`timezone.offered.${name}`)} – ${zonePlace(OFFERED_ZONES[name])}`),
      ),
      ...otherZones(Intl.supportedValuesOf('timeZone'), [saved, chosen, here]).map((zone) =>
        choice(zone, zoneOption(zone)),
      ),
    ];
  }, [t, i18n.language, now, saved, chosen, here]);
}
