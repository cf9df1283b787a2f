/** Marks the dialog of the palette. */
export const OWN = { 'data-palette': true };

const OTHERS = ':is([role="dialog"], [role="alertdialog"], [role="menu"]):not([data-palette])';

/** Calls `onOpen` once a dialog or menu other than the palette opens. Returns a function that stops it. */
export function onOtherDialog(onOpen: () => void): () => void {
  const before = new Set(document.querySelectorAll(OTHERS));
  const additions = new MutationObserver(() => {
    if ([...document.querySelectorAll(OTHERS)].some((other) => !before.has(other))) onOpen();
  });
  additions.observe(document.body, { childList: true, subtree: true });
  return () => additions.disconnect();
}
