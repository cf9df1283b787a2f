import { paths } from './paths.ts';

/** The sign-in page, and from there on to `next`. Signed-in users are sent on at once, if the server takes it (core 2.2). */
export const signInTo = (next: string | null | undefined): string =>
  next ? `${paths.login}?${new URLSearchParams({ next })}` : paths.login;
