import type { Letter } from '../../world/outbox.ts';

type Ended = { to: string; owner: string; vehicle: string };

/** To the former holder of exclusive access: the owner ended it. */
export function exclusiveAccessEndedLetter({ to, owner, vehicle }: Ended): Letter {
  return {
    channel: 'email',
    to,
    subject: `${owner} ended your exclusive access to ${vehicle}`,
    body: `Other users can control ${vehicle} again.`,
    code: null,
    links: [],
  };
}

/** To a guest whose access to an account the owner ended. */
export function accessEndedLetter({ to, owner }: Omit<Ended, 'vehicle'>): Letter {
  return {
    channel: 'email',
    to,
    subject: `${owner} ended your access`,
    body: `You no longer see the vehicles of ${owner}. Your own account stays as it is.`,
    code: null,
    links: [],
  };
}
