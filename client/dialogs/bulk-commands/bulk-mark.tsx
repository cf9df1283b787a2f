import {
  IconBan,
  IconCalendarX,
  IconCircleCheck,
  IconCircleX,
  IconCurrentLocation,
  IconMoon,
  IconPlayerPauseFilled,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Vehicle } from '../../api/model.ts';
import { useBulk } from '../../data/commands/bulk.ts';
import { openNotice } from '../../data/notices/interruptions.ts';
import type { BulkRow } from '../../rules/commands/bulk-flow.ts';
import type { CommandDisabledReason } from '../../rules/commands/command-gate.ts';
import { SECOND } from '../../rules/time/duration.ts';
import { stopwatch } from '../../rules/time/elapsed.ts';
import { useFormat } from '../../state/use-format.ts';
import { BareButton } from '../../ui/bare-button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useNow } from '../../ui/use-now.ts';
import styles from './bulk-mark.module.css';
import { useBulkTexts } from './use-bulk-texts.ts';

type Mark = {
  tone: 'success' | 'sending' | 'failed' | 'lapsed' | 'disabled';
  icon: ReactNode;
  word: ReactNode;
  note: ReactNode;
};

/** Until then a command is said to be on its way; afterwards it is the device that is waited for. */
const SENDING_FOR = 1_000;

const BAR_ICONS: Partial<Record<CommandDisabledReason, typeof IconBan>> = {
  expired: IconCalendarX,
  paused: IconPlayerPauseFilled,
  tracking_only: IconCurrentLocation,
  deep_sleep: IconMoon,
};

/** Beside a vehicle; draws itself anew when its own answer comes, and not with those of the others. */
export function BulkMark({
  vehicle,
  disabledReason,
}: {
  vehicle: Vehicle;
  disabledReason: CommandDisabledReason | null;
}) {
  const mark = useMark(
    useBulk(({ rows }) => rows.get(vehicle.id)),
    disabledReason,
  );
  if (!mark) return null;
  return (
    <span className={styles.mark} data-tone={mark.tone}>
      {mark.note && <span className={styles.note}>{mark.note}</span>}
      <span className={styles.state}>
        {mark.icon}
        {mark.word}
      </span>
    </span>
  );
}

/**
 * What a row says: one of the seven states of core 2.7, or in their place what else bars the vehicle; beside it, in a few
 * words, why or since when. Null: nothing is to be said.
 */
function useMark(row: BulkRow | undefined, disabledReason: CommandDisabledReason | null): Mark | null {
  const { t } = useTranslation('commands');
  const texts = useBulkTexts();
  const format = useFormat();
  switch (row?.step) {
    case 'waiting':
      return { tone: 'sending', icon: <Spinner />, word: t('bulk.states.sending'), note: t('bulk.notes.inLine') };
    case 'sending':
      return {
        tone: 'sending',
        icon: <Spinner />,
        word: t('bulk.states.sending'),
        note: <Waited since={row.since} />,
      };
    case 'success':
      return {
        tone: 'success',
        icon: <IconCircleCheck size={18} aria-hidden />,
        word: t('bulk.states.success'),
        note: format.time(row.at),
      };
    case 'failed':
      return {
        tone: 'failed',
        icon: <IconCircleX size={18} aria-hidden />,
        word: t('bulk.states.failed'),
        note: texts.note(row.why),
      };
    case undefined:
  }
  if (disabledReason === null) return null;
  const Icon = BAR_ICONS[disabledReason] ?? IconBan;
  return {
    tone: disabledReason === 'paused' || disabledReason === 'expired' ? 'lapsed' : 'disabled',
    icon: <Icon size={18} aria-hidden />,
    word: isInterruption(disabledReason) ? (
      <Interruption disabledReason={disabledReason} />
    ) : (
      texts.disabledReasonText(disabledReason)
    ),
    note: disabledReason === 'tracking_only' ? t('bulk.notes.refresh') : null,
  };
}

function Waited({ since }: { since: number }) {
  const { t } = useTranslation('commands');
  const gone = useNow(SECOND) - since;
  return gone < SENDING_FOR ? null : t('bulk.notes.waiting', { elapsed: stopwatch(gone) });
}

type InterruptionDisabledReason = Extract<CommandDisabledReason, 'outage' | 'maintenance'>;
const isInterruption = (disabledReason: CommandDisabledReason): disabledReason is InterruptionDisabledReason =>
  disabledReason === 'outage' || disabledReason === 'maintenance';

/** Whoever tries to command a blocked device is told what goes on (core 4). */
export function explainDisabled(disabledReason: CommandDisabledReason): void {
  if (isInterruption(disabledReason)) openNotice({ kind: disabledReason, by: 'command' });
}

function Interruption({ disabledReason }: { disabledReason: InterruptionDisabledReason }) {
  const texts = useBulkTexts();
  return (
    <BareButton className={styles.why} tabIndex={-1} onClick={() => explainDisabled(disabledReason)}>
      {texts.disabledReasonText(disabledReason)}
    </BareButton>
  );
}
