import { ActionIcon, Button } from '@mantine/core';
import { IconFolders, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Vehicle } from '../../api/model.ts';
import { GROUPS } from '../../rules/constants/forms.ts';
import type { Group } from '../../rules/groups/groups.ts';
import { EmptyState } from '../../ui/states.tsx';
import styles from './group-list.module.css';
import parts from './run-footer.module.css';
import { Buttons } from './run-footer.tsx';
import { useLockLines } from './use-lock-lines.ts';
import type { View } from './views.ts';

type Props = {
  vehicles: readonly Vehicle[];
  groups: readonly Group[];
  /** Vehicles that are exclusive to other users. */
  exclusiveToOthers: ReadonlySet<number>;
  focus: string | null;
  onView: (view: View) => void;
};

/** All groups with their number of vehicles, and a button for a new group below the limit. */
export function GroupList({ vehicles, groups, exclusiveToOthers, focus, onView }: Props) {
  const { t } = useTranslation('groups');
  const reasonId = useId();
  const content = useRef<HTMLDivElement>(null);
  const create = useRef<HTMLButtonElement>(null);
  const hasRoom = groups.length < GROUPS;
  const hasOwn = vehicles.some(({ isShared }) => !isShared);
  const reason = hasOwn ? null : t(vehicles.length > 0 ? 'reasons.onlyShared' : 'reasons.noVehicles');
  // Returns the focus to the group that was opened.
  const first = useRef(focus);
  useEffect(() => {
    const rows = [...(content.current?.querySelectorAll<HTMLElement>('[data-group]') ?? [])];
    const own = rows.find((row) => row.dataset['group'] === first.current) ?? (create.current ? null : rows[0]);
    (own?.querySelector('button') ?? create.current)?.focus();
  }, []);
  return (
    <>
      <div ref={content}>
        {groups.length === 0 ? (
          <EmptyState icon={IconFolders} title={t('empty.title')} text={t('empty.text')} />
        ) : (
          <ul className={styles.groups}>
            {groups.map((group) => (
              <Row key={group.name} group={group} exclusiveToOthers={exclusiveToOthers} onView={onView} />
            ))}
          </ul>
        )}
        <p className={styles.note} data-last={!hasRoom}>
          {t('limit')}
        </p>
      </div>
      {hasRoom && (
        <Buttons>
          {reason !== null && (
            <p className={parts.reason} id={reasonId}>
              {reason}
            </p>
          )}
          <Button
            ref={create}
            data-autofocus
            leftSection={<IconPlus size={16} aria-hidden />}
            {...(reason === null
              ? { onClick: () => onView({ step: 'form', group: null }) }
              : { 'data-disabled': true, 'aria-disabled': true, 'aria-describedby': reasonId })}
          >
            {t('create')}
          </Button>
        </Buttons>
      )}
    </>
  );
}

type RowProps = { group: Group } & Pick<Props, 'exclusiveToOthers' | 'onView'>;

function Row({ group, exclusiveToOthers, onView }: RowProps) {
  const { t } = useTranslation('groups');
  const lockId = useId();
  const locks = useLockLines()(group, exclusiveToOthers);
  const isLocked = locks.length > 0;
  return (
    <li className={styles.group} data-group={group.name}>
      <span className={styles.texts}>
        <span className={`${styles.name} one-line`}>{group.name}</span>
        <span className={styles.count}>{t('count', { count: group.members.length })}</span>
        {isLocked && (
          <span className={styles.lock} id={lockId}>
            {locks.join(' ')}
          </span>
        )}
      </span>
      <ActionIcon
        variant="subtle"
        aria-label={t('edit', { name: group.name })}
        onClick={() => onView({ step: 'form', group })}
      >
        <IconPencil size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        className={styles.delete}
        aria-label={t('delete', { name: group.name })}
        {...(isLocked
          ? { 'data-disabled': true, 'aria-disabled': true, 'aria-describedby': lockId }
          : { onClick: () => onView({ step: 'delete', group }) })}
      >
        <IconTrash size={18} aria-hidden />
      </ActionIcon>
    </li>
  );
}
