import { useTranslation } from 'react-i18next';
import { supportFormPath } from '../../lib/paths.ts';
import { isAboutVehicle, topicOfArticle } from '../../rules/help/topics.ts';
import { ButtonLink } from '../../ui/light/button.tsx';
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
      </article>
      <p className={styles.further}>
        <span>{t('article.solved')}</span>
        <ButtonLink to={supportFormPath(topic ?? 'other')}>{t('article.contact')}</ButtonLink>
      </p>
    </>
  );
}
