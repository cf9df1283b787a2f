import '@mantine/spotlight/styles.layer.css';
import { createSpotlight, Spotlight } from '@mantine/spotlight';
import {
  IconAlertTriangle,
  IconArrowRight,
  IconFileText,
  IconHelp,
  IconLock,
  IconPolygon,
  IconSearch,
  IconUser,
} from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Vehicle } from '../../api/model.ts';
import { useUnlocked } from '../../data/commands/use-unlocked.ts';
import { vehicleHash } from '../../data/vehicles/selection.ts';
import { articlePath, geofencePath, paths } from '../../lib/paths.ts';
import { personName } from '../../rules/sharing/people.ts';
import { openDiagnostics } from '../../state/open-dialogs.ts';
import { typeInPalette, usePalette } from '../../state/palette.ts';
import { noteResult } from '../../state/recent-results.ts';
import { BareButton } from '../../ui/bare-button.tsx';
import { usePageExists } from '../../ui/page-exists.tsx';
import { useIsPhone } from '../../ui/use-is-phone.ts';
import { useUnlockedTexts } from '../../wording/unlocked.ts';
import { CommandGroup, useNamedDialogs } from './command-group.tsx';
import { EarlySearch } from './early-search.tsx';
import type { TitledPage } from './lazy-palette.tsx';
import { OWN } from './other-dialogs.ts';
import styles from './palette.module.css';
import { Group, Result } from './result.tsx';
import { isAnyNamed } from './results.ts';
import { keyOf, useFound } from './use-found.ts';
import { VehicleResult } from './vehicle-result.tsx';

const [store, spotlight] = createSpotlight();
/** Selects the next result, or the first. */
const DOWN = { code: 'ArrowDown', bubbles: true };

type Props = {
  /** Pages that this user can open. */
  pages: readonly TitledPage[];
  onClose: () => void;
};

/** Command palette: searches vehicles, pages, places, people and commands. Opens on mount, unmounts on close. */
export default function Palette({ pages, onClose }: Props) {
  const { t } = useTranslation(['palette', 'common']);
  const { query, isTyped } = usePalette();
  const [hasFocus, setFocus] = useState(false);
  const isPhone = useIsPhone();
  useEffect(() => spotlight.open(), []);
  const search = useRef<HTMLInputElement>(null);
  // Selects the first result, as after each key. Not for a query that a button gave: a held Enter key would send its command to the first vehicle.
  useEffect(() => {
    if (hasFocus && isTyped) search.current?.dispatchEvent(new KeyboardEvent('keydown', DOWN));
  }, [hasFocus, isTyped]);
  return (
    <>
      {!hasFocus && <EarlySearch />}
      <Spotlight.Root
        store={store}
        query={query}
        onQueryChange={typeInPalette}
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
            ref={search}
            className={styles.search}
            classNames={{ input: styles.input }}
            placeholder={t('placeholder')}
            aria-label={t('label')}
            leftSection={<IconSearch size={18} aria-hidden />}
            onFocus={() => setFocus(true)}
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
          <Results query={query} pages={pages} />
        </Spotlight.ActionsList>
      </Spotlight.Root>
    </>
  );
}

function Results({ query, pages }: { query: string; pages: Props['pages'] }) {
  const { t } = useTranslation(['palette', 'commands']);
  const navigate = useNavigate();
  const exists = usePageExists();
  const found = useFound(query, pages);
  const dialogs = useNamedDialogs(query);
  const { unlocked, lockAll } = useUnlocked(found.allVehicles);
  const unlockedTexts = useUnlockedTexts();
  const isAboutLocks = unlocked.length > 0 && isAnyNamed(t('unlockedWords').split(', '), query);
  const show = (vehicle: Vehicle) => {
    noteResult(keyOf(vehicle));
    void navigate(`${paths.controlCenter}${vehicleHash(vehicle.id)}`);
  };
  const open = (to: string) => {
    noteResult(keyOf({ to }));
    void navigate(to);
  };
  const arrow = <IconArrowRight size={18} aria-hidden />;

  const answers = (isAboutLocks || found.codes.length > 0) && (
    <Group key="answers" label={t('answers')}>
      {isAboutLocks && (
        <Result
          icon={<IconLock size={18} aria-hidden />}
          label={unlockedTexts(unlocked).text}
          end={unlockedTexts(unlocked).act}
          onClick={lockAll}
        />
      )}
      {found.codes.map(({ code, meaning, vehicle }) => (
        <Result
          key={`${vehicle.id} ${code}`}
          icon={<IconAlertTriangle size={18} aria-hidden />}
          label={t('codeOf', { vehicle: vehicle.vehicle_name, code })}
          about={meaning}
          onClick={() => openDiagnostics(vehicle.id, code)}
        />
      ))}
    </Group>
  );
  const vehicles = found.vehicles.length > 0 && (
    <Group key="vehicles" label={t('vehicles')}>
      {found.vehicles.map(({ item, parts }) => (
        <VehicleResult key={item.id} vehicle={item} parts={parts} onClick={() => show(item)} />
      ))}
    </Group>
  );
  const commands = <CommandGroup key="commands" commands={found.commands} dialogs={dialogs} onShow={show} />;
  const groups = [
    found.recent.length > 0 && (
      <Group key="recent" label={t('recent')}>
        {found.recent.map((one) =>
          'page' in one ? (
            <Result key={one.key} icon={arrow} label={one.page.title} onClick={() => open(one.page.to)} />
          ) : (
            <VehicleResult key={one.key} vehicle={one.vehicle} onClick={() => show(one.vehicle)} />
          ),
        )}
      </Group>
    ),
    answers,
    ...(found.isCommand ? [commands, vehicles] : [vehicles, commands]),
    found.places.length > 0 && (
      <Group key="places" label={t('places')}>
        {found.places.map(({ id, name, address }) => (
          <Result
            key={id}
            icon={<IconPolygon size={18} aria-hidden />}
            label={name}
            about={address ?? ''}
            onClick={() => void navigate(geofencePath(id))}
          />
        ))}
      </Group>
    ),
    found.people.length > 0 && exists(paths.sharing) && (
      <Group key="people" label={t('people')}>
        {found.people.map((person) => (
          <Result
            key={person.id}
            icon={<IconUser size={18} aria-hidden />}
            label={personName(person)}
            about={person.email}
            onClick={() => void navigate(`${paths.editGuest}/${person.id}`)}
          />
        ))}
      </Group>
    ),
    found.pages.length + found.vehiclePages.length > 0 && (
      <Group key="pages" label={t('pages')}>
        {found.vehiclePages.map(({ to, title, vehicle }) => (
          <Result
            key={to}
            icon={arrow}
            label={t('pageOf', { page: title, vehicle: vehicle.vehicle_name })}
            onClick={() => void navigate(to)}
          />
        ))}
        {found.pages.map(({ to, title, about }) => (
          <Result key={to} icon={arrow} label={title} about={about ?? ''} onClick={() => open(to)} />
        ))}
      </Group>
    ),
    found.articles.length > 0 && (
      <Group key="articles" label={t('articles')}>
        {found.articles.map(({ articleNumber, title }) => (
          <Result
            key={articleNumber}
            icon={<IconFileText size={18} aria-hidden />}
            label={title}
            onClick={() => void navigate(articlePath(articleNumber))}
          />
        ))}
      </Group>
    ),
  ];
  const hasCommands = found.commands.length > 0 || dialogs.bulk || dialogs.transfer;
  if (hasCommands || groups.some((group) => group !== commands && group !== false)) return groups;
  return (
    <>
      <Spotlight.Empty>{t('nothing')}</Spotlight.Empty>
      {exists(paths.helpCenter) && (
        <Result
          icon={<IconHelp size={18} aria-hidden />}
          label={t('help')}
          onClick={() => void navigate(paths.helpCenter)}
        />
      )}
    </>
  );
}
