import { type RefObject, useEffect, useRef } from 'react';

/** The heading of what took the place of something else: the focus, which was there, comes to it. It needs a `tabIndex` of -1. */
export function useFollowed(followed: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (followed) heading.current?.focus();
  }, [followed]);
  return heading;
}
