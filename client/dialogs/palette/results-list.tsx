import { Spotlight } from '@mantine/spotlight';
import { IconArrowRight, IconFileText, IconHelp, IconPolygon, IconUser } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Vehicle } from '../../api/model.ts';
import { vehicleHash } from '../../data/vehicles/selection.ts';
import { articlePath, geofencePath, paths } from '../../lib/paths.ts';
import { personName } from '../../rules/sharing/people.ts';
import { noteResult } from '../../state/recent-results.ts';
import { usePageExists } from '../../ui/page-exists.tsx';
import { useAnswers } from './answers.tsx';
import { CommandGroup, useNamedDialogs } from './command-group.tsx';
import type { TitledPage } from './lazy-palette.tsx';
import styles from './palette.module.css';
import { Group, Result } from './result.tsx';
import { keyOf, useFound } from './use-found.ts';
import { VehicleResult } from './vehicle-result.tsx';

type Props = { query: string; pages: readonly TitledPage[] };

/** Everything that a query finds, in groups. Without a result, the help center with the same words. */
export function ResultsList({ query, pages }: Props) {
  const { t } = useTranslation('palette');
  const navigate = useNavigate();
  const exists = usePageExists();
  const found = useFound(query, pages);
  const dialogs = useNamedDialogs(query);
  const answers = useAnswers(query, found);
  const show = (vehicle: Vehicle) => {
    noteResult(keyOf(vehicle));
    void navigate(`${paths.controlCenter}${vehicleHash(vehicle.id)}`);
  };
  const open = (to: string) => {
    noteResult(keyOf({ to }));
    void navigate(to);
  };
  const arrow = <IconArrowRight size={18} aria-hidden />;

  const vehicles = found.vehicles.length > 0 && (
    <Group key="vehicles" label={t('vehicles')}>
      {found.vehicles.map(({ item, parts, address }) => (
        <VehicleResult key={item.id} vehicle={item} parts={parts} address={address} onClick={() => show(item)} />
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
    answers.length > 0 && (
      <Group key="answers" label={t('answers')}>
        {answers}
      </Group>
    ),
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
        <div className={styles.help}>
          <Result
            icon={<IconHelp size={18} aria-hidden />}
            label={t('help', { query: query.trim() })}
            onClick={() => void navigate(`${paths.helpCenter}?${new URLSearchParams({ search: query.trim() })}`)}
          />
        </div>
      )}
    </>
  );
}
