import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import { Button, Radio, Switch } from '@mantine/core';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Vehicle } from '../../api/model.ts';
import { now } from '../../lib/now.ts';
import { FEED_RANGES, type FeedView, WHOLE_FEED } from '../../rules/activity/feed-view.ts';
import { ALERT_TYPES, COMMAND_TYPES } from '../../rules/commands/actions.ts';
import { dayIn } from '../../rules/time/calendar-day.ts';
import { rangeProblem } from '../../rules/time/day-range.ts';
import { daysOfPeriod, NAMED_PERIODS, periodName } from '../../rules/time/named-period.ts';
import { useUser } from '../../state/session.ts';
import { Dialog, DialogFooter } from '../../ui/dialog.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Notice } from '../../ui/notice.tsx';
import { VehiclePicker } from '../../ui/vehicle-picker/vehicle-picker.tsx';
import { DayFields } from '../../widgets/period/day-fields.tsx';
import styles from './feed.module.css';
import { TypeBoxes } from './type-boxes.tsx';

const SPANS = FEED_RANGES.filter((range) => range !== 'custom');
/** Vehicles that one call can name. */
const MOST_VEHICLES = 500;
const KINDS = COMMAND_TYPES.length + ALERT_TYPES.length;

type Props = { view: FeedView; vehicles: readonly Vehicle[]; onApply: (view: FeedView) => void; onClose: () => void };

/** Date range, vehicles, commands and alerts of the feed (commerce 2). Applied together. */
export default function FilterDialog({ view, vehicles, onApply, onClose }: Props) {
  const { t } = useTranslation(['activity-feed', 'common', 'period']);
  const { timezone } = useUser();
  const today = dayIn(now(), timezone);
  const [draft, setDraft] = useState<FeedView>(() => ({ ...view, from: view.from || today, to: view.to || today }));
  // The fields stay while the user edits them, also when their days have a name.
  const [isEditing, setEditing] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const change = (changes: Partial<FeedView>) => setDraft((last) => ({ ...last, ...changes }));
  const chosen = useMemo(() => new Set(draft.vehicles ?? []), [draft.vehicles]);
  const tick = useCallback((ids: readonly number[], isOn: boolean) => {
    setDraft((last) => {
      const next = new Set(last.vehicles ?? []);
      for (const id of ids) {
        if (isOn) next.add(id);
        else next.delete(id);
      }
      return { ...last, vehicles: [...next] };
    });
  }, []);
  const named =
    draft.range === 'custom' && !isEditing ? periodName({ first: draft.from, last: draft.to }, today) : null;
  const period = named ?? draft.range;
  const choosePeriod = (value: string) => {
    const name = NAMED_PERIODS.find((one) => one === value);
    setEditing(value === 'custom');
    if (!name) return change({ range: FEED_RANGES.find((range) => range === value) ?? WHOLE_FEED.range });
    const { first, last } = daysOfPeriod(name, today);
    change({ range: 'custom', from: first, to: last });
  };
  const problem = problemOf(draft, today);
  const kinds = draft.commands.size + draft.alerts.size;
  const apply = () => {
    setChecked(true);
    if (problem) return;
    onApply(draft.range === 'custom' ? draft : { ...draft, from: '', to: '' });
    onClose();
  };
  return (
    <Dialog opened onClose={onClose} title={t('filters')} size={560}>
      <div className={`${styles.filters} ${styles.scrolled}`}>
        {isChecked && problem && <Notice tone="alarm">{t(`problems.${problem}`)}</Notice>}
        <Radio.Group label={t('ranges.label')} value={period} onChange={choosePeriod}>
          <div className={styles.boxes}>
            {SPANS.map((range) => (
              <Radio key={range} value={range} label={t(`ranges.${range}`)} />
            ))}
            {NAMED_PERIODS.map((name) => (
              <Radio key={name} value={name} label={t(`period:${name}`)} />
            ))}
            <Radio value="custom" label={t('ranges.custom')} />
          </div>
        </Radio.Group>
        {period === 'custom' && (
          <div className={styles.days}>
            <DayFields
              days={{ first: draft.from, last: draft.to }}
              today={today}
              problem={null}
              onChange={({ first, last }) => {
                setEditing(true);
                change({ from: first, to: last });
              }}
            />
          </div>
        )}
        <fieldset className={styles.types}>
          <legend>{t('vehicles')}</legend>
          <Switch
            label={t('allVehicles')}
            withThumbIndicator={false}
            checked={draft.vehicles === null}
            onChange={({ currentTarget }) => change({ vehicles: currentTarget.checked ? null : [] })}
          />
          {draft.vehicles !== null && (
            <div className={styles.picker}>
              <VehiclePicker several label={t('vehicles')} vehicles={vehicles} chosen={chosen} onTick={tick} />
            </div>
          )}
        </fieldset>
        <Disclosure
          title={t('kinds.title')}
          summary={t(`kinds.${kinds < KINDS ? 'some' : 'all'}`, { kinds, of: KINDS })}
        >
          <div className={styles.filters}>
            <TypeBoxes
              kind="commands"
              types={COMMAND_TYPES}
              chosen={draft.commands}
              onChange={(commands) => change({ commands })}
            />
            <TypeBoxes
              kind="alerts"
              types={ALERT_TYPES}
              chosen={draft.alerts}
              onChange={(alerts) => change({ alerts })}
            />
          </div>
        </Disclosure>
      </div>
      <DialogFooter>
        <Button variant="subtle" onClick={() => setDraft({ ...WHOLE_FEED, from: today, to: today })}>
          {t('reset')}
        </Button>
        <Button variant="default" onClick={onClose}>
          {t('common:cancel')}
        </Button>
        <Button onClick={apply}>{t('apply')}</Button>
      </DialogFooter>
    </Dialog>
  );
}

type Problem = 'days' | 'vehicles' | 'tooMany' | 'types';

/** Why a view cannot be applied. */
function problemOf({ range, from, to, vehicles, commands, alerts }: FeedView, today: string): Problem | null {
  if (range === 'custom' && (rangeProblem({ first: from, last: to }) !== null || from > today)) return 'days';
  if (commands.size + alerts.size === 0) return 'types';
  if (vehicles?.length === 0) return 'vehicles';
  return (vehicles?.length ?? 0) > MOST_VEHICLES ? 'tooMany' : null;
}
