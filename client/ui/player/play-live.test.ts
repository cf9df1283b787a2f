import { ErrorDetails, ErrorTypes } from 'hls.js';
import { expect, test } from 'vitest';
import { verdict } from './play-live.ts';

test.each([
  [
    'in codecs the browser lacks',
    ErrorDetails.MANIFEST_INCOMPATIBLE_CODECS_ERROR,
    ErrorTypes.MEDIA_ERROR,
    'incompatible',
  ],
  ['in a codec that cannot be buffered', ErrorDetails.BUFFER_ADD_CODEC_ERROR, ErrorTypes.MEDIA_ERROR, 'incompatible'],
  ['that cannot be decoded', ErrorDetails.BUFFER_APPENDING_ERROR, ErrorTypes.MEDIA_ERROR, 'recover'],
  ['whose playlist is missing', ErrorDetails.MANIFEST_LOAD_ERROR, ErrorTypes.NETWORK_ERROR, 'broken'],
  ['whose segments do not load', ErrorDetails.FRAG_LOAD_ERROR, ErrorTypes.NETWORK_ERROR, 'broken'],
  ['whose segments cannot be parsed', ErrorDetails.FRAG_PARSING_ERROR, ErrorTypes.MEDIA_ERROR, 'recover'],
  ['of a player with an internal error', ErrorDetails.INTERNAL_EXCEPTION, ErrorTypes.OTHER_ERROR, 'broken'],
] as const)('[core 4] a stream %s', (_what, details, type, answer) => {
  expect(verdict({ ErrorDetails, ErrorTypes }, { fatal: true, details, type })).toBe(answer);
  expect(verdict({ ErrorDetails, ErrorTypes }, { fatal: false, details, type })).toBe('ignore');
});
