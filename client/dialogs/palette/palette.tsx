import { MINUTE } from '../../rules/time/duration.ts';
import '@mantine/spotlight/styles.layer.css';
import { createSpotlight, Spotlight } from '@mantine/spotlight';
import {
  IconArrowRight,
  IconChecks,
  IconCurrentLocation,
  IconFileText,
  IconLock,
  IconLockOpen,
  IconSearch,
  IconTransfer,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Vehicle } from '../../api/model.ts';
import { runCommand } from '../../data/commands/commands.ts';
import { useBulkOffer } from '../../data/commands/use-bulk-offer.ts';
import { isWatched } from '../../data/device-requests/queue.ts';
import { NOTICE_OF, openNotice } from '../../data/notices/interruptions.ts';
import { useInterruptionMark, useInterruptionOf } from '../../data/notices/use-interruption.ts';
import { articlesFoundQuery } from '../../data/support/articles.ts';
import { useHasTransferable } from '../../data/transfers/use-has-transferable.ts';
import { useExclusiveToOthers } from '../../data/users/use-exclusive-to-others.ts';
import { vehiclesQuery } from '../../data/vehicles/queries.ts';
import { vehicleHash } from '../../data/vehicles/selection.ts';
import { pagesOfVehicle, type VehiclePageName } from '../../data/vehicles/vehicle-pages.ts';
import { articlePath, paths } from '../../lib/paths.ts';
import { commandGate, type VehicleCommand } from '../../rules/commands/command-gate.ts';
import { byName } from '../../rules/groups/groups.ts';
import { kindOf } from '../../rules/vehicle/vehicle-kind.ts';
import { vehicleState } from '../../rules/vehicle/vehicle-state.ts';
import { openBulkCommands, openTransfer } from '../../state/open-dialogs.ts';
import { paletteQuery } from '../../state/palette.ts';
import { useUser } from '../../state/session.ts';
import { useIsLost } from '../../state/use-is-lost.ts';
import { BareButton } from '../../ui/bare-button.tsx';
import { usePageExists } from '../../ui/page-exists.tsx';
import { useIsPhone } from '../../ui/use-is-phone.ts';
import { useMatchedText } from '../../ui/use-matched-text.ts';
import { useNow } from '../../ui/use-now.ts';
import { StateIcon } from '../../ui/vehicle-state.tsx';
import { OWN } from './other-dialogs.ts';
import styles from './palette.module.css';
import { Group, Result } from './result.tsx';
import { find, isNamed } from './results.ts';

const NONE: readonly Vehicle[] = [];
const COMMANDS = [
  { command: 'arm', icon: IconLock },
  { command: 'disarm', icon: IconLockOpen },
  { command: 'location', icon: IconCurrentLocation },
] as const;
/** Maximum number of help articles. */
const ARTICLES = 4;
const VEHICLE_PAGES: readonly VehiclePageName[] = [
  'trips',
  'activity',
  'alerts',
  'rules',
  'reports',
  'settings',
  'schedule',
];
const [store, spotlight] = createSpotlight();

type Page = { to: string; title: string };
type Props = {
  /** Pages that this user can open. */
  pages: readonly Page[];
  onClose: () => void;
};

/** Command palette: searches vehicles, pages and commands. Opens on mount, unmounts on close. */
export default function Palette({ pages, onClose }: Props) {
  const { t, i18n } = useTranslation(['palette', 'commands', 'vehicles', 'common', 'titles']);
  const [query, setQuery] = useState(paletteQuery);
  const { data = NONE } = useQuery(vehiclesQuery());
  const vehicles = useMemo(() => data.toSorted((a, b) => byName(a.vehicle_name, b.vehicle_name)), [data]);
  const exclusiveToOthers = useExclusiveToOthers(vehicles);
  const interruptionOf = useInterruptionOf();
  const markOf = useInterruptionMark();
  const navigate = useNavigate();
  const matchedText = useMatchedText();
  const user = useUser();
  const isOffline = useIsLost();
  const now = useNow(MINUTE);
  const isPhone = useIsPhone();
  useEffect(() => spotlight.open(), []);

  const commands = COMMANDS.map(({ command }) => ({ command, name: t(`commands:names.${command}`) }));
  const gateOf = (vehicle: Vehicle, command: VehicleCommand) =>
    commandGate(vehicle, command, { user, now, isOffline, isExclusiveToOther: exclusiveToOthers.has(vehicle.id) });
  const canTake = (vehicle: Vehicle, command: VehicleCommand) =>
    gateOf(vehicle, command).allowed && interruptionOf(vehicle) === null;
  const vehiclePages = VEHICLE_PAGES.map((page) => ({ page, name: t(`vehicles:menu.${page}`) }));
  const exists = usePageExists();
  const addressesOf = (vehicle: Vehicle) =>
    pagesOfVehicle(vehicle).filter(({ to }) => exists(to.replace(/[?#].*/, '')));
  const found = find(query, { pages, vehicles, commands, vehiclePages, addressesOf, canTake });
  const show = ({ id }: Vehicle) => void navigate(`${paths.controlCenter}${vehicleHash(id)}`);
  /** Sends a command where its progress is visible. */
  const send = (vehicle: Vehicle, command: VehicleCommand) => {
    if (!isWatched(vehicle.device_key)) show(vehicle);
    void runCommand(vehicle.device_key, command);
  };
  const bulk = useBulkOffer();
  const hasBulk =
    bulk.isOffered && isNamed(`${t('vehicles:sending.bulk')} ${commands.map(({ name }) => name).join(' ')}`, query);
  const hasTransfer = useHasTransferable() && isNamed(t('titles:transferVehicle'), query);
  // Every title at once, filtered here. A service without the list has no articles to find.
  const { data: titles = [] } = useQuery({
    ...articlesFoundQuery('', i18n.language),
    enabled: query.trim() !== '' && exists(paths.helpCenter),
  });
  const articles = query.trim() === '' ? [] : titles.filter(({ title }) => isNamed(title, query)).slice(0, ARTICLES);
  const isEmpty =
    articles.length === 0 &&
    !hasBulk &&
    !hasTransfer &&
    found.pages.length + found.vehicles.length + found.commands.length + found.vehiclePages.length === 0;

  const vehicleGroup = found.vehicles.length > 0 && (
    <Group key="vehicles" label={t('vehicles')}>
      {found.vehicles.map(({ item: vehicle, parts }) => {
        const state = vehicleState(vehicle, now);
        const interruption = markOf(vehicle, state);
        return (
          <Result
            key={vehicle.id}
            icon={<StateIcon state={state} />}
            label={vehicle.vehicle_name}
            about={matchedText(parts) || kindOf(vehicle)}
            end={[t(`vehicles:states.${state}`), interruption && t(`vehicles:interruption.${NOTICE_OF[interruption]}`)]
              .filter(Boolean)
              .join(' · ')}
            onClick={() => show(vehicle)}
          />
        );
      })}
    </Group>
  );
  const commandGroup = (hasBulk || hasTransfer || found.commands.length > 0) && (
    <Group key="commands" label={t('commands')}>
      {found.commands.map(({ command, name, vehicle }) => {
        const gate = gateOf(vehicle, command);
        const interruption = gate.allowed ? interruptionOf(vehicle) : null;
        const reason = gate.allowed ? interruption && NOTICE_OF[interruption] : gate.reason;
        const Icon = COMMANDS.find((known) => known.command === command)?.icon ?? IconArrowRight;
        return (
          <Result
            key={`${command} ${vehicle.id}`}
            icon={<Icon size={18} aria-hidden />}
            label={t('command', { command: name, vehicle: vehicle.vehicle_name })}
            end={reason === null ? undefined : t(`commands:disabled.${reason}`)}
            isDisabled={!gate.allowed}
            onClick={() => {
              // The notice explains it instead (core 4).
              if (interruption) openNotice({ kind: NOTICE_OF[interruption], by: 'command' });
              else send(vehicle, command);
            }}
          />
        );
      })}
      {hasBulk && (
        <Result
          icon={<IconChecks size={18} aria-hidden />}
          label={t('vehicles:sending.bulk')}
          end={bulk.reason ?? undefined}
          isDisabled={bulk.reason !== null}
          onClick={() => openBulkCommands()}
        />
      )}
      {hasTransfer && (
        <Result
          icon={<IconTransfer size={18} aria-hidden />}
          label={t('titles:transferVehicle')}
          onClick={() => openTransfer()}
        />
      )}
    </Group>
  );
  return (
    <Spotlight.Root
      store={store}
      query={query}
      onQueryChange={setQuery}
      clearQueryOnClose={false}
      onSpotlightClose={onClose}
      shortcut={null}
      scrollable
      maxHeight={isPhone ? undefined : 480}
      fullScreen={isPhone}
      radius={isPhone ? 0 : 'lg'}
      overlayProps={{ backgroundOpacity: 1, color: 'var(--wm-scrim)' }}
      classNames={{ content: styles.content, body: styles.body, actionsList: styles.results }}
      attributes={{ content: OWN }}
      aria-label={t('label')}
    >
      <div className={styles.head}>
        <Spotlight.Search
          className={styles.search}
          classNames={{ input: styles.input }}
          placeholder={t('placeholder')}
          aria-label={t('label')}
          leftSection={<IconSearch size={18} aria-hidden />}
        />
        {isPhone ? (
          <BareButton className={styles.cancel} onClick={() => spotlight.close()}>
            {t('common:cancel')}
          </BareButton>
        ) : (
          <kbd className={styles.key} aria-hidden>
            {t('escape')}
          </kbd>
        )}
      </div>
      <Spotlight.ActionsList>
        {found.isCommand ? [commandGroup, vehicleGroup] : [vehicleGroup, commandGroup]}
        {found.pages.length + found.vehiclePages.length > 0 && (
          <Group label={t('pages')}>
            {found.vehiclePages.map(({ to, title, vehicle }) => (
              <Result
                key={to}
                icon={<IconArrowRight size={18} aria-hidden />}
                label={t('pageOf', { page: title, vehicle: vehicle.vehicle_name })}
                onClick={() => void navigate(to)}
              />
            ))}
            {found.pages.map(({ to, title }) => (
              <Result
                key={to}
                icon={<IconArrowRight size={18} aria-hidden />}
                label={title}
                onClick={() => void navigate(to)}
              />
            ))}
          </Group>
        )}
        {articles.length > 0 && (
          <Group label={t('articles')}>
            {articles.map(({ articleNumber, title }) => (
              <Result
                key={articleNumber}
                icon={<IconFileText size={18} aria-hidden />}
                label={title}
                onClick={() => void navigate(articlePath(articleNumber))}
              />
            ))}
          </Group>
        )}
        {isEmpty && <Spotlight.Empty>{t('nothing')}</Spotlight.Empty>}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  );
}
