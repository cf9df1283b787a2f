import { Menu } from '@mantine/core';
import { IconCar, IconDotsVertical, IconPencil, IconTrash, IconZoomIn } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Geofence } from '../../api/model.ts';
import { geofencePath, vehiclesInsidePath } from '../../lib/paths.ts';
import { hasArea } from '../../rules/geofences/inside.ts';
import { readShape } from '../../rules/geofences/shape.ts';
import { BareButton } from '../../ui/bare-button.tsx';
import { MenuItem } from '../../ui/menu-item.tsx';
import { usePageExists } from '../../ui/page-exists.tsx';
import styles from './row-menu.module.css';

type Props = { geofence: Geofence; onShow: (id: number) => void; onDelete: (geofence: Geofence) => void };

/** Actions on a geofence. Renders its menu only while it is open, because rows mount while a long list scrolls. */
export function RowMenu({ geofence, onShow, onDelete }: Props) {
  const { t } = useTranslation('geofences');
  const exists = usePageExists();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { id, name } = geofence;
  const label = t('menu.open', { name });
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <span className={styles.place}>
      <BareButton
        ref={button}
        className={styles.button}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <IconDotsVertical size={18} aria-hidden />
      </BareButton>
      {isOpen && (
        <Menu opened onClose={close} position="bottom-end" width={220} returnFocus={false}>
          <Menu.Target>
            <span className={styles.anchor} />
          </Menu.Target>
          <Menu.Dropdown aria-label={label}>
            <MenuItem icon={IconZoomIn} onClick={() => onShow(id)}>
              {t('menu.show')}
            </MenuItem>
            {exists(geofencePath(id)) && (
              <Menu.Item component={Link} to={geofencePath(id)} leftSection={<IconPencil size={18} aria-hidden />}>
                {t('menu.edit')}
              </Menu.Item>
            )}
            {hasArea(readShape(geofence)) && (
              <Menu.Item component={Link} to={vehiclesInsidePath(id)} leftSection={<IconCar size={18} aria-hidden />}>
                {t('menu.inside')}
              </Menu.Item>
            )}
            <MenuItem icon={IconTrash} onClick={() => onDelete(geofence)}>
              {t('menu.delete')}
            </MenuItem>
          </Menu.Dropdown>
        </Menu>
      )}
    </span>
  );
}
