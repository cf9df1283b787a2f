import DOMPurify, { type Config } from 'dompurify';
import { useLayoutEffect, useRef } from 'react';

/** What a notice may be made of: text, lists and links. No picture, so that reading it tells nobody anything. */
const ALLOWED: Config = {
  ALLOWED_TAGS: ['p', 'br', 'b', 'strong', 'i', 'em', 'ul', 'ol', 'li', 'a'],
  ALLOWED_ATTR: ['href'],
  ALLOWED_URI_REGEXP: /^https:/i,
};

/** What is left of HTML that strangers may have written. Links leave the portal alone. */
function cleaned(html: string): DocumentFragment {
  const content = DOMPurify.sanitize(html, { ...ALLOWED, RETURN_DOM_FRAGMENT: true });
  for (const link of content.querySelectorAll('a')) {
    link.target = '_blank';
    link.rel = 'noreferrer';
  }
  return content;
}

/** The same as one line of plain text. */
export function plainText(html: string): string {
  const content = cleaned(html);
  for (const block of content.querySelectorAll('p, br, li')) block.after(' ');
  return content.textContent.replaceAll(/\s+/g, ' ').trim();
}

type Props = {
  html: string;
  className?: string | undefined;
  /** Language of the content, where it may differ from the page's (WCAG 3.1.2). */
  lang?: string | undefined;
};

/** HTML from the content system, harmless. */
export function CmsContent({ html, ...rest }: Props) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.replaceChildren(cleaned(html)), [html]);
  return <div ref={place} {...rest} />;
}
