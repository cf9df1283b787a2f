import { VisuallyHidden } from '@mantine/core';
import {
  IconCamera,
  IconCheck,
  IconMicrophone,
  IconMicrophoneOff,
  IconPlayerStopFilled,
  IconRefresh,
  IconSpeakerphone,
  IconX,
} from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Camera } from '../../api/model.ts';
import { BareButton } from '../../ui/bare-button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import styles from './dock.module.css';
import { ACTIONS, type ActionState, canRetry, type LiveAction, type LiveState } from './live-state.ts';

type Props = {
  state: LiveState;
  /** Cameras of the product. */
  cameras: readonly Camera[];
  onCamera: (camera: Camera) => void;
  onAct: (action: LiveAction) => void;
  /** Cancels the alarm command. `null` unless it waits for another command. */
  onCancelAlarm: (() => void) | null;
  onRetry: () => void;
  onEnd: () => void;
};

/** Controls of core 2.11. The rear camera has no microphone. After a failure, only retry or end are left. */
export function Dock({ state, cameras, onCamera, onAct, onCancelAlarm, onRetry, onEnd }: Props) {
  const { t } = useTranslation(['live-view', 'commands']);
  const { view, camera } = state;
  const isDisabled = view.phase === 'failed' && view.failure.kind === 'disabled';
  const actions = ACTIONS.filter((action) => action !== 'microphone' || camera === 'front');
  return (
    <section className={styles.dock} aria-label={t('controls')}>
      {!isDisabled && cameras.length > 1 && <CameraSwitch cameras={cameras} camera={camera} onChange={onCamera} />}
      <div className={styles.actions}>
        {view.phase !== 'failed' &&
          actions.map((action) => (
            <ActionButton
              key={action}
              action={action}
              state={state}
              onPress={() => onAct(action)}
              onCancel={action === 'alarm' ? onCancelAlarm : null}
            />
          ))}
        {canRetry(state) ? (
          <Control icon={<IconRefresh size={24} aria-hidden />} look="retry" label={t('retry')} onPress={onRetry} />
        ) : (
          <Control icon={<IconPlayerStopFilled size={24} aria-hidden />} look="end" label={t('end')} onPress={onEnd} />
        )}
      </div>
      <VisuallyHidden component="output">
        {ACTIONS.map((action) => {
          const ended = state.actions[action];
          if (ended === 'done') return t(`announce.${action}Done`);
          if (ended === 'lost') return t('commands:reasons.lost');
          return ended === 'failed' ? t(`announce.${action}Failed`) : '';
        }).join(' ')}
      </VisuallyHidden>
    </section>
  );
}

type SwitchProps = { cameras: readonly Camera[]; camera: Camera; onChange: (camera: Camera) => void };

function CameraSwitch({ cameras, camera, onChange }: SwitchProps) {
  const { t } = useTranslation('live-view');
  const name = useId();
  return (
    <fieldset className={styles.cameras}>
      <VisuallyHidden component="legend">{t('camera')}</VisuallyHidden>
      {cameras.map((one) => (
        <label key={one} data-chosen={one === camera}>
          <input type="radio" name={name} checked={one === camera} onChange={() => onChange(one)} />
          {t(one)}
        </label>
      ))}
    </fieldset>
  );
}

type ActionProps = { action: LiveAction; state: LiveState; onPress: () => void; onCancel: (() => void) | null };

/** These commands have no waiting stage: the device answers at once or not at all. */
const STAGES = { busy: 'sending', done: 'done', failed: 'failed', lost: 'lost' } as const;

function ActionButton({ action, state, onPress, onCancel }: ActionProps) {
  const { t } = useTranslation(['live-view', 'commands', 'common']);
  const isOn = (action === 'alarm' && state.isAlarmOn) || (action === 'microphone' && state.isMicrophoneOn);
  const now = state.actions[action];
  if (onCancel)
    return <Control icon={<IconX size={24} aria-hidden />} look="off" label={t('common:cancel')} onPress={onCancel} />;
  return (
    <Control
      icon={<ActionIcon action={action} isOn={isOn} now={now} />}
      look={now === 'idle' || now === 'busy' ? (isOn ? `${action}-on` : 'off') : now === 'done' ? 'done' : 'failed'}
      label={labelOf()}
      pressed={action === 'snapshot' ? undefined : isOn}
      isBusy={now !== 'idle'}
      disabledReason={state.view.phase === 'playing' ? undefined : t('whenPlaying')}
      onPress={onPress}
    />
  );

  function labelOf(): string {
    if (action === 'snapshot') return now === 'lost' ? t('commands:stages.lost') : t(`snapshot.${now}`);
    return now === 'idle' ? t(`${action}.${isOn ? 'on' : 'off'}`) : t(`commands:stages.${STAGES[now]}`);
  }
}

function ActionIcon({ action, isOn, now }: { action: LiveAction; isOn: boolean; now: ActionState }) {
  const icon = { size: 24, 'aria-hidden': true };
  if (now === 'busy') return <Spinner />;
  if (now === 'done') return <IconCheck {...icon} />;
  if (now === 'failed' || now === 'lost') return <IconX {...icon} />;
  if (action === 'snapshot') return <IconCamera {...icon} />;
  if (action === 'alarm') return <IconSpeakerphone {...icon} />;
  return isOn ? <IconMicrophone {...icon} /> : <IconMicrophoneOff {...icon} />;
}

type ControlProps = {
  icon: ReactNode;
  look: string;
  label: string;
  pressed?: boolean | undefined;
  isBusy?: boolean;
  disabledReason?: string | undefined;
  onPress: () => void;
};

function Control({ icon, look, label, pressed, isBusy = false, disabledReason, onPress }: ControlProps) {
  const why = useId();
  const isDisabled = disabledReason !== undefined;
  return (
    <BareButton
      className={styles.control}
      data-look={look}
      data-unavailable={isDisabled}
      aria-pressed={pressed}
      aria-disabled={isBusy || isDisabled || undefined}
      aria-describedby={isDisabled ? why : undefined}
      title={disabledReason}
      onClick={isBusy || isDisabled ? undefined : onPress}
    >
      <span className={styles.face}>{icon}</span>
      {label}
      {isDisabled && (
        <VisuallyHidden id={why} aria-hidden>
          {disabledReason}
        </VisuallyHidden>
      )}
    </BareButton>
  );
}
