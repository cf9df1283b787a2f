import { z } from 'zod';
import { revokeAllTokens, revokeToken } from '../tokens.ts';
import { forClient, forUser, text } from './operation.ts';

const GlobalSignOut = forUser(z.object({}), ({ world }, _, { user }) => {
  revokeAllTokens(world, user.id);
  return {};
});

/** Answers unknown tokens the same way (RFC 7009, section 2.2). */
const RevokeToken = forClient(z.object({ Token: text }), async ({ world }, { Token }) => {
  await revokeToken(world, Token);
  return {};
});

export const sessionOperations = { GlobalSignOut, RevokeToken };
