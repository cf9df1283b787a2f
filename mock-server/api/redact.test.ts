import { expect, test } from 'vitest';
import { redactedPath } from './redact.ts';

const at = (path: string) => redactedPath(`http://127.0.0.1:4300${path}`);

test.each([
  ['/api/v1/user/invite/accept/?token=abc', '/api/v1/user/invite/accept/?token=[redacted]'],
  [
    '/api/validate-next?next=%2Faccept-transfer%3Ftoken%3Dabc%26x%3D1',
    '/api/validate-next?next=%2Faccept-transfer%3Ftoken%3D[redacted]%26x%3D1',
  ],
  ['/api/v1/card/4242424242424242', '/api/v1/card/[redacted]'],
  ['/api/v1/card?number=4242%204242%204242%204242&cvv=123', '/api/v1/card?number=[redacted]&cvv=[redacted]'],
  ['/api/v1/card?4242424242424242=x', '/api/v1/card?[redacted]=x'],
  ['/api/v1/vehicle?limit=100&vehicle_id=1001', '/api/v1/vehicle?limit=100&vehicle_id=1001'],
])('[core 7] %s is kept as %s', (path, kept) => {
  expect(at(path)).toBe(kept);
});
