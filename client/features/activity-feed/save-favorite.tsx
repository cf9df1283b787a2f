import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { getCreateFilterMutationOptions } from '../../../generated/client/filter.ts';
import { useErrorLines } from '../../api/error-lines.ts';
import { zTitle } from '../../api/schemas.ts';
import { eventsOf, type FeedView, favoriteGate } from '../../rules/activity/feed-view.ts';
import { ALERT_TYPES, COMMAND_TYPES } from '../../rules/commands/actions.ts';
import { showAlert } from '../../state/alerts.ts';
import { CheckField } from '../../ui/form/check-field.tsx';
import { Form, FormButtons } from '../../ui/form/form.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useContractForm } from '../../ui/form/use-contract-form.ts';
import styles from './feed.module.css';

const schema = z.object({ filter_name: zTitle, is_shared: z.boolean() });

/** Saves the current filters under a name. Says why, if they cannot be saved. */
export function SaveFavorite({ view }: { view: FeedView }) {
  const { t } = useTranslation(['activity-feed', 'forms']);
  const titleId = useId();
  // A saved form starts again empty.
  const [turn, setTurn] = useState(0);
  return (
    <section className={styles.save} aria-labelledby={titleId}>
      <h3 id={titleId}>{t('favorites.saveTitle')}</h3>
      <p className={styles.dim}>{t('favorites.scope')}</p>
      <SaveForm key={turn} view={view} onSaved={() => setTurn(turn + 1)} />
    </section>
  );
}

function SaveForm({ view, onSaved }: { view: FeedView; onSaved: () => void }) {
  const { t } = useTranslation('activity-feed');
  const form = useContractForm({ schema, values: { filter_name: '', is_shared: false } });
  const { mutateAsync } = useMutation(getCreateFilterMutationOptions());
  const gate = favoriteGate(view);
  const events = new Set<string>(eventsOf(view));
  const save = (sent: z.output<typeof schema>) =>
    mutateAsync({
      data: {
        ...sent,
        ...(gate.allowed && { date_range: gate.range }),
        selected_commands: COMMAND_TYPES.filter((type) => events.has(type)),
        selected_alerts: ALERT_TYPES.filter((type) => events.has(type)),
      },
    });
  return (
    <Form
      form={form}
      onSubmit={save}
      onDone={({ filter_name: name }) => {
        showAlert({ id: 'favorite', type: 'success', message: t('favorites.saved', { name }) });
        onSaved();
      }}
      explain={useErrorLines()}
      guard={false}
    >
      <TextField form={form} name="filter_name" label={t('favorites.name')} required maxLength={50} />
      <CheckField form={form} name="is_shared" label={t('favorites.share')} />
      <div className={styles.buttons}>
        <FormButtons
          submit={t('favorites.save')}
          disabledReason={gate.allowed ? null : t(`favorites.reasons.${gate.reason}`)}
        />
      </div>
    </Form>
  );
}
