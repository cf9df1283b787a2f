import { createInstance } from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { MemoryRouter, Route, Routes } from 'react-router';
import { expect, test, vi } from 'vitest';
import plans from '../../i18n/catalogs/en/manage-subscription.ts';
import { streamingOf } from '../../rules/billing/streaming.ts';
import { aSubscription } from '../../rules/billing/subscribed.fixture.ts';
import { SubscriptionFrame } from './subscription-frame.tsx';

const i18next = createInstance();
await i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { 'manage-subscription': plans } } });

const ENDS = '2026-11-21T16:30:00Z';
const TITLE = 'Streaming';
const camera = aSubscription({
  device: { plan_add_ons: [{ device_plan_add_on_id: 1, plan_add_on_id: 'streaming-month', expiration: ENDS }] },
});
const clock = vi.hoisted(() => ({ at: 0 }));
vi.mock('../../ui/use-now.ts', () => ({ useNow: (step: number) => Math.floor(clock.at / step) * step }));
vi.mock('../../ui/use-delayed.ts', () => ({ useDelayed: () => false }));
vi.mock('../../state/session.ts', () => ({ useUser: () => ({ user_type: [{ type: 'owner', subscriber: 11 }] }) }));
vi.mock('../../data/users/use-exclusive-to-others.ts', () => ({ useIsExclusiveToOther: () => false }));
vi.mock('./about-vehicle.tsx', () => ({ AboutVehicle: () => null }));
vi.mock('../../data/billing/use-subscribed.ts', () => ({
  useSubscribed: () => ({ data: [camera], error: null, refetch: () => undefined }),
}));

/** The page of the camera at a time: whether it has a streaming plan then. */
function shownAt(at: string): string {
  clock.at = Date.parse(at);
  return renderToStaticMarkup(
    <I18nextProvider i18n={i18next}>
      <MemoryRouter initialEntries={[`/${camera.vehicle.id}`]}>
        <Routes>
          <Route
            path="/:id"
            element={
              <SubscriptionFrame title={TITLE} lead="" path="/">
                {({ device }, now) => (streamingOf(device.plan_add_ons, now) ? 'held' : 'ended')}
              </SubscriptionFrame>
            }
          />
        </Routes>
      </MemoryRouter>
    </I18nextProvider>,
  );
}

test('[commerce 3] shows a streaming plan as ended within a minute of its end', () => {
  expect(shownAt('2026-11-21T16:29:59Z')).toContain('held');
  expect(shownAt('2026-11-21T16:30:00Z')).toContain('ended');
});
