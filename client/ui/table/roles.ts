/** A table keeps its roles where it is laid out as cards: browsers drop the implicit ones with `display: grid`. */
export const role = (name: 'table' | 'rowgroup' | 'row' | 'columnheader' | 'cell') => ({ role: name });
