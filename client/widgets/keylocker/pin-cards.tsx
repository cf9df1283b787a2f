import { Button } from '@mantine/core';
import { Suspense, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { KeylockerState, Vehicle } from '../../api/model.ts';
import { loadNamespaces } from '../../i18n/setup.ts';
import { guestPin, masterPin, type PinStanding } from '../../rules/keylocker/pins.ts';
import { MINUTE } from '../../rules/time/duration.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { lazyChunk } from '../../ui/lazy-chunk.tsx';
import { useNow } from '../../ui/use-now.ts';
import { useFormat } from '../../wording/use-format.ts';
import styles from './pin-card.module.css';
import type { PinFormProps } from './pin-forms.tsx';
import { usePinGate } from './use-pin-gate.ts';
import { usePinReason } from './use-pin-reason.ts';

/** Loaded on demand. */
const PinForm = lazyChunk(async () => {
  const [form] = await Promise.all([import('./pin-forms.tsx'), loadNamespaces(['forms'])]);
  return form;
});

type Props = { vehicle: Vehicle; state: KeylockerState };

const TONES = { set: 'moving', not_set: 'quiet', ended: 'warning', unknown: 'quiet' } as const;

/** Whether the master PIN is set, and the form that sets or changes it. */
export function MasterPinCard({ vehicle, state }: Props) {
  const { t } = useTranslation('keylocker');
  const standing = masterPin(state);
  return (
    <PinCard
      vehicle={vehicle}
      title={t('master.title')}
      text={t('master.text')}
      standing={standing}
      replaces={false}
      actions={[{ form: 'master', label: t(standing === 'set' ? 'master.change' : 'master.set'), why: null }]}
    />
  );
}

/** Whether a guest PIN is valid, until when and for whom, and the forms that set, change and clear it. */
export function GuestPinCard({ vehicle, state }: Props) {
  const { t } = useTranslation('keylocker');
  const format = useFormat();
  const { standing, endsAt, isShared } = guestPin(state, useNow(MINUTE));
  const isSet = standing === 'set';
  const time = endsAt === null ? '' : format.dateTime(endsAt);
  const notes = [
    standing === 'ended' && t('endedAt', { time }),
    isSet && (endsAt === null ? t('noEnd') : t('endsAt', { time })),
    isSet && isShared && t('isShared'),
  ].filter((note) => note !== false);
  return (
    <PinCard
      vehicle={vehicle}
      title={t('guest.title')}
      text={t('guest.text')}
      standing={standing}
      notes={notes}
      replaces={isSet}
      actions={[
        { form: 'guest', label: t(isSet ? 'guest.change' : 'guest.set'), why: null },
        ...(standing === 'not_set'
          ? []
          : [
              {
                form: 'clear' as const,
                label: t('guest.clear'),
                why: masterPin(state) === 'not_set' ? t('guest.needsMaster') : null,
              },
            ]),
      ]}
    />
  );
}

type Action = { form: PinFormProps['form']; label: string; why: string | null };
type CardProps = {
  vehicle: Vehicle;
  title: string;
  text: string;
  standing: PinStanding;
  notes?: readonly string[];
  replaces: boolean;
  actions: readonly Action[];
};

function PinCard({ vehicle, title, text, standing, notes = [], replaces, actions }: CardProps) {
  const { t } = useTranslation('keylocker');
  const gate = usePinGate(vehicle);
  const reasonOf = usePinReason();
  const [opened, setOpened] = useState<Action['form'] | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const hadForm = useRef(false);
  // The form had the focus, and is unmounted.
  useEffect(() => {
    if (opened === null && hadForm.current) heading.current?.focus();
    hadForm.current = opened !== null;
  }, [opened]);
  const reasonId = useId();
  const disabledReason = gate.allowed ? null : reasonOf(gate.reason);
  const reason = disabledReason ?? actions.find(({ why }) => why !== null)?.why ?? null;
  return (
    <Card
      title={title}
      headingRef={heading}
      beside={<Badge tone={TONES[standing]}>{t(`standings.${standing}`)}</Badge>}
    >
      <div className={styles.body}>
        <p className={styles.text}>{text}</p>
        {notes.length > 0 && (
          <p className={styles.standing}>
            {notes.map((note) => (
              <span key={note}>{note}</span>
            ))}
          </p>
        )}
        {opened !== null && (gate.allowed || gate.reason === 'offline') ? (
          <Suspense>
            <PinForm vehicle={vehicle} form={opened} replaces={replaces} onClose={() => setOpened(null)} />
          </Suspense>
        ) : (
          <div className={styles.buttons}>
            {actions.map(({ form, label, why }) => (
              <Opener
                key={form}
                label={label}
                reasonId={disabledReason === null && why === null ? null : reasonId}
                onOpen={() => setOpened(form)}
              />
            ))}
          </div>
        )}
        {(opened === null || !gate.allowed) && reason !== null && (
          <p id={reasonId} className={styles.why}>
            {reason}
          </p>
        )}
      </div>
    </Card>
  );
}

type OpenerProps = {
  label: string;
  /** Id of the reason why it cannot be opened now. */
  reasonId: string | null;
  onOpen: () => void;
};

/** Opens a form. Stays focusable while it cannot, with its reason. */
function Opener({ label, reasonId, onOpen }: OpenerProps) {
  return (
    <Button
      variant="default"
      data-disabled={reasonId !== null || undefined}
      aria-disabled={reasonId !== null || undefined}
      aria-describedby={reasonId ?? undefined}
      onClick={reasonId === null ? onOpen : undefined}
    >
      {label}
    </Button>
  );
}
