import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dateIn, startOfDate } from '../../../rules/camera/camera.ts';
import { MINUTE } from '../../../rules/time/duration.ts';
import { useUser } from '../../../state/session.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import { useNow } from '../../../ui/use-now.ts';
import styles from './recordings.module.css';

type Props = {
  isBusy: boolean /** The first instant of a day, milliseconds since 1970. */;
  onChoose: (start: number) => void;
};

/** Field to go to a day, in the user's time zone. */
export function DayField({ isBusy, onChoose }: Props) {
  const { t } = useTranslation('dash-cam');
  const { timezone } = useUser();
  const today = dateIn(useNow(MINUTE), timezone);
  const [date, setDate] = useState('');
  return (
    <TextInput
      type="date"
      className={styles.dayField}
      label={t('media.goToDay')}
      max={today}
      value={date}
      aria-busy={isBusy}
      {...(isBusy && { rightSection: <Spinner /> })}
      onChange={(event) => {
        const { value } = event.currentTarget;
        setDate(value);
        const start = startOfDate(value, timezone);
        // Ignores a year that is still being typed.
        if (start !== null && value <= today && value >= '2000') onChoose(start);
      }}
    />
  );
}
