import { VisuallyHidden } from '@mantine/core';
import { IconCheck, IconMinus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ACTIONS, allows, LEVELS } from '../../rules/sharing/grants.ts';
import { Card } from '../../ui/card.tsx';
import styles from './share-form.module.css';

/** What the levels allow, and what no guest may do (commerce 6). */
export function LevelTable() {
  const { t } = useTranslation('sharing');
  return (
    <Card title={t('table.title')}>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{t('table.caption')}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{t('table.action')}</VisuallyHidden>
            </th>
            {LEVELS.map((level) => (
              <th key={level} scope="col">
                {t(`levels.${level}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ACTIONS.map((action) => (
            <tr key={action}>
              <th scope="row">{t(`table.actions.${action}`)}</th>
              {LEVELS.map((level) => (
                <td key={level} data-allowed={allows(level, action)}>
                  {allows(level, action) ? <IconCheck size={18} aria-hidden /> : <IconMinus size={18} aria-hidden />}
                  <VisuallyHidden>{t(allows(level, action) ? 'table.yes' : 'table.no')}</VisuallyHidden>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
