import { useTranslation } from 'react-i18next';
import { EditorFrame } from './editor-frame.tsx';
import { GeofenceEditor } from './geofence-editor.tsx';

/** Draws a new geofence (commerce 2). */
export default function CreateGeofencePage() {
  const { t } = useTranslation('titles');
  return (
    <EditorFrame title={t('createGeofence')}>
      <GeofenceEditor geofence={null} />
    </EditorFrame>
  );
}
