import '../../client/app/trusted-types.ts';

await import('./start.tsx');
