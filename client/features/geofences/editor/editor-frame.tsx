import { IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { canManageGeofences } from '../../../rules/access/roles.ts';
import { useUser } from '../../../state/session.ts';
import { Boxed } from '../../../ui/page-columns.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import styles from './editor.module.css';

/** Layout of the editor. Only owners of an account have geofences (commerce 7). */
export function EditorFrame({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTranslation('geofences');
  const gate = canManageGeofences(useUser());
  return (
    <div className={styles.page}>
      <h1>{title}</h1>
      {gate.allowed ? (
        children
      ) : (
        <Boxed>
          <EmptyState icon={IconLock} title={t('ownersOnly.title')} text={t('ownersOnly.text')} />
        </Boxed>
      )}
    </div>
  );
}
