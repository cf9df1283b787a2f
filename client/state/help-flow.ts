import { EMPTY_FLOW, type HelpEvent, type HelpFlow, nextFlow } from '../rules/help/flow.ts';
import { createKeptStore } from './kept-store.ts';

/** State of the help center. Survives a reload; a logout clears it (core 2.2, commerce 4). */
export const useHelpFlow = createKeptStore<HelpFlow>('help-center', 1, () => EMPTY_FLOW);

export const changeHelp = (event: HelpEvent): void => useHelpFlow.setState((flow) => nextFlow(flow, event), true);
