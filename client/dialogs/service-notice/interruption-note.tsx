import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NOTICE_OF, openNotice } from '../../data/notices/interruptions.ts';
import type { Interruption } from '../../rules/notices/notices.ts';
import { BareButton } from '../../ui/bare-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './interruption-note.module.css';

type Props = { interruption: Interruption; children: ReactNode };

/** Names the interruption that blocks commands, with a link to its notice (core 4). Needs the catalog `vehicles`. */
export function InterruptionNote({ interruption, children }: Props) {
  return (
    <Notice tone="warning">
      {children} <InterruptionDetails interruption={interruption} />
    </Notice>
  );
}

/** Opens the notice about an interruption. */
export function InterruptionDetails({ interruption }: Pick<Props, 'interruption'>) {
  const { t } = useTranslation('vehicles');
  const kind = NOTICE_OF[interruption];
  return (
    <BareButton className={styles.details} onClick={() => openNotice({ kind, by: 'details' })}>
      {t(`interruption.about.${kind}`)}
    </BareButton>
  );
}
