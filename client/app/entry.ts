import './trusted-types.ts';
import './start.tsx';
