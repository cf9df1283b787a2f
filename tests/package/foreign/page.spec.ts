// @vitest-environment jsdom
import { afterAll, expect, test } from 'vitest';
import { createMock, interceptFetch } from 'waymark-mock';
import { API, send, vehiclesOf } from './app.ts';

const mock = await createMock();
const world = await mock.world();
const restore = interceptFetch(world, [API]);
afterAll(async () => {
  restore();
  await mock.close();
});

test('a page of a simulated browser shows what the mock answers, and its press is a call', async () => {
  const { token } = await world.as('owner');
  const list = document.createElement('ul');
  for (const { vehicle_name } of await vehiclesOf(token)) {
    const item = document.createElement('li');
    item.textContent = vehicle_name;
    list.append(item);
  }
  expect(list.textContent).toContain('Wrangler');

  const button = document.createElement('button');
  const pressed = new Promise((resolve) => {
    button.addEventListener('click', () => resolve(send(token, '3182041907', 'arm')));
  });
  button.click();
  expect(await pressed).toBe(200);
  expect((await world.calls('sendCommand')).map(({ status }) => status)).toEqual([200]);
});
