/**
 * Explicit role of a table element. Browsers drop implicit ones with `display: grid`, which the layout as cards uses.
 */
export const role = (name: 'table' | 'rowgroup' | 'row' | 'columnheader' | 'cell') => ({ role: name });
