import '@mantine/core/styles/Switch.layer.css';
import { Button, Switch } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { getDeleteFilterMutationOptions, getUpdateFilterMutationOptions } from '../../../generated/client/filter.ts';
import { useErrorLines } from '../../api/error-lines.ts';
import type { CustomFilter } from '../../api/model.ts';
import { zTitle } from '../../api/schemas.ts';
import { type FeedView, showsFavorite } from '../../rules/activity/feed-view.ts';
import { showAlert } from '../../state/alerts.ts';
import { Badge } from '../../ui/badge.tsx';
import { Form, FormButtons } from '../../ui/form/form.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useContractForm } from '../../ui/form/use-contract-form.ts';
import { Notice } from '../../ui/notice.tsx';
import styles from './feed.module.css';

type Props = {
  favorite: CustomFilter;
  view: FeedView;
  isRenaming: boolean;
  onRename: (isOn: boolean) => void;
  onApply: () => void;
};

/** One favorite. Only the user who saved it can rename, share or delete it. */
export function FavoriteRow({ favorite, view, isRenaming, onRename, onApply }: Props) {
  const { t } = useTranslation(['activity-feed', 'common']);
  const errorLines = useErrorLines();
  const [isAsking, setAsking] = useState(false);
  const update = useMutation(getUpdateFilterMutationOptions());
  const remove = useMutation(getDeleteFilterMutationOptions());
  const { id, filter_name: name, is_shared: isShared, is_own } = favorite;
  // No document names it. Without it the favorite counts as the user's own, and the server refuses what it is not.
  const isOwn = is_own !== false;
  const failure = update.error ?? remove.error;
  const isBusy = update.isPending || remove.isPending;
  const types = favorite.selected_alerts.length + favorite.selected_commands.length;
  const button = (label: string) => ({
    size: 'compact-sm',
    variant: 'subtle',
    'aria-label': t('favorites.of', { action: label, name }),
    children: label,
  });
  return (
    <li className={styles.favorite}>
      <div className={styles.favoriteHead}>
        <p>
          <b>{name}</b> {showsFavorite(view, favorite) && <Badge tone="accent">{t('favorites.shown')}</Badge>}
        </p>
        <p className={styles.dim}>
          {t('favorites.content', {
            range: t(favorite.date_range ? `ranges.${favorite.date_range}` : 'favorites.noPeriod'),
            types: t('favorites.types', { count: types }),
          })}
        </p>
        {!isOwn && <p className={styles.dim}>{t('favorites.fromOther')}</p>}
      </div>
      <Button {...button(t('favorites.apply'))} variant="light" onClick={onApply} />
      {isOwn && (
        <div className={styles.favoriteActions}>
          <Switch
            label={t('favorites.share')}
            aria-label={t('favorites.of', { action: t('favorites.share'), name })}
            withThumbIndicator={false}
            checked={isShared}
            disabled={isBusy}
            onChange={({ currentTarget }) =>
              update.mutate({ filterId: id, data: { is_shared: currentTarget.checked } })
            }
          />
          <Button {...button(t('favorites.rename'))} onClick={() => onRename(!isRenaming)} />
          <Button {...button(t('favorites.delete'))} onClick={() => setAsking(true)} />
        </div>
      )}
      {failure && (
        <Notice tone="alarm">
          {errorLines(failure).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Notice>
      )}
      {isAsking && (
        <div className={styles.question} role="alert">
          <p>{t(isShared ? 'favorites.deleteShared' : 'favorites.deleteOwn', { name })}</p>
          <Button variant="default" size="compact-sm" onClick={() => setAsking(false)} disabled={isBusy}>
            {t('favorites.keep')}
          </Button>
          <Button
            size="compact-sm"
            color="red"
            loading={remove.isPending}
            onClick={() =>
              remove.mutate(
                { filterId: id },
                {
                  onSuccess: () =>
                    showAlert({ id: 'favorite', type: 'success', message: t('favorites.deleted', { name }) }),
                },
              )
            }
          >
            {t('favorites.delete')}
          </Button>
        </div>
      )}
      {isRenaming && <RenameForm favorite={favorite} onEnd={() => onRename(false)} />}
    </li>
  );
}

const schema = z.object({ filter_name: zTitle });

function RenameForm({ favorite: { id, filter_name }, onEnd }: { favorite: CustomFilter; onEnd: () => void }) {
  const { t } = useTranslation('activity-feed');
  const form = useContractForm({ schema, values: { filter_name } });
  const { mutateAsync } = useMutation(getUpdateFilterMutationOptions());
  return (
    <Form
      form={form}
      onSubmit={(data) => mutateAsync({ filterId: id, data })}
      onDone={onEnd}
      explain={useErrorLines()}
      guard={false}
    >
      <TextField form={form} name="filter_name" label={t('favorites.name')} required takesFocus maxLength={50} />
      <div className={styles.buttons}>
        <FormButtons submit={t('favorites.rename')} onCancel={onEnd} />
      </div>
    </Form>
  );
}
