import { useSyncExternalStore } from 'react';

/** Pixels of 1 rem at the default text size. */
const USUAL = 16;

function follow(onChange: () => void): () => void {
  const probe = document.createElement('div');
  probe.ariaHidden = 'true';
  probe.style.cssText = 'position:absolute;width:1rem;height:0;visibility:hidden';
  document.body.append(probe);
  const observer = new ResizeObserver(onChange);
  observer.observe(probe);
  return () => {
    observer.disconnect();
    probe.remove();
  };
}

const read = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL;

/** Factor by which the user enlarged text, for computed sizes (WCAG 1.4.4). */
export const useTextScale = (): number => useSyncExternalStore(follow, read);
