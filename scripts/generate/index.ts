/** `npm run generate`: openapi.yaml → generated/. Deterministic: repeated runs write the same bytes. */
import { generateContract } from './hey-api.ts';
import { generateOperations } from './operations.ts';
import { generateClient } from './orval.ts';
import { generatePatternMessages } from './pattern-messages.ts';

const CONTRACT = 'openapi.yaml';

await Promise.all([generateClient(CONTRACT, 'generated/client'), generateContract(CONTRACT, 'generated/contract')]);
generateOperations(CONTRACT, 'generated/contract/operations.ts');
generatePatternMessages(CONTRACT, 'generated/contract/pattern-messages.ts');
