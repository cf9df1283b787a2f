import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { NewLocationLink, Vehicle } from '../../api/model.ts';
import { locationLinksQuery } from '../../data/location-links/queries.ts';
import { vehiclesQuery } from '../../data/vehicles/queries.ts';
import { closeDialog } from '../../state/open-dialogs.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { CreateLink } from './create-link.tsx';
import { LinkList } from './link-list.tsx';
import styles from './location-links.module.css';
import { NewLink } from './new-link.tsx';

type About = { vehicleId: number } | null;

const close = () => closeDialog('locationLinks');

/** Links to the location of one vehicle: creates them, shows each new one once, lists and revokes them. `null`: closed. */
export default function LocationLinksDialog({ about }: { about: About }) {
  const { t } = useTranslation('location-link');
  const { data: vehicles } = useQuery(vehiclesQuery());
  // Keeps the content while the dialog fades out. Each opening starts without the link of the last one.
  const [shown, setShown] = useState<{ about: NonNullable<About>; vehicle: Vehicle } | null>(null);
  const [made, setMade] = useState<{ about: About; link: NewLocationLink } | null>(null);
  const vehicle = vehicles?.find(({ id }) => id === about?.vehicleId);
  if (about !== null && vehicle && (about !== shown?.about || vehicle !== shown.vehicle)) {
    setShown({ about, vehicle });
  }
  const created = made !== null && made.about === shown?.about ? made.link : null;
  const isOpen = about !== null && about === shown?.about;
  const links = useQuery({ ...locationLinksQuery(shown?.vehicle.id ?? null), ...(!isOpen && { enabled: false }) });
  // A service without these calls: the list says so, and there is nothing to create.
  const isOffered = links.error?.kind !== 'not-offered';
  return (
    <Dialog
      opened={isOpen}
      onClose={close}
      size={560}
      title={t('dialog.title', { name: shown?.vehicle.vehicle_name ?? '' })}
    >
      {shown && (
        <div className={styles.body}>
          {created !== null && <NewLink link={created} onAnother={() => setMade(null)} />}
          {created === null && isOffered && (
            <CreateLink vehicle={shown.vehicle} onCreated={(link) => setMade({ about: shown.about, link })} />
          )}
          <LinkList
            vehicle={shown.vehicle}
            query={links}
            onRevoked={(id) => {
              if (id === created?.id) setMade(null);
            }}
          />
        </div>
      )}
    </Dialog>
  );
}
