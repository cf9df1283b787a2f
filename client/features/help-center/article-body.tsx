import { IconFileOff, IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useErrorLines } from '../../api/error-lines.ts';
import { articleQuery } from '../../data/support/articles.ts';
import { CmsContent } from '../../ui/cms-content.tsx';
import { LightButton } from '../../ui/light/button.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { EmptyState, FailureState } from '../../ui/states.tsx';
import styles from './help-page.module.css';

/** An article in the user's language, sanitized. `hasTitle`: with its title and a button to print it. */
export function ArticleBody({ articleNumber, hasTitle = false }: { articleNumber: string; hasTitle?: boolean }) {
  const { t, i18n } = useTranslation('help-flow');
  const errorLines = useErrorLines();
  const { data, error, refetch } = useQuery(articleQuery(articleNumber, i18n.language));
  // Numbers alone are documented: an answer may have no text.
  if (data?.body) {
    const { title, body, language } = data;
    return (
      <>
        <div lang={language}>
          {hasTitle && title && <h2 className={styles.articleTitle}>{title}</h2>}
          <CmsContent isArticle html={body} className={styles.article} />
        </div>
        {hasTitle && (
          <p className={styles.print}>
            <LightButton variant="subtle" onClick={() => window.print()}>
              <IconPrinter size={16} aria-hidden />
              {t('article.print')}
            </LightButton>
          </p>
        )}
      </>
    );
  }
  if (data || error?.kind === 'not-found') {
    return <EmptyState icon={IconFileOff} title={t('article.gone.title')} text={t('article.gone.text')} />;
  }
  if (error)
    return <FailureState title={t('article.failed')} lines={errorLines(error)} onRetry={() => void refetch()} />;
  return <SkeletonRows rows={3} />;
}
