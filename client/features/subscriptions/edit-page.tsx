import { useLocation, useParams } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { Redirect } from '../../ui/redirect.tsx';

/** Leads to the page that manages a subscription, which shows all that could be edited (decision 0015). */
export default function EditPage() {
  const { id } = useParams();
  const { state } = useLocation();
  const to = id === undefined ? paths.manageSubscription : `${paths.manageSubscription}/${id}`;
  return <Redirect to={to} state={state} />;
}
