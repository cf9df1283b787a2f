import { type Addresses, contentPolicy, policyText } from '../static-headers.ts';

/**
 * The portal's content policy for a page of the demo, with the one more Trusted Types policy that registers the worker. It
 * stands in a `meta` element, because a static host sends no headers; `frame-ancestors` is not for those.
 */
export function demoPolicy(config: Addresses): string {
  const { 'frame-ancestors': _, ...policy } = contentPolicy(config, ['waymark-mock']);
  return policyText(policy);
}
