import { IconFileOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useErrorLines } from '../../api/error-lines.ts';
import { articleQuery } from '../../data/support/articles.ts';
import { CmsContent } from '../../ui/cms-content.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { EmptyState, FailureState } from '../../ui/states.tsx';
import styles from './help-page.module.css';

/** An article in the user's language, sanitized. */
export function ArticleBody({ articleNumber, hasTitle = false }: { articleNumber: string; hasTitle?: boolean }) {
  const { t, i18n } = useTranslation('help-flow');
  const errorLines = useErrorLines();
  const { data, error, refetch } = useQuery(articleQuery(articleNumber, i18n.language));
  if (data) {
    const { title, body = '', language } = data;
    return (
      <div lang={language}>
        {hasTitle && title && <h2 className={styles.articleTitle}>{title}</h2>}
        <CmsContent isArticle html={body} className={styles.article} />
      </div>
    );
  }
  if (error?.kind === 'not-found') {
    return <EmptyState icon={IconFileOff} title={t('article.gone.title')} text={t('article.gone.text')} />;
  }
  if (error)
    return <FailureState title={t('article.failed')} lines={errorLines(error)} onRetry={() => void refetch()} />;
  return <SkeletonRows rows={3} />;
}
