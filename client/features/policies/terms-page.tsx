import { PolicyPage } from './policy-page.tsx';

export default function TermsPage() {
  return <PolicyPage name="terms" />;
}
