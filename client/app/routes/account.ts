import { kind, type RouteRecord } from './record.ts';

const signedIn = kind({});

/** Users of the account, the user's own profile, and help (core 2.1, commerce 2). */
export const accountRoutes: readonly RouteRecord[] = [
  signedIn({
    path: '/sharing',
    title: 'sharing',
    page: () => import('../../features/sharing/sharing-page.tsx'),
    texts: ['sharing'],
  }),
  signedIn({
    path: '/sharing/invite',
    title: 'inviteGuest',
    parent: '/sharing',
    page: () => import('../../features/sharing/invite-page.tsx'),
    texts: ['sharing', 'forms', 'picker'],
  }),
  signedIn({
    path: '/sharing/edit/:id?',
    title: 'editGuest',
    parent: '/sharing',
    page: () => import('../../features/sharing/edit-page.tsx'),
    texts: ['sharing', 'forms', 'picker'],
  }),
  signedIn({
    path: '/sharing/update-guest-pin',
    title: 'guestPin',
    parent: '/sharing',
    page: () => import('../../features/sharing/guest-pin-page.tsx'),
    texts: ['keylocker', 'vehicles', 'commands'],
  }),
  signedIn({
    path: '/profile',
    title: 'profile',
    page: () => import('../../features/profile/details/profile-page.tsx'),
    texts: ['profile', 'forms'],
  }),
  signedIn({
    path: '/profile/login-info',
    title: 'loginInfo',
    parent: '/profile',
    page: () => import('../../features/profile/login-info/login-info-page.tsx'),
    texts: ['profile', 'forms'],
  }),
  signedIn({
    path: '/profile/timezone',
    title: 'timezone',
    parent: '/profile',
    page: () => import('../../features/profile/timezone/timezone-page.tsx'),
    texts: ['profile', 'forms'],
  }),
  signedIn({
    path: '/profile/voice-assistants',
    title: 'voiceAssistants',
    parent: '/profile',
    page: () => import('../../features/profile/voice-assistants/voice-assistants-page.tsx'),
    texts: ['voice-assistants', 'profile', 'forms'],
  }),
  signedIn({
    path: '/profile/two-factor',
    title: 'twoFactor',
    parent: '/profile',
    page: () => import('../../features/profile/two-factor/two-factor-page.tsx'),
    texts: ['two-factor', 'profile'],
  }),
  signedIn({
    path: '/help-center',
    title: 'helpCenter',
    page: () => import('../../features/help-center/help-page.tsx'),
    texts: ['help-flow'],
  }),
];
