import { Button, Menu, VisuallyHidden } from '@mantine/core';
import { IconCar, IconChevronDown, IconChevronRight, IconSearchOff } from '@tabler/icons-react';
import { useVirtualizer } from '@tanstack/react-virtual';
import {
  type Ref,
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { BareButton } from '../../../ui/bare-button.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { useIsPhone } from '../../../ui/use-is-phone.ts';
import { useListKeys } from '../../../ui/use-list-keys.ts';
import { useTextScale } from '../../../ui/use-text-scale.ts';
import { FirstStep } from '../../../widgets/vehicle/first-step.tsx';
import { useFormat } from '../../../wording/use-format.ts';
import { changeList, NO_FILTER, toggled } from '../filters/list-settings.ts';
import { type ListedVehicle, type Row, rowsOf, sectionKey, sectionsOf } from './list-rows.ts';
import { useRowTexts } from './use-row-texts.ts';
import styles from './vehicle-list.module.css';
import { VehicleMenuItems } from './vehicle-menu.tsx';
import { VehicleRow } from './vehicle-row.tsx';

const HEAD_HEIGHT = 30;
/** A touch target. */
const HEAD_HEIGHT_PHONE = 44;
const ROW_HEIGHT = 52;

/** Methods of the list for the page. */
export type ListHandle = {
  /** Focuses a vehicle's row, or the last focused row. */
  focus: (vehicleId?: number) => void;
};

type Props = {
  ref: Ref<ListHandle>;
  vehicles: readonly ListedVehicle[];
  /** Search or filters hide some vehicles. */
  isFiltered: boolean;
  inSections: boolean;
  selectedId: number | null;
  now: number;
  onSelect: (vehicleId: number) => void;
  /** Called to show a vehicle on the map. */
  onShow: (vehicleId: number) => void;
  /** Called with the vehicles on the screen. */
  onWatch: (vehicleIds: readonly number[]) => void;
};

/** Vehicles by section. Renders only the rows on the screen. */
export function VehicleList({
  ref,
  vehicles,
  isFiltered,
  inSections,
  selectedId,
  now,
  onSelect,
  onShow,
  onWatch,
}: Props) {
  const { t } = useTranslation('vehicles');
  const keysId = useId();
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const rows = useMemo(() => rowsOf(vehicles, closed, inSections), [vehicles, closed, inSections]);
  const scroller = useRef<HTMLDivElement>(null);
  const scale = useTextScale();
  const headHeight = scale * (useIsPhone() ? HEAD_HEIGHT_PHONE : HEAD_HEIGHT);
  const rowHeight = scale * ROW_HEIGHT;
  const keys = useListKeys(
    useMemo(() => rows.map(({ key }) => key), [rows]),
    'button',
  );
  // oxlint-disable-next-line react/incompatible-library -- intended: it returns new values on each render
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => (rows[index]?.kind === 'section' ? headHeight : rowHeight),
    // A new function would make the virtualizer measure all rows again.
    getItemKey: useCallback((index: number) => rows[index]?.key ?? index, [rows]),
    overscan: 8,
    rangeExtractor: keys.rangeExtractor,
  });
  useEffect(() => virtual.measure(), [virtual, headHeight, rowHeight]);
  const items = virtual.getVirtualItems();
  useWatch(
    items.flatMap(({ index }) => vehicleIdOf(rows[index])),
    onWatch,
  );

  const indexOf = (vehicleId: number) => rows.findIndex((row) => vehicleIdOf(row)[0] === vehicleId);
  useImperativeHandle(ref, () => ({
    focus: (vehicleId) => {
      const index = vehicleId === undefined ? keys.current : indexOf(vehicleId);
      if (index >= 0) keys.go(index, virtual);
    },
  }));

  // A vehicle selected on the map scrolls into view once, and its section opens.
  const revealed = useRef<number | null>(null);
  const reveal = useEffectEvent((vehicleId: number | null) => {
    if (revealed.current === vehicleId) return;
    const index = vehicleId === null ? -1 : indexOf(vehicleId);
    const hidden = vehicleId !== null && index < 0 ? sectionOf(vehicleId, vehicles) : null;
    if (hidden !== null) return setClosed((closed) => new Set([...closed].filter((key) => key !== hidden)));
    revealed.current = vehicleId;
    if (index >= 0) virtual.scrollToIndex(index);
  });
  useEffect(() => reveal(selectedId), [selectedId, rows]);

  const [menu, setMenu] = useState<{ listed: ListedVehicle; button: HTMLElement } | null>(null);
  const openMenu = useStable((vehicleId: number, button: HTMLElement) => {
    const listed = vehicles.find(({ vehicle }) => vehicle.id === vehicleId);
    if (listed) setMenu({ listed, button });
  });
  const select = useStable(onSelect);
  const texts = useRowTexts();

  if (vehicles.length === 0) return <NothingToList isFiltered={isFiltered} />;
  return (
    <div
      ref={scroller}
      className={styles.scroller}
      role="presentation"
      onKeyDown={(event) => keys.onKeyDown(event, virtual)}
      onFocus={keys.onFocus}
    >
      <VisuallyHidden id={keysId}>{t('keys')}</VisuallyHidden>
      <ul
        ref={keys.list}
        className={styles.rows}
        style={{ height: virtual.getTotalSize() }}
        aria-label={t('list')}
        aria-describedby={keysId}
      >
        {items.map(({ key, index, start, size }) => {
          const row = rows[index];
          if (!row) return null;
          const isCurrent = index === keys.current;
          return (
            <li
              key={key}
              data-row={row.key}
              className={styles.row}
              style={{ height: size, transform: `translateY(${start}px)` }}
              aria-setsize={rows.length}
              aria-posinset={index + 1}
            >
              {row.kind === 'section' ? (
                <SectionHead row={row} isCurrent={isCurrent} onToggle={() => setClosed(toggled(closed, row.key))} />
              ) : (
                <VehicleRow
                  listed={row.listed}
                  isSelected={row.listed.vehicle.id === selectedId}
                  isCurrent={isCurrent}
                  now={now}
                  texts={texts}
                  onSelect={select}
                  onMenu={openMenu}
                />
              )}
            </li>
          );
        })}
      </ul>
      {menu && <RowMenu {...menu} onShow={onShow} onClose={() => setMenu(null)} />}
    </div>
  );
}

type SectionRow = Extract<Row, { kind: 'section' }>;

function SectionHead({ row, isCurrent, onToggle }: { row: SectionRow; isCurrent: boolean; onToggle: () => void }) {
  const { t } = useTranslation('vehicles');
  const format = useFormat();
  return (
    <BareButton className={styles.head} tabIndex={isCurrent ? 0 : -1} aria-expanded={row.isOpen} onClick={onToggle}>
      {row.isOpen ? <IconChevronDown size={14} aria-hidden /> : <IconChevronRight size={14} aria-hidden />}
      {row.section.kind === 'group' ? row.section.name : t(SECTION_NAMES[row.section.kind])}
      <span className={styles.count}>
        {row.above === 0
          ? format.number(row.count)
          : t('above', { number: format.number(row.count), above: format.number(row.above) })}
      </span>
    </BareButton>
  );
}

const SECTION_NAMES = { attention: 'needsAttention', rest: 'noGroup', shared: 'shared' } as const;
const vehicleIdOf = (row: Row | undefined): number[] => (row?.kind === 'vehicle' ? [row.listed.vehicle.id] : []);

/** One menu for all rows, placed at the button that opened it: rows mount and unmount while the list scrolls. */
function RowMenu({ listed, button, onShow, onClose }: RowMenuProps) {
  const [place] = useState(() => placeIn(button));
  const close = () => {
    onClose();
    button.focus();
  };
  return (
    <Menu opened onClose={close} position="bottom-end" returnFocus={false}>
      <Menu.Target>
        <span className={styles.anchor} style={place} />
      </Menu.Target>
      <Menu.Dropdown aria-label={button.getAttribute('aria-label') ?? undefined}>
        <VehicleMenuItems vehicle={listed.vehicle} onShow={onShow} />
      </Menu.Dropdown>
    </Menu>
  );
}
type RowMenuProps = {
  listed: ListedVehicle;
  button: HTMLElement;
  onShow: (vehicleId: number) => void;
  onClose: () => void;
};

/** Position of a button in its scroll container. */
function placeIn(button: HTMLElement) {
  const scroller = button.closest(`.${styles.scroller}`);
  const around = scroller?.getBoundingClientRect() ?? { top: 0, left: 0 };
  const { top, left, width, height } = button.getBoundingClientRect();
  return { top: top - around.top + (scroller?.scrollTop ?? 0), left: left - around.left, width, height };
}

function NothingToList({ isFiltered }: Pick<Props, 'isFiltered'>) {
  const { t } = useTranslation('vehicles');
  if (!isFiltered) {
    return (
      <EmptyState icon={IconCar} title={t('empty.title')} text={t('empty.text')}>
        <FirstStep />
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={IconSearchOff} title={t('nothingFound.title')} text={t('nothingFound.text')}>
      <Button variant="default" onClick={() => changeList(NO_FILTER)}>
        {t('nothingFound.clear')}
      </Button>
    </EmptyState>
  );
}

/** Key of a vehicle's section. `null` if it is not in the list. */
function sectionOf(vehicleId: number, vehicles: readonly ListedVehicle[]): string | null {
  const own = vehicles.find(({ vehicle }) => vehicle.id === vehicleId);
  const [section] = own ? sectionsOf(own) : [];
  return section ? sectionKey(section) : null;
}

/** Reports vehicles when others appear on the screen, not on each render. */
function useWatch(ids: readonly number[], onWatch: Props['onWatch']): void {
  const reported = useRef('');
  useEffect(() => {
    const seen = ids.join();
    if (seen === reported.current) return;
    reported.current = seen;
    onWatch(ids);
  });
}

/** A stable function that calls the latest one, so that unchanged rows do not render again. */
function useStable<Args extends unknown[]>(work: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(work);
  useEffect(() => {
    latest.current = work;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
