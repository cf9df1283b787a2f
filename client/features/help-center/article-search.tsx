import { TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconFileText, IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { articlesFoundQuery } from '../../data/support/articles.ts';
import { articlePath } from '../../lib/paths.ts';
import { ARTICLE_TOPICS, ARTICLES } from '../../rules/help/topics.ts';
import { holds, wordsOf } from '../../rules/vehicle/search.ts';
import { Notice } from '../../ui/notice.tsx';
import styles from './help-page.module.css';

/** Pause after the last key before the service is asked, in milliseconds. */
const PAUSE = 300;
const MOST = 100;

/** The text of the field, the address that it was last compared with, and all texts that the field wrote there. */
type Field = { text: string; asked: string; written: readonly string[] };

/**
 * Search over titles and bodies of the articles. The words are in the address, so that Back returns to the results. A service without
 * this search leaves that over the topics.
 */
export function ArticleSearch() {
  const { t, i18n } = useTranslation('help-flow');
  const [query, setQuery] = useSearchParams();
  const asked = (query.get('search') ?? '').slice(0, MOST);
  // The router may take long to change the address, and a field that waits for it would lose keys and the caret.
  const [field, setField] = useState<Field>({ text: asked, asked, written: [] });
  if (asked !== field.asked) setField({ ...field, asked, text: field.written.includes(asked) ? field.text : asked });
  const { text } = field;
  const [search] = useDebouncedValue(text.trim(), PAUSE);
  const isAsked = search !== '';
  const { data, isPending, error } = useQuery({ ...articlesFoundQuery(search, i18n.language), enabled: isAsked });
  const words = wordsOf(text);
  const topics = ARTICLE_TOPICS.map((topic) => ({
    articleNumber: ARTICLES[topic] as string,
    title: t(`topics.${topic}`),
  }));
  const named = words.length === 0 ? [] : topics.filter(({ title }) => holds(title, words));
  const found = (isAsked && data) || [];
  const others = named.filter((one) => found.every(({ articleNumber }) => articleNumber !== one.articleNumber));
  const results = [...found, ...others];
  const isSettled = isAsked && !isPending && search === text.trim();
  const change = (typed: string) => {
    setField((last) => ({ ...last, text: typed, written: [...last.written, typed] }));
    setQuery(typed === '' ? {} : { search: typed }, { replace: true, preventScrollReset: true });
  };
  return (
    <search className={styles.search}>
      <TextInput
        type="search"
        size="md"
        leftSection={<IconSearch size={18} aria-hidden />}
        aria-label={t('search.label')}
        placeholder={t('search.placeholder')}
        maxLength={MOST}
        value={text}
        onChange={(event) => change(event.currentTarget.value)}
      />
      {results.length > 0 && (
        <ul className={styles.results}>
          {results.map(({ articleNumber, title }) => (
            <li key={articleNumber}>
              <Link to={articlePath(articleNumber)}>
                <IconFileText size={18} aria-hidden />
                {title}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <output className={styles.found}>
        {isSettled && (results.length > 0 ? t('search.found', { count: results.length }) : t('search.nothing'))}
      </output>
      {isSettled && error && error.kind !== 'not-found' && <Notice tone="warning">{t('search.failed')}</Notice>}
    </search>
  );
}
