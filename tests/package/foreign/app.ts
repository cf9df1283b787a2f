/** The code of a project that uses the Waymark API. */
type Vehicle = { vehicle_name: string; device_key: string };

export const API = 'https://api.example.com';

export async function vehiclesOf(token: string): Promise<Vehicle[]> {
  const answer = await fetch(`${API}/api/v1/vehicle`, { headers: { authorization: `Bearer ${token}` } });
  if (!answer.ok) throw new Error(`The API answered ${answer.status}`);
  return ((await answer.json()) as { results: Vehicle[] }).results;
}

export async function send(token: string, deviceKey: string, command: string): Promise<number> {
  const answer = await fetch(`${API}/api/iot/send-command`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-access-token': token },
    body: JSON.stringify({ deviceKey, command }),
  });
  return answer.status;
}
