import { VisuallyHidden } from '@mantine/core';
import { IconCheck, IconMinus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ABILITIES, allows, LEVELS } from '../../rules/sharing/grants.ts';
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
              <VisuallyHidden>{t('table.ability')}</VisuallyHidden>
            </th>
            {LEVELS.map((level) => (
              <th key={level} scope="col">
                {t(`levels.${level}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ABILITIES.map((ability) => (
            <tr key={ability}>
              <th scope="row">{t(`table.abilities.${ability}`)}</th>
              {LEVELS.map((level) => (
                <td key={level} data-allowed={allows(level, ability)}>
                  {allows(level, ability) ? <IconCheck size={18} aria-hidden /> : <IconMinus size={18} aria-hidden />}
                  <VisuallyHidden>{t(allows(level, ability) ? 'table.yes' : 'table.no')}</VisuallyHidden>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
