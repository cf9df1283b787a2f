import { createKeptStore } from './kept-store.ts';

/** What maps show besides vehicles. Kept in the tab, and reset at logout. */
export const useMapChoices = createKeptStore('map-choices', 1, () => ({ hasGeofences: true }));
