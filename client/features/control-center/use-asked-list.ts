import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { showConcerned } from './filters/list-settings.ts';

const { search: ATTENTION } = new URL(paths.needsAttention, 'https://portal.example');

/** Applies the "needs attention" filter from the URL once, then leaves it to the user. */
export function useAskedList(): void {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const show = useEffectEvent(() => {
    showConcerned();
    void navigate({ pathname, hash }, { replace: true, state });
  });
  const isAsked = search === ATTENTION;
  useEffect(() => {
    if (isAsked) show();
  }, [isAsked]);
}
