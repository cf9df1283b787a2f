import { create } from 'zustand';

/** How calls to the servers fare. Not of the session: a logout changes nothing about the network. */
export type Connection = {
  /** The last call found no server. */
  isFailing: boolean;
  /** When a server answered last, by the browser's clock; null before the first answer. */
  answeredAt: number | null;
};

export const useConnection = create<Connection>()(() => ({ isFailing: false, answeredAt: null }));

/** A server has answered, whatever it said. */
export const reportAnswer = (): void => useConnection.setState({ isFailing: false, answeredAt: Date.now() });

/** A call came to nothing for want of a connection. */
export const reportNoConnection = (): void => useConnection.setState({ isFailing: true });
