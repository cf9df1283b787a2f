import type { Letter } from '../../world/outbox.ts';

/** To the former holder of exclusive access: the owner ended it. */
export function loanEndedLetter({ to, owner, vehicle }: { to: string; owner: string; vehicle: string }): Letter {
  return {
    channel: 'email',
    to,
    subject: `${owner} ended your exclusive access to ${vehicle}`,
    body: `You no longer have ${vehicle} for yourself.`,
    code: null,
    links: [],
  };
}
