import { PolicyPage } from './policy-page.tsx';

export default function ReturnPolicyPage() {
  return <PolicyPage name="returns" />;
}
