import { IconMapQuestion } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { getGetGeofenceQueryOptions } from '../../../../generated/client/geofence.ts';
import { useErrorLines } from '../../../api/error-lines.ts';
import { paths } from '../../../lib/paths.ts';
import { useMissingPage } from '../../../state/missing-page.ts';
import { usePageSubject } from '../../../state/page-subject.ts';
import { ButtonLink } from '../../../ui/light/button.tsx';
import { Boxed } from '../../../ui/page-columns.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { EmptyState, FailureState } from '../../../ui/states.tsx';
import { useDelayed } from '../../../ui/use-delayed.ts';
import { ReplayMarks } from '../../../widgets/alert-rules/replay-marks.tsx';
import { EditorFrame } from './editor-frame.tsx';
import { GeofenceAlerts } from './geofence-alerts.tsx';
import { GeofenceEditor } from './geofence-editor.tsx';

/** Changes a geofence, and the alerts of vehicles about it (commerce 2). */
export default function EditGeofencePage() {
  const { t } = useTranslation(['geofences', 'titles']);
  const { id = '' } = useParams();
  const geofenceId = /^\d{1,15}$/.test(id) ? Number(id) : 0;
  return (
    <EditorFrame title={t('titles:editGeofence')}>
      {geofenceId > 0 ? <Editor key={geofenceId} id={geofenceId} /> : <Missing />}
    </EditorFrame>
  );
}

function Editor({ id }: { id: number }) {
  const { t } = useTranslation('geofences');
  const errorLines = useErrorLines();
  const { data, error, refetch } = useQuery(getGetGeofenceQueryOptions(id));
  const isSlow = useDelayed(!data && !error);
  usePageSubject(data?.name ?? '');
  // A failed read after the first one keeps the form and what is typed in it.
  if (data) {
    return (
      <ReplayMarks>
        <GeofenceEditor geofence={data} />
        <GeofenceAlerts geofence={data} />
      </ReplayMarks>
    );
  }
  if (error?.kind === 'not-found') return <Missing />;
  if (!error) return isSlow && <SkeletonRows rows={8} />;
  return (
    <Boxed>
      <FailureState title={t('editor.failed')} lines={errorLines(error)} onRetry={() => void refetch()} />
    </Boxed>
  );
}

function Missing() {
  const { t } = useTranslation(['geofences', 'titles']);
  useMissingPage();
  return (
    <Boxed>
      <EmptyState icon={IconMapQuestion} title={t('editor.missing.title')} text={t('editor.missing.text')}>
        <ButtonLink to={paths.geofences}>{t('titles:geofences')}</ButtonLink>
      </EmptyState>
    </Boxed>
  );
}
