import type { LayerSpecification } from 'maplibre-gl';

/** Attribution of a map source, with an optional link. */
export type Credit = { text: string; href: string | null };

const LINK = /<a\b[^>]*?\bhref=["']([^"']*)["'][^>]*>(.*?)<\/a>/gis;
const ENTITIES: Readonly<Record<string, string>> = { copy: '©', amp: '&', nbsp: ' ', quot: '"', '#39': "'" };

/**
 * The credits in the attributions of a map's sources, each once. Attributions are untrusted HTML: extracts only texts and http links,
 * and never parses them as HTML.
 */
export function readCredits(attributions: readonly string[]): Credit[] {
  const credits = attributions.flatMap((html) => {
    const linked = Array.from(html.matchAll(LINK), ([, href = '', text = '']) => credit(text, addressOf(href)));
    return [
      ...linked,
      ...html
        .replace(LINK, '|')
        .split('|')
        .map((text) => credit(text, null)),
    ];
  });
  const byText = new Map(credits.filter(({ text }) => text !== '').map((credit) => [credit.text, credit]));
  return [...byText.values()];
}

/** Sources with visible layers at a zoom. The others need no credit. */
export function sourcesInUse(layers: readonly LayerSpecification[], zoom: number): Set<string> {
  const drawn = layers.filter(({ minzoom = 0, maxzoom = 24 }) => zoom >= minzoom && zoom < maxzoom);
  return new Set(
    drawn.flatMap((layer) => ('source' in layer && typeof layer.source === 'string' ? [layer.source] : [])),
  );
}

function credit(html: string, href: string | null): Credit {
  const text = html.replace(/<[^<>]*>/g, '').replace(/&(#?\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity);
  return { text: text.trim(), href };
}

function addressOf(href: string): string | null {
  const url = URL.parse(href.replaceAll('&amp;', '&'));
  return url && /^https?:$/.test(url.protocol) ? url.href : null;
}
