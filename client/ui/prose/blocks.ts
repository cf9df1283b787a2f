export type Block = { kind: 'paragraph'; text: string } | { kind: 'list'; items: string[] };

/** Groups paragraphs and lists. A text that begins with "- " is an item, and consecutive items form one list. */
export function blocksOf(text: readonly string[]): Block[] {
  const blocks: Block[] = [];
  for (const line of text) {
    const last = blocks.at(-1);
    if (!line.startsWith('- ')) blocks.push({ kind: 'paragraph', text: line });
    else if (last?.kind === 'list') last.items.push(line.slice(2));
    else blocks.push({ kind: 'list', items: [line.slice(2)] });
  }
  return blocks;
}
