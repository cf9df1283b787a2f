import { PolicyPage } from './policy-page.tsx';

export default function PrivacyPolicyPage() {
  return <PolicyPage name="privacy" />;
}
