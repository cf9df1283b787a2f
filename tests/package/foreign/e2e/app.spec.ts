import { expect, test } from 'waymark-mock/playwright';

test.use({ waymarkOrigins: ['https://api.example.com'], waymarkWorld: { now: '2026-11-21T12:00:00Z' } });

const APP = 'http://app.example.com/';
const HTML = `<!doctype html><title>Vehicles</title><button>Load</button><button>Lock</button><ul></ul><p></p><script>
const say = (text) => { document.querySelector('p').textContent = text; };
const [load, lock] = document.querySelectorAll('button');
load.onclick = async () => {
  try {
    const headers = { authorization: 'Bearer ' + localStorage.token };
    const answer = await fetch('https://api.example.com/api/v1/vehicle', { headers });
    say('status ' + answer.status);
    const { results = [] } = await answer.json();
    document.querySelector('ul').innerHTML = results.map((one) => '<li>' + one.vehicle_name + '</li>').join('');
  } catch (error) { say('failed'); }
};
lock.onclick = async () => {
  const headers = { 'content-type': 'application/json', 'x-access-token': localStorage.token };
  const body = JSON.stringify({ deviceKey: '3182041907', command: 'arm' });
  const answer = await fetch('https://api.example.com/api/iot/send-command', { method: 'POST', headers, body });
  say('lock ' + answer.status);
};
</script>`;

for (const name of ['one', 'two']) {
  test(`shows the vehicles of its own world, ${name}`, async ({ page, context, world }) => {
    await context.route(APP, (route) => route.fulfill({ contentType: 'text/html', body: HTML }));
    const { token } = await world.as('owner');
    await page.addInitScript((value) => {
      localStorage['token'] = value;
    }, token);
    await page.goto(APP);
    const load = page.getByRole('button', { name: 'Load' });
    await load.click();
    await expect(page.getByText('Wrangler', { exact: true })).toBeVisible();
    await world.fault({ operation: 'listVehicles', times: 1, effect: { status: 503, body: { detail: 'down' } } });
    await load.click();
    await expect(page.getByText('status 503')).toBeVisible();
    await world.fault({ operation: 'listVehicles', times: 1, effect: { drop: true } });
    await load.click();
    await expect(page.getByText('failed')).toBeVisible();
    const locked = world.waitForCall('sendCommand');
    await page.getByRole('button', { name: 'Lock' }).click();
    expect(await locked).toMatchObject({ status: 200, request_body: { command: 'arm' } });
    await expect(page.getByText('lock 200')).toBeVisible();
    await world.clock.advance({ hours: 2 });
    await load.click();
    await expect(page.getByText('status 401')).toBeVisible();
    expect(await world.calls('listVehicles')).toHaveLength(4);
  });
}
