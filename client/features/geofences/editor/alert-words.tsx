import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Vehicle } from '../../../api/model.ts';
import { ruleVehicles } from '../../../rules/alerts/rule-vehicles.ts';
import { MOVES, type Moves, movesOf, withMoves } from '../../../rules/geofences/fence-sentences.ts';
import { groupsOf } from '../../../rules/groups/groups.ts';
import { VehiclePicker } from '../../../ui/vehicle-picker/vehicle-picker.tsx';
import { RuleSentence } from '../../../widgets/alert-rules/rule-sentence.tsx';
import { useVehiclesText } from '../../../widgets/alert-rules/use-rule-texts.ts';
import { Word } from '../../../widgets/alert-rules/word.tsx';
import type { AlertsGate } from './alert-boxes.tsx';
import styles from './editor.module.css';
import type { Chosen } from './use-save-alerts.ts';

type Props = {
  /** Name of the geofence. */
  fence: string;
  vehicles: readonly Vehicle[];
  gateOf: (vehicle: Vehicle) => AlertsGate;
  value: Chosen;
  change: (value: Chosen) => void;
};

type Reason = Extract<AlertsGate, { allowed: false }>['reason'];
/** A sentence that takes the focus, or whose choice of vehicles opens. */
type Target = { moves: Moves; turn: number };

/** Alerts of a geofence as sentences: one for vehicles that leave, one for those that arrive, one for both. */
export function AlertWords({ fence, vehicles, gateOf, value, change }: Props) {
  const { t } = useTranslation(['geofences', 'alert-rules']);
  const groups = useMemo(() => groupsOf(vehicles), [vehicles]);
  const members = useMemo(() => Map.groupBy(vehicles, ({ id }) => movesOf(value, id)), [vehicles, value]);
  const disabledReasons = useMemo(() => {
    const reasons = new Map<number, Reason>();
    for (const vehicle of vehicles) {
      const gate = gateOf(vehicle);
      if (!gate.allowed) reasons.set(vehicle.id, gate.reason);
    }
    return reasons;
  }, [vehicles, gateOf]);
  // A sentence whose last vehicle is taken out stays, so that others can be chosen.
  const [drafts, setDrafts] = useState<ReadonlySet<Moves>>(new Set());
  const [opened, setOpened] = useState<Target | null>(null);
  const [focused, setFocused] = useState<Target | null>(null);
  const shown = MOVES.filter((moves) => members.has(moves) || drafts.has(moves));
  if (shown.length === 0) shown.push('depart');
  const next = MOVES.find((moves) => !shown.includes(moves));
  const turnOf = (last: Target | null) => (last?.turn ?? 0) + 1;

  const tick = (moves: Moves, ids: readonly number[], isOn: boolean) => {
    setDrafts((last) => new Set(last).add(moves));
    change(withMoves(value, ids, isOn ? moves : null));
  };
  const move = (from: Moves, to: Moves) => {
    const ids = (members.get(from) ?? []).map(({ id }) => id).filter((id) => !disabledReasons.has(id));
    setDrafts((last) => new Set([...last].filter((moves) => moves !== from)).add(to));
    setFocused((last) => ({ moves: to, turn: turnOf(last) }));
    change(withMoves(value, ids, to));
  };
  const add = (moves: Moves) => {
    setDrafts((last) => new Set([...last, ...shown, moves]));
    setOpened((last) => ({ moves, turn: turnOf(last) }));
  };
  return (
    <>
      {shown.map((moves) => (
        <Sentence
          key={moves}
          {...{ moves, fence, vehicles, groups, disabledReasons }}
          members={members.get(moves) ?? []}
          opensWith={opened?.moves === moves ? opened.turn : 0}
          onTick={(ids, isOn) => tick(moves, ids, isOn)}
          onMoves={(to) => move(moves, to)}
          focusesWith={focused?.moves === moves ? focused.turn : 0}
        />
      ))}
      {next && (
        <Button
          variant="default"
          className={styles.add}
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => add(next)}
        >
          {t('geofences:editor.alerts.add')}
        </Button>
      )}
    </>
  );
}

type SentenceProps = Pick<Props, 'fence' | 'vehicles'> & {
  moves: Moves;
  members: readonly Vehicle[];
  groups: ReturnType<typeof groupsOf>;
  disabledReasons: ReadonlyMap<number, Reason>;
  opensWith: number;
  onTick: (vehicleIds: readonly number[], isOn: boolean) => void;
  onMoves: (moves: Moves) => void;
  focusesWith: number;
};

function Sentence({
  moves,
  fence,
  vehicles,
  members,
  groups,
  disabledReasons,
  opensWith,
  onTick,
  onMoves,
  focusesWith,
}: SentenceProps) {
  const { t } = useTranslation('alert-rules');
  const vehiclesText = useVehiclesText();
  const chosen = useMemo(() => new Set(members.map(({ id }) => id)), [members]);
  const subject = vehiclesText(ruleVehicles(members, groups, (id) => !disabledReasons.has(id)));
  const isFixed = members.length > 0 && members.every(({ id }) => disabledReasons.has(id));
  const textOf = (one: Moves) => t(`words.${one}`, { count: subject.count });
  return (
    <p className={styles.sentence}>
      <RuleSentence
        type="fence"
        texts={{ ...subject, moves: textOf(moves), fence }}
        parts={{
          vehicles: (
            <Word
              label={t('words.labels.vehicles')}
              value={subject.vehicles}
              opensWith={opensWith}
              field={
                <div className={styles.picker}>
                  <VehiclePicker
                    several
                    label={t('words.labels.vehicles')}
                    {...{ vehicles, chosen, disabledReasons, onTick }}
                    Mark={Mark}
                  />
                </div>
              }
            />
          ),
          ...(!isFixed && {
            moves: (
              <Word
                label={t('words.labels.moves')}
                value={textOf(moves)}
                focusesWith={focusesWith}
                closesWith={String(members.length)}
                field={
                  <fieldset className={styles.moves}>
                    <legend>{t('words.labels.moves')}</legend>
                    {MOVES.map((one) => (
                      <Button
                        key={one}
                        variant="default"
                        aria-pressed={one === moves}
                        data-autofocus={one === moves || undefined}
                        onClick={() => onMoves(one)}
                      >
                        {textOf(one)}
                      </Button>
                    ))}
                  </fieldset>
                }
              />
            ),
          }),
        }}
      />
    </p>
  );
}

/** Why a vehicle cannot get the alert. */
function Mark({ disabledReason }: { disabledReason: Reason | null }) {
  const { t } = useTranslation('geofences');
  return disabledReason && <small className={styles.mark}>{t(`editor.alerts.disabled.${disabledReason}`)}</small>;
}
