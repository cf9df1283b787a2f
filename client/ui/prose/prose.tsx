import { blocksOf } from './blocks.ts';
import styles from './prose.module.css';

/** Paragraphs and lists, in a readable width. */
export function Prose({ text }: { text: readonly string[] }) {
  return (
    <div className={styles.text}>
      {blocksOf(text).map((block) =>
        block.kind === 'paragraph' ? (
          <p key={block.text}>{block.text}</p>
        ) : (
          <ul key={block.items.join()}>
            {block.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        ),
      )}
    </div>
  );
}
