import { type NavigateOptions, type To, useHref, useLocation, useNavigate } from 'react-router';
import { useCurrentNavigation } from './navigation.ts';

/**
 * `navigate` for after an answer: a slow one must not lead users away from the page that they went to, or pressed a link to, in the
 * meantime. Call the function of the render in which the request was sent. Resolves with whether it navigated.
 *
 * @example
 * const navigateIfHere = useNavigateIfHere();
 * <Form form={form} onSubmit={mutateAsync} onDone={() => void navigateIfHere(paths.sharing)} …>
 */
export function useNavigateIfHere(): (to: To, options?: NavigateOptions) => Promise<boolean> {
  const navigate = useNavigate();
  const { pathname, key } = useLocation();
  const path = useHref(pathname);
  const { pendingPath } = useCurrentNavigation();
  return async (to, options) => {
    // The history entry, not the component: the answer may have replaced what was pressed.
    if ((history.state as { key?: string } | null)?.key !== key || (pendingPath() ?? path) !== path) return false;
    await navigate(to, options);
    return true;
  };
}
