import { create } from 'zustand';

/** How calls to the servers fare. Not of the session: a logout changes nothing about the network. */
export type Connection = {
  /** The last call found no server. */
  isFailing: boolean;
  /** The last call of the signed-in user had no token, because the sign-in service did not renew it. */
  isSignInFailing: boolean;
  /** When a server answered last, by the browser's clock; null before the first answer. */
  answeredAt: number | null;
};

export const useConnection = create<Connection>()(() => ({
  isFailing: false,
  isSignInFailing: false,
  answeredAt: null,
}));

/** A server has answered, whatever it said. `hadToken`: a call of the signed-in user. */
export const reportAnswer = (hadToken: boolean): void =>
  useConnection.setState({ isFailing: false, answeredAt: Date.now(), ...(hadToken && { isSignInFailing: false }) });

/** A call came to nothing for want of a connection. */
export const reportNoConnection = (): void => useConnection.setState({ isFailing: true });

/** A call was not sent, because the sign-in service did not renew its token. */
export const reportNoSignIn = (): void => useConnection.setState({ isSignInFailing: true });
