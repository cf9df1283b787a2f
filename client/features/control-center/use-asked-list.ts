import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { showConcerned } from './filters/list-settings.ts';

const { search: ATTENTION } = new URL(paths.needsAttention, 'https://portal.example');

/** Whoever comes for what needs attention finds the list so; then it is theirs, and the address says nothing any more. */
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
