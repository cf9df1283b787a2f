import { Button } from '@mantine/core';
import { IconChecks, IconLock, IconLockOpen, IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Vehicle } from '../../api/model.ts';
import { useBulkOffer } from '../../data/commands/use-bulk-offer.ts';
import { useUnlocked } from '../../data/commands/use-unlocked.ts';
import { NOTICE_OF, openNotice } from '../../data/notices/interruptions.ts';
import { vehiclesQuery } from '../../data/vehicles/queries.ts';
import { InterruptionDetails } from '../../dialogs/service-notice/interruption-note.tsx';
import { openBulkCommands } from '../../state/open-dialogs.ts';
import { openPalette } from '../../state/palette.ts';
import { BetweenPresses } from '../../ui/between-presses.tsx';
import { Card } from '../../ui/card.tsx';
import { useUnlockedTexts } from '../../wording/unlocked.ts';
import styles from './quick-actions.module.css';
import { useInterrupted } from './use-interrupted.ts';

/** The quick actions of core 3. */
const ACTIONS = [
  { command: 'arm', icon: IconLock },
  { command: 'disarm', icon: IconLockOpen },
  { command: 'location', icon: IconRefresh },
] as const;

const NONE: readonly Vehicle[] = [];

/** Chooses a command, then a vehicle in the palette. Opens the notice instead if no vehicle can take commands (core 4). */
export function QuickActions() {
  const { t } = useTranslation(['dashboard', 'vehicles', 'commands']);
  const { reason } = useBulkOffer();
  const isDisabled = reason !== null;
  const reasonId = useId();
  const { data: vehicles = NONE } = useQuery(vehiclesQuery());
  const { interruption, vehicles: stopped } = useInterrupted(vehicles);
  const { unlocked, lockAll } = useUnlocked(vehicles);
  const unlockedTexts = useUnlockedTexts()(unlocked);
  const begin = (command: string) => {
    if (interruption && stopped.length === vehicles.length) {
      openNotice({ kind: NOTICE_OF[interruption], by: 'command' });
    } else {
      openPalette(`${command} `);
    }
  };
  return (
    <Card title={t('quick.title')} beside={<small className={styles.hint}>{t('quick.hint')}</small>}>
      <BetweenPresses>
        {unlocked.length > 0 && (
          <p className={styles.unlocked}>
            <IconLockOpen size={18} aria-hidden />
            <span>{unlockedTexts.text}</span>
            <Button size="compact-sm" variant="light" aria-haspopup="dialog" onClick={lockAll}>
              {unlockedTexts.act}
            </Button>
          </p>
        )}
      </BetweenPresses>
      <div className={styles.actions}>
        {ACTIONS.map(({ command, icon: Icon }) => {
          const name = t(`commands:names.${command}`);
          return (
            <Button
              key={command}
              variant="default"
              classNames={{ root: styles.action, inner: styles.inner, label: styles.label }}
              aria-haspopup="dialog"
              data-disabled={isDisabled || undefined}
              aria-disabled={isDisabled}
              aria-describedby={isDisabled ? reasonId : undefined}
              onClick={isDisabled ? undefined : () => begin(name)}
            >
              <Icon size={18} aria-hidden />
              {name}
            </Button>
          );
        })}
        <Button
          variant="subtle"
          className={styles.several}
          leftSection={<IconChecks size={18} aria-hidden />}
          aria-haspopup="dialog"
          data-disabled={isDisabled || undefined}
          aria-disabled={isDisabled}
          aria-describedby={isDisabled ? reasonId : undefined}
          onClick={isDisabled ? undefined : () => openBulkCommands()}
        >
          {t('vehicles:sending.several')}
        </Button>
        {isDisabled && (
          <small className={styles.reason} id={reasonId}>
            {reason}
          </small>
        )}
        <BetweenPresses>
          {interruption && (
            <p className={styles.interruption}>
              {t('attention.interrupted', { count: stopped.length })}{' '}
              <InterruptionDetails interruption={interruption} />
            </p>
          )}
        </BetweenPresses>
      </div>
    </Card>
  );
}
