import { IconArrowRight, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Given } from '../../rules/access/transfer.ts';
import styles from './transfer-page.module.css';

/** What the new owner receives, and what ends with the transfer. */
export function WhatChanges({ kind }: { kind: Given }) {
  const { t } = useTranslation('transfer');
  return (
    <div className={styles.changes}>
      <Part
        title={t('goes')}
        icon={<IconArrowRight size={16} aria-hidden />}
        lines={[t(`goesParts.${kind}.plan`), t(`goesParts.${kind}.data`)]}
      />
      <Part
        title={t('ends')}
        icon={<IconX size={16} aria-hidden />}
        lines={[t('endsParts.access'), t('endsParts.history'), t('endsParts.personal')]}
      />
    </div>
  );
}

function Part({ title, icon, lines }: { title: string; icon: ReactNode; lines: readonly string[] }) {
  return (
    <section>
      <h3>{title}</h3>
      <ul className={styles.parts}>
        {lines.map((line) => (
          <li key={line}>
            {icon}
            <span>{line}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
