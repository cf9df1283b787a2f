/** `reference.js`: the contract in Swagger UI. Sends calls as the persona selected at the top of the page. */
import DOMPurify from 'dompurify';

type Persona = { id: string; username: string; shows: string };
type Sent = { url: string; headers: Record<string, string>; loadSpec?: boolean };
type Options = {
  domNode: Element | null;
  url: string;
  requestInterceptor: (sent: Sent) => Promise<Sent>;
  [option: string]: unknown;
};
type TrustedTypes = { createPolicy: (name: string, rules: { createHTML: (html: string) => string }) => void };

declare global {
  var SwaggerUIBundle: (options: Options) => void;
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
trustedTypes?.createPolicy('default', { createHTML: (html) => DOMPurify.sanitize(html) });

const chooser = document.querySelector<HTMLSelectElement>('#persona');

async function listPersonas(): Promise<void> {
  const personas = (await (await fetch('/__mock/personas')).json()) as Persona[];
  for (const { id, username, shows } of personas) chooser?.append(new Option(`${username}: ${shows}`, id));
}

/** Requests a new token per call, so that it cannot expire on an open page. */
async function tokenOf(persona: string): Promise<string> {
  const answer = await fetch('/__mock/token', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ persona }),
  });
  if (!answer.ok) throw new Error(`The mock gave no token: ${await answer.text()}`);
  return ((await answer.json()) as { access_token: string }).access_token;
}

async function signed(sent: Sent): Promise<Sent> {
  if (sent.loadSpec || !chooser?.value) return sent;
  const token = await tokenOf(chooser.value);
  return { ...sent, headers: { ...sent.headers, authorization: `Bearer ${token}`, 'x-access-token': token } };
}

await listPersonas();
globalThis.SwaggerUIBundle({
  domNode: document.querySelector('#contract'),
  url: '/__mock/contract.json',
  requestInterceptor: signed,
  deepLinking: true,
  docExpansion: 'list',
  filter: true,
  tryItOutEnabled: true,
  validatorUrl: null,
});
