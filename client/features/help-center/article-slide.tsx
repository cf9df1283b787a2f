import { IconPrinter } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { supportFormPath } from '../../lib/paths.ts';
import { isAboutVehicle, topicOfArticle } from '../../rules/help/topics.ts';
import { ButtonLink, LightButton } from '../../ui/light/button.tsx';
import { ArticleBody } from './article-body.tsx';
import styles from './help-page.module.css';
import { VehicleValues } from './vehicle-values.tsx';

/** An article: the values of the user's vehicle, the text, print, and the way to the form (commerce 2). */
export default function ArticleSlide({ articleNumber }: { articleNumber: string }) {
  const { t } = useTranslation('help-flow');
  const topic = topicOfArticle(articleNumber);
  return (
    <>
      {topic !== null && isAboutVehicle(topic) && <VehicleValues topic={topic} />}
      <article className={styles.paper}>
        <ArticleBody articleNumber={articleNumber} hasTitle />
        <p className={styles.print}>
          <LightButton variant="subtle" onClick={() => window.print()}>
            <IconPrinter size={16} aria-hidden />
            {t('article.print')}
          </LightButton>
        </p>
      </article>
      <p className={styles.further}>
        <span>{t('article.solved')}</span>
        <ButtonLink to={supportFormPath(topic ?? 'other')}>{t('article.contact')}</ButtonLink>
      </p>
    </>
  );
}
