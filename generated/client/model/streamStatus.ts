
/**
 * Open.
 */
export type StreamStatus = 'starting' | 'streaming' | 'ended' | string;
