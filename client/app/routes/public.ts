import { kind, type RouteRecord } from './record.ts';

const open = kind({ layout: 'static', access: 'public', session: 'skipped' });
/** Links from e-mails and public requests. Signed-in users stay signed in. */
const answer = kind({ layout: 'static-auth', access: 'public' });
/** Not `static-auth`: the account is loaded after signing in, not for every visitor of the sign-in page. */
const signIn = kind({ layout: 'static', access: 'public', next: 'dropped' });

const policyPage = () => import('../../features/policies/policy-page.tsx');
const answerPage = () => import('../../features/answers/answer-page.tsx');

/** Pages without sign-in (core 2.1). */
export const publicRoutes: readonly RouteRecord[] = [
  signIn({ path: '/login', title: 'login', page: () => import('../pages/login-page.tsx'), texts: ['sign-in'] }),
  signIn({ path: '/logout', title: 'logout', page: () => import('../pages/logout-page.tsx') }),
  open({
    path: '/register',
    session: 'loaded',
    title: 'register',
    page: () => import('../../features/registration/register-page.tsx'),
    texts: ['registration', 'forms'],
  }),
  open({
    path: '/forgot-password',
    title: 'forgotPassword',
    page: () => import('../../features/registration/forgot-password-page.tsx'),
    texts: ['registration', 'forms'],
  }),
  open({
    path: '/set-password',
    title: 'setPassword',
    page: () => import('../../features/registration/set-password-page.tsx'),
    texts: ['registration', 'forms'],
  }),
  signIn({
    path: '/dealer/login',
    title: 'dealerLogin',
    page: () => import('../pages/login-page.tsx'),
    texts: ['sign-in'],
  }),
  open({
    path: '/installer',
    layout: 'by-session',
    session: 'loaded',
    title: 'installer',
    page: () => import('../../features/installer/installer-page.tsx'),
    texts: ['installer', 'forms'],
  }),
  answer({ path: '/invite', title: 'invite', page: answerPage, texts: ['answers'] }),
  answer({ path: '/cancel-invite', title: 'cancelInvite', page: answerPage, texts: ['answers'] }),
  answer({ path: '/accept-transfer', title: 'acceptTransfer', page: answerPage, texts: ['answers'] }),
  answer({ path: '/decline-transfer', title: 'declineTransfer', page: answerPage, texts: ['answers'] }),
  answer({ path: '/change-email-accept', title: 'changeEmailAccept', page: answerPage, texts: ['answers'] }),
  answer({ path: '/change-email-decline', title: 'changeEmailDecline', page: answerPage, texts: ['answers'] }),
  // A link that an owner sent: no account, no session, and no way back to a page of one.
  open({
    path: '/where',
    layout: 'static-auth',
    next: 'dropped',
    title: 'where',
    page: () => import('../../features/location-link/where-page.tsx'),
    texts: ['location-link', 'map'],
  }),
  open({ path: '/privacy-policy', title: 'privacyPolicy', page: policyPage, texts: ['policies'] }),
  open({ path: '/terms', title: 'terms', page: policyPage, texts: ['policies'] }),
  open({ path: '/terms-and-conditions', title: 'terms', page: policyPage, texts: ['policies'] }),
  open({ path: '/return-policy', title: 'returnPolicy', page: policyPage, texts: ['policies'] }),
  open({
    path: '/support',
    title: 'support',
    page: () => import('../../features/help-center/support-page.tsx'),
    texts: ['help-center'],
  }),
  answer({
    path: '/service-interruption',
    title: 'serviceInterruption',
    page: () => import('../../features/service-interruption/service-interruption-page.tsx'),
    texts: ['service-notice'],
  }),
  answer({
    path: '/service-interruption-test',
    title: 'serviceInterruption',
    page: () => import('../../features/service-interruption/sample-page.tsx'),
    texts: ['service-notice'],
  }),
];
