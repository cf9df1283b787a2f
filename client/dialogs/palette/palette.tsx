import '@mantine/spotlight/styles.layer.css';
import { createSpotlight, Spotlight } from '@mantine/spotlight';
import {
  IconArrowRight,
  IconChecks,
  IconCurrentLocation,
  IconLock,
  IconLockOpen,
  IconSearch,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Vehicle } from '../../api/model.ts';
import { runCommand } from '../../data/vehicles/commands.ts';
import { vehiclesQuery } from '../../data/vehicles/queries.ts';
import { vehicleHash } from '../../data/vehicles/selection.ts';
import { paths } from '../../lib/paths.ts';
import { commandGate, type VehicleCommand } from '../../rules/command-gate.ts';
import { vehicleState } from '../../rules/vehicle-state.ts';
import { openBulkCommands } from '../../state/open-dialogs.ts';
import { paletteQuery } from '../../state/palette.ts';
import { useUser } from '../../state/session.ts';
import { useIsLost } from '../../state/use-is-lost.ts';
import { useNow } from '../../ui/use-now.ts';
import { StateDisc } from '../../ui/vehicle-state.tsx';
import styles from './palette.module.css';
import { find, isNamed } from './results.ts';

const MINUTE = 60_000;
const COMMANDS = [
  { command: 'arm', icon: IconLock },
  { command: 'disarm', icon: IconLockOpen },
  { command: 'location', icon: IconCurrentLocation },
] as const;
const [store, spotlight] = createSpotlight();

type Page = { to: string; title: string };
type Props = {
  /** What this user can go to. */
  pages: readonly Page[];
  onClose: () => void;
};

/** Finds vehicles, pages and commands by typing. Mounted when it is opened; closing ends it. */
export default function Palette({ pages, onClose }: Props) {
  const { t } = useTranslation(['palette', 'vehicles', 'common']);
  const [query, setQuery] = useState(paletteQuery);
  const { data: vehicles = [] } = useQuery(vehiclesQuery());
  const navigate = useNavigate();
  const user = useUser();
  const isOffline = useIsLost();
  const now = useNow(MINUTE);
  useEffect(() => spotlight.open(), []);

  const commands = COMMANDS.map(({ command }) => ({ command, name: t(`vehicles:commands.${command}.name`) }));
  const found = find(query, { pages, vehicles, commands });
  const show = ({ id }: Vehicle) => void navigate(`${paths.controlCenter}${vehicleHash(id)}`);
  /** Sent where its progress is seen. */
  const send = (vehicle: Vehicle, command: VehicleCommand) => {
    show(vehicle);
    void runCommand(vehicle.device_key, command);
  };
  const hasBulk = isNamed(`${t('common:commands.bulk')} ${commands.map(({ name }) => name).join(' ')}`, query);
  const isEmpty = !hasBulk && found.pages.length + found.vehicles.length + found.commands.length === 0;
  return (
    <Spotlight.Root
      store={store}
      query={query}
      onQueryChange={setQuery}
      clearQueryOnClose={false}
      onSpotlightClose={onClose}
      shortcut={null}
      scrollable
      maxHeight={440}
      radius="lg"
      overlayProps={{ backgroundOpacity: 1, color: 'var(--wm-scrim)' }}
      aria-label={t('label')}
    >
      <Spotlight.Search
        placeholder={t('placeholder')}
        aria-label={t('label')}
        leftSection={<IconSearch size={18} aria-hidden />}
      />
      <Spotlight.ActionsList>
        {found.vehicles.length > 0 && (
          <Spotlight.ActionsGroup label={t('vehicles')}>
            {found.vehicles.map((vehicle) => {
              const state = vehicleState(vehicle, now);
              const kind = [vehicle.vehicle_year, vehicle.vehicle_make, vehicle.vehicle_model].filter(Boolean);
              return (
                <Spotlight.Action
                  key={vehicle.id}
                  label={vehicle.vehicle_name}
                  description={[t(`vehicles:states.${state}`), kind.join(' ')].filter(Boolean).join(' · ')}
                  leftSection={<StateDisc state={state} />}
                  onClick={() => show(vehicle)}
                />
              );
            })}
          </Spotlight.ActionsGroup>
        )}
        {(hasBulk || found.commands.length > 0) && (
          <Spotlight.ActionsGroup label={t('commands')}>
            {found.commands.map(({ command, name, vehicle }) => {
              const gate = commandGate(vehicle, command, { user, now, isOffline });
              const Icon = COMMANDS.find((known) => known.command === command)?.icon ?? IconArrowRight;
              return (
                <Spotlight.Action
                  key={`${command} ${vehicle.id}`}
                  label={t('command', { command: name, vehicle: vehicle.vehicle_name })}
                  description={gate.allowed ? undefined : t(`vehicles:barred.${gate.reason}`)}
                  leftSection={<Icon size={20} className={styles.icon} aria-hidden />}
                  disabled={!gate.allowed}
                  onClick={() => send(vehicle, command)}
                />
              );
            })}
            {hasBulk && (
              <Spotlight.Action
                label={t('common:commands.bulk')}
                leftSection={<IconChecks size={20} className={styles.icon} aria-hidden />}
                onClick={() => openBulkCommands()}
              />
            )}
          </Spotlight.ActionsGroup>
        )}
        {found.pages.length > 0 && (
          <Spotlight.ActionsGroup label={t('pages')}>
            {found.pages.map(({ to, title }) => (
              <Spotlight.Action
                key={to}
                label={title}
                leftSection={<IconArrowRight size={20} className={styles.icon} aria-hidden />}
                onClick={() => void navigate(to)}
              />
            ))}
          </Spotlight.ActionsGroup>
        )}
        {isEmpty && <Spotlight.Empty>{t('nothing')}</Spotlight.Empty>}
      </Spotlight.ActionsList>
      <Spotlight.Footer className={styles.footer}>{t('keys')}</Spotlight.Footer>
    </Spotlight.Root>
  );
}
