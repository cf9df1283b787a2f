import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import { Button, Radio, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getCreateLocationLinkMutationOptions } from '../../../generated/client/location-link.ts';
import { useErrorLines } from '../../api/error-lines.ts';
import type { NewLocationLink, Vehicle } from '../../api/model.ts';
import { now } from '../../lib/now.ts';
import { endProblem, LINK_LENGTHS, type LinkLength } from '../../rules/access/location-link.ts';
import { DAY } from '../../rules/time/duration.ts';
import { instantOfWallTime, wallTime } from '../../rules/time/wall-time.ts';
import { useUser } from '../../state/session.ts';
import { Notice } from '../../ui/notice.tsx';
import { useSingleFlight } from '../../ui/use-single-flight.ts';
import { useFormat } from '../../wording/use-format.ts';
import styles from './location-links.module.css';

type Choice = LinkLength | 'exact';
const LENGTHS = Object.keys(LINK_LENGTHS) as readonly LinkLength[];

type Props = { vehicle: Vehicle; onCreated: (link: NewLocationLink) => void };

/** Chooses when a link ends, and creates it. */
export function CreateLink({ vehicle, onCreated }: Props) {
  const { t } = useTranslation('location-link');
  const errorLines = useErrorLines();
  const format = useFormat();
  const { timezone } = useUser();
  const [choice, setChoice] = useState<Choice>('hours');
  const [exact, setExact] = useState(() => wallTime(now() + DAY, timezone));
  const [isChecked, setChecked] = useState(false);
  const { mutateAsync, isPending, error } = useMutation(getCreateLocationLinkMutationOptions());
  // Tells the opening of the press: the dialog may be closed and opened for another vehicle before the answer.
  const create = useSingleFlight(async (wanted: Parameters<typeof mutateAsync>[0]) =>
    onCreated(await mutateAsync(wanted)),
  );
  const end = choice === 'exact' ? instantOfWallTime(exact, timezone) : null;
  const problem = choice === 'exact' && isChecked ? endProblem(end, now()) : null;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const expires = choice === 'exact' ? end : now() + LINK_LENGTHS[choice];
    if (choice === 'exact') setChecked(true);
    if (expires === null || (choice === 'exact' && endProblem(expires, now()) !== null)) return;
    create({ vehicleId: vehicle.id, data: { expires_at: new Date(expires).toISOString() } });
  };
  return (
    <form className={styles.create} onSubmit={submit} noValidate>
      <p>{t('dialog.lead')}</p>
      <Radio.Group
        label={t('dialog.length')}
        value={choice}
        onChange={(value) => setChoice(value)}
        className={styles.lengths}
      >
        {LENGTHS.map((length) => (
          <Radio
            key={length}
            value={length}
            label={t(`lengths.${length}`)}
            className={styles.length}
            data-autofocus={length === choice || undefined}
          />
        ))}
        <Radio value="exact" label={t('lengths.exact')} className={styles.length} />
      </Radio.Group>
      {choice === 'exact' && (
        <TextInput
          type="datetime-local"
          label={t('dialog.end')}
          description={t('dialog.zone', { zone: timezone.replaceAll('_', ' '), time: format.time(now()) })}
          value={exact}
          error={problem && t(`problems.${problem}`)}
          onChange={(event) => {
            setExact(event.currentTarget.value);
            setChecked(false);
          }}
        />
      )}
      {error !== null && <Notice tone="alarm">{errorLines(error).join(' ')}</Notice>}
      <div className={styles.buttons}>
        <Button type="submit" loading={isPending}>
          {t('dialog.create')}
        </Button>
      </div>
    </form>
  );
}
