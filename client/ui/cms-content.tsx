import DOMPurify, { type Config } from 'dompurify';
import { useLayoutEffect, useRef } from 'react';

/** Allowed content of a notice: text, lists and links. No images, so that reading a notice sends no request. */
const ALLOWED: Config = {
  ALLOWED_TAGS: ['p', 'br', 'b', 'strong', 'i', 'em', 'ul', 'ol', 'li', 'a'],
  ALLOWED_ATTR: ['href'],
  ALLOWED_URI_REGEXP: /^https:/i,
};

/** The same with the headings of an article. */
const ALLOWED_IN_ARTICLE: Config = { ...ALLOWED, ALLOWED_TAGS: [...(ALLOWED.ALLOWED_TAGS as string[]), 'h2', 'h3'] };

/** Sanitizes untrusted HTML. Links open without a referrer or opener. */
function cleaned(html: string, allowed = ALLOWED): DocumentFragment {
  const content = DOMPurify.sanitize(html, { ...allowed, RETURN_DOM_FRAGMENT: true });
  for (const link of content.querySelectorAll('a')) {
    link.target = '_blank';
    link.rel = 'noreferrer';
  }
  return content;
}

/** Converts untrusted HTML to one line of plain text. */
export function plainText(html: string): string {
  const content = cleaned(html);
  for (const block of content.querySelectorAll('p, br, li')) block.after(' ');
  return content.textContent.replaceAll(/\s+/g, ' ').trim();
}

type Props = {
  html: string;
  className?: string | undefined;
  /** Language of the content, which may differ from the page's (WCAG 3.1.2). */
  lang?: string | undefined;
  /** Keeps the headings of an article. */
  isArticle?: boolean;
};

/** Sanitized HTML from the content system. */
export function CmsContent({ html, isArticle = false, ...rest }: Props) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(
    () => place.current?.replaceChildren(cleaned(html, isArticle ? ALLOWED_IN_ARTICLE : ALLOWED)),
    [html, isArticle],
  );
  return <div ref={place} {...rest} />;
}
