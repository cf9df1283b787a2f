import { create } from 'zustand';

/** State of the connection to the servers. Not part of the session: a logout does not change the network. */
export type Connection = {
  /** The last call reached no server. */
  isFailing: boolean;
  /** The last call of the signed-in user had no token, because the sign-in service did not renew it. */
  isSignInFailing: boolean;
  /** Time of the last response, by the browser's clock. `null` before the first one. */
  answeredAt: number | null;
};

export const useConnection = create<Connection>()(() => ({
  isFailing: false,
  isSignInFailing: false,
  answeredAt: null,
}));

/** Records a response of a server, whatever its status. `hadToken`: to a call of the signed-in user. */
export const reportAnswer = (hadToken: boolean): void =>
  useConnection.setState({ isFailing: false, answeredAt: Date.now(), ...(hadToken && { isSignInFailing: false }) });

/** Records a call that failed because there is no connection. */
export const reportNoConnection = (): void => useConnection.setState({ isFailing: true });

/** Records a call that was not sent, because the sign-in service did not renew its token. */
export const reportNoSignIn = (): void => useConnection.setState({ isSignInFailing: true });
