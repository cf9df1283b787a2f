/** Why a request is refused before its operation runs. `retryAfter`: seconds until it can be sent again. */
export type Refusal = { status: number; code: string; detail: string; retryAfter?: number };

/** What a refusal needs to know of its request. */
export type Asked = { path: string; header: (name: 'accept' | 'accept-language') => string | undefined };

/** Whether a browser shows the answer as a page. Programs and pages that call the API do not ask for HTML. */
export const isForReading = ({ header }: Asked): boolean => (header('accept') ?? '').includes('text/html');

/** Answer to a refused request: a page for a browser that shows it, else JSON. The only place that makes them. */
export async function refusalAnswer(refusal: Refusal, asked: Asked): Promise<Response> {
  const { status, code, detail, retryAfter } = refusal;
  const headers: Record<string, string> = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
  if (isForReading(asked)) {
    const { refusalPage } = await import('./refusal-page.ts');
    return refusalPage(refusal, asked.header('accept-language') ?? '', headers);
  }
  // Apps on other origins may read answers of all parts but the control API.
  if (!asked.path.startsWith('/__mock')) {
    headers['access-control-allow-origin'] = '*';
    headers['access-control-expose-headers'] = 'retry-after, x-request-id';
  }
  // The form in which identity SDKs read errors.
  const named = asked.path.startsWith('/identity') && { __type: code, message: detail };
  return new Response(JSON.stringify({ detail, code, ...named }), {
    status,
    headers: { ...headers, 'content-type': 'application/json', 'cache-control': 'no-store' },
  });
}
