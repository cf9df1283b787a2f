/** `npm run generate`: openapi.yaml → generated/. Deterministic: repeated runs write the same bytes. */
import { generateContract } from './hey-api.ts';
import { generateOperations } from './operations.ts';
import { generateClient } from './orval.ts';
import { generatePatternMessages } from './pattern-messages.ts';
import { asTheMockAnswers, generateAssumedFields, generateAssumedOperations } from './provenance.ts';
import { generateRedaction } from './redaction.ts';

const CONTRACT = 'openapi.yaml';

await Promise.all([
  generateClient(CONTRACT, 'generated/client'),
  generateContract(asTheMockAnswers(CONTRACT), 'generated/contract'),
]);
generateOperations(CONTRACT, 'generated/contract/operations.ts');
generateAssumedFields(CONTRACT, 'generated/contract/assumed-fields.ts');
generateAssumedOperations(CONTRACT, 'generated/client/assumed-operations.ts');
generatePatternMessages(CONTRACT, 'generated/contract/pattern-messages.ts');
generateRedaction(CONTRACT, 'generated/contract/redaction.ts');
