import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useRecheck } from '../../dialogs/service-notice/use-recheck.ts';
import { now } from '../../lib/now.ts';
import { paths } from '../../lib/paths.ts';
import type { Notice } from '../../rules/notices/notices.ts';
import { MINUTE } from '../../rules/time/duration.ts';
import { InterruptionView } from './interruption-view.tsx';

const TWENTY_MINUTES = 20 * MINUTE;

/** The interruption page with a sample outage, for demonstration. Enabled by a flag of the installation. */
export default function SamplePage() {
  const { t } = useTranslation('service-notice');
  const navigate = useNavigate();
  const [checkedAt] = useState(now);
  const recheck = useRecheck(async () => {
    await navigate(paths.login);
  });
  const sample: Notice = {
    kind: 'outage',
    status: 'investigating',
    body: t('page.sampleBody'),
    created_at: new Date(checkedAt - TWENTY_MINUTES).toISOString(),
    affected_components: [
      { name: 'API', old_status: 'operational', new_status: 'major_outage' },
      { name: 'X1', old_status: 'operational', new_status: 'degraded_performance' },
      { name: 'DR3x00/DR5400/DR6400', old_status: 'operational', new_status: 'operational' },
    ],
  };
  return (
    <InterruptionView
      notices={[sample]}
      recheck={recheck}
      checkedAt={checkedAt}
      error={null}
      note={<p>{t('page.sample')}</p>}
    />
  );
}
