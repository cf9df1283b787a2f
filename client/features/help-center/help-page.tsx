import { Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { loadNamespaces } from '../../i18n/setup.ts';
import { REPLY_HOURS } from '../../rules/constants/help.ts';
import { queryBefore } from '../../rules/help/flow.ts';
import { isChoiceSlide, type Place, placeAbove, queryOf, readPlace } from '../../rules/help/slides.ts';
import { topicOfArticle } from '../../rules/help/topics.ts';
import { changeHelp, useHelpFlow } from '../../state/help-flow.ts';
import { usePageSubject } from '../../state/page-subject.ts';
import { lazyChunk } from '../../ui/lazy-chunk.tsx';
import { PageColumns } from '../../ui/page-columns.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { ArticleSearch } from './article-search.tsx';
import { CasesCard, useHasCases } from './cases-card.tsx';
import { ChoiceList } from './choice-list.tsx';
import styles from './help-page.module.css';
import { SlideNav } from './slide-nav.tsx';

const ArticleSlide = lazyChunk(() => import('./article-slide.tsx'));
const VehiclesSlide = lazyChunk(async () => {
  const [part] = await Promise.all([import('./vehicles-slide.tsx'), loadNamespaces(['picker'])]);
  return part;
});
const ResetSlide = lazyChunk(async () => {
  const [part] = await Promise.all([
    import('./reset-slide.tsx'),
    loadNamespaces(['picker', 'commands', 'activity', 'vehicles']),
  ]);
  return part;
});
const PushTest = lazyChunk(() => import('./push-test.tsx'));
const FormSlide = lazyChunk(async () => {
  const [part] = await Promise.all([import('./form-slide.tsx'), loadNamespaces(['forms', 'refusals'])]);
  return part;
});
const SentSlide = lazyChunk(() => import('./sent-slide.tsx'));

/** The help center: slides with an address each, from topics to articles, the reset of devices and the support form (commerce 2). */
export default function HelpPage() {
  const { t } = useTranslation('help-flow');
  const [query] = useSearchParams();
  const place = readPlace(query);
  const own = queryOf(place);
  useEffect(() => changeHelp({ type: 'opened', query: own }), [own]);
  const before = useHelpFlow(queryBefore);
  const above = placeAbove(place);
  const hasCases = useHasCases();
  const title = useTitle(place);
  const frame = useFocusOnChange(own);
  const isStart = place.slide === 'support';
  return (
    <div ref={frame} className={styles.frame}>
      {!isStart && <Subject name={title} />}
      {above !== null && <SlideNav back={before ?? queryOf(above)} />}
      <PageColumns
        title={title}
        hasOwnTitle={!isStart}
        lead={place.slide === 'article' ? '' : t(`slides.${place.slide}.text`, { hours: REPLY_HOURS })}
        {...((isStart || place.slide === 'sent') && hasCases && { beside: <CasesCard />, isBesideLast: true })}
      >
        <Suspense fallback={<SkeletonRows rows={3} />}>
          <Slide place={place} />
        </Suspense>
      </PageColumns>
    </div>
  );
}

/** Puts the slide's title before the page title. */
function Subject({ name }: { name: string }) {
  usePageSubject(name);
  return null;
}

function useTitle(place: Place): string {
  const { t } = useTranslation('help-flow');
  if (place.slide !== 'article') return t(`slides.${place.slide}.title`);
  const topic = topicOfArticle(place.article);
  return topic === null ? t('slides.support.title') : t(`topics.${topic}`);
}

function Slide({ place }: { place: Place }) {
  switch (place.slide) {
    case 'article':
      return <ArticleSlide key={place.article} articleNumber={place.article} />;
    case 'form':
      return <FormSlide key={place.about} about={place.about} />;
    case 'vehicles':
      return <VehiclesSlide next="at=app" />;
    case 'reset':
      return <ResetSlide />;
    case 'sent':
      return <SentSlide />;
    default:
      return isChoiceSlide(place.slide) ? (
        <>
          {place.slide === 'support' && <ArticleSearch />}
          <ChoiceList slide={place.slide} />
          {place.slide === 'alerts' && <PushTest />}
        </>
      ) : null;
  }
}

/** The title of a slide takes the focus when the slide changes, but not on page load. */
function useFocusOnChange(query: string) {
  const frame = useRef<HTMLDivElement>(null);
  const last = useRef(query);
  useEffect(() => {
    if (last.current === query) return;
    last.current = query;
    const heading = frame.current?.querySelector('h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [query]);
  return frame;
}
