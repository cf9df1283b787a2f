import { paths } from './paths.ts';

/** The sign-in page, with `next`. Signed-in users are redirected to it at once if the server accepts it (core 2.2). */
export const signInTo = (next: string | null | undefined): string =>
  next ? `${paths.login}?${new URLSearchParams({ next })}` : paths.login;
