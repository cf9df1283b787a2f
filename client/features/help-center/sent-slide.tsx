import { Button } from '@mantine/core';
import { IconCircleCheck, IconMail } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { REPLY_HOURS } from '../../rules/constants/help.ts';
import { useHelpFlow } from '../../state/help-flow.ts';
import { ButtonLink } from '../../ui/light/button.tsx';
import { Boxed } from '../../ui/page-columns.tsx';
import { EmptyState } from '../../ui/states.tsx';
import styles from './help-page.module.css';

/** Confirmation of a case: its number, the address, and when the team replies (commerce 9). */
export default function SentSlide() {
  const { t } = useTranslation(['help-flow', 'common']);
  const sent = useHelpFlow((flow) => flow.sent);
  const title = sent ? t('common:labeled', { label: t('sent.number'), value: sent.id }) : t('sent.none.title');
  const text = sent ? t('sent.text', { email: sent.email, hours: REPLY_HOURS }) : t('sent.none.text');
  return (
    <Boxed>
      <EmptyState icon={sent ? IconCircleCheck : IconMail} title={title} text={text}>
        <div className={styles.buttons}>
          <ButtonLink to={paths.helpCenter}>{t('sent.another')}</ButtonLink>
          <Button variant="default" component={Link} to={paths.dashboard}>
            {t('sent.dashboard')}
          </Button>
        </div>
      </EmptyState>
    </Boxed>
  );
}
