import '@mantine/core/styles/FloatingIndicator.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';
import { SegmentedControl } from '@mantine/core';
import { IconLock, IconLockOpen, IconRefresh } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { BULK_COMMANDS, type BulkCommand } from '../../rules/commands/bulk.ts';
import styles from './bulk-form.module.css';

const ICONS = { arm: IconLock, disarm: IconLockOpen, location: IconRefresh };

type Props = {
  command: BulkCommand | null;
  isLocked: boolean;
  isMissing: boolean;
  onChoose: (command: BulkCommand) => void;
};

/** Lock, unlock or refresh. None is preselected (core 5: a command is required). */
export function CommandChoice({ command, isLocked, isMissing, onChoose }: Props) {
  const { t } = useTranslation(['bulk-commands', 'commands']);
  const problemId = useId();
  return (
    <div className={styles.choice} data-part="command">
      <SegmentedControl
        // The dialog's focus begins here. The library passes no attributes to its inputs.
        ref={(root) => root?.querySelector('input:checked, input')?.setAttribute('data-autofocus', 'true')}
        fullWidth
        withItemsBorders={false}
        className={styles.segments}
        classNames={{ indicator: styles.indicator }}
        aria-label={t('bulk-commands:command')}
        aria-required
        aria-invalid={isMissing || undefined}
        aria-describedby={isMissing ? problemId : undefined}
        value={command ?? ''}
        readOnly={isLocked}
        disabled={isLocked}
        onChange={(value) => {
          const chosen = BULK_COMMANDS.find((one) => one === value);
          if (chosen) onChoose(chosen);
        }}
        data={BULK_COMMANDS.map((value) => {
          const Icon = ICONS[value];
          return {
            value,
            label: (
              <span className={styles.segment}>
                <Icon size={18} aria-hidden />
                {t(`commands:names.${value}`)}
              </span>
            ),
          };
        })}
      />
      <p className={styles.problem} id={problemId} role="alert">
        {isMissing && t('bulk-commands:required')}
      </p>
    </div>
  );
}
