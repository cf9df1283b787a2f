/** A persona signed in at a running mock. */
export type Session = {
  headers: Readonly<Record<string, string>>;
  /** The body of a GET that succeeds. */
  text: (path: string) => Promise<string>;
  /** Key of a device that answers a command. */
  obedientDevice: () => Promise<string>;
};

type VehiclePage = { results: { device_key: string }[] };

/** `world`: header that names a world. Without it, `default`. */
export async function signIn(
  url: string,
  persona: string,
  world: Readonly<Record<string, string>> = {},
): Promise<Session> {
  const send = async (path: string, headers: Readonly<Record<string, string>>, body?: unknown) =>
    fetch(url + path, {
      headers: { ...world, ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    });
  const issued = await send('/__mock/token', {}, { persona });
  const { access_token: token } = (await issued.json()) as { access_token: string };
  const headers = { authorization: `Bearer ${token}`, 'x-access-token': token };

  async function text(path: string): Promise<string> {
    const response = await send(path, headers);
    if (!response.ok) throw new Error(`GET ${path} answered ${response.status}: ${await response.text()}`);
    return response.text();
  }

  async function obedientDevice(): Promise<string> {
    const { results } = JSON.parse(await text('/api/v1/vehicle')) as VehiclePage;
    for (const { device_key: deviceKey } of results) {
      const answer = await send('/api/iot/send-command', headers, { deviceKey, command: 'arm' });
      await answer.arrayBuffer();
      if (answer.ok) return deviceKey;
    }
    throw new Error(`No device of ${persona} takes a command.`);
  }

  return { headers, text, obedientDevice };
}
