import * as z from 'zod';

/** No code made at run time: the content policy does not admit it. Has to come before the first schema. */
z.config({ jitless: true });
