import '@mantine/core/styles/Checkbox.layer.css';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useErrorLines } from '../../api/error-lines.ts';
import type { Vehicle } from '../../api/model.ts';
import { vehiclesQuery } from '../../data/vehicles/queries.ts';
import { changeHelp, useHelpFlow } from '../../state/help-flow.ts';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { FailureState } from '../../ui/states.tsx';
import { VehiclePicker } from '../../ui/vehicle-picker/vehicle-picker.tsx';
import styles from './help-page.module.css';
import { slidePath } from './slide-nav.tsx';

type Props = {
  /** Query of the slide that follows. `null`: the choice is part of its own slide. */
  next: string | null;
  /** Whether the flow can go on without a vehicle. */
  isOptional?: boolean;
};

/** Selection of vehicles (commerce 2). */
export default function VehiclesSlide({ next, isOptional = next !== null }: Props) {
  const { t } = useTranslation('help-flow');
  const errorLines = useErrorLines();
  const { data: vehicles, error, refetch } = useQuery(vehiclesQuery());
  const navigate = useNavigate();
  const goOn = (ids: readonly number[]) => {
    changeHelp({ type: 'vehiclesChosen', vehicles: ids });
    if (next !== null) void navigate(slidePath(next));
  };
  if (!vehicles) {
    return error ? (
      <Card title={t('vehicles.label')}>
        <FailureState title={t('vehicles.failed')} lines={errorLines(error)} onRetry={() => void refetch()} />
      </Card>
    ) : (
      <SkeletonRows rows={3} />
    );
  }
  return (
    <Card title={t('vehicles.label')}>
      <div className={styles.body}>
        {vehicles.length === 0 ? <p>{t('vehicles.none')}</p> : <Selection vehicles={vehicles} onChosen={goOn} />}
        {isOptional && (
          <div>
            <Button variant="default" onClick={() => goOn([])}>
              {t(vehicles.length === 0 ? 'vehicles.next' : 'vehicles.skip')}
            </Button>
          </div>
        )}
      </div>
    </Card>
  );
}

function Selection({
  vehicles,
  onChosen,
}: {
  vehicles: readonly Vehicle[];
  onChosen: (ids: readonly number[]) => void;
}) {
  const { t } = useTranslation('help-flow');
  const before = useHelpFlow((flow) => flow.vehicles);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(
    () => new Set(vehicles.length === 1 ? vehicles.map(({ id }) => id) : before),
  );
  const [isMissing, setMissing] = useState(false);
  const tick = useCallback((ids: readonly number[], isOn: boolean) => {
    setMissing(false);
    setChosen((last) => {
      const next = new Set(last);
      for (const id of ids) {
        if (isOn) next.add(id);
        else next.delete(id);
      }
      return next;
    });
  }, []);
  const own = vehicles.filter(({ id }) => chosen.has(id)).map(({ id }) => id);
  return (
    <form
      className={styles.choosing}
      onSubmit={(event) => {
        event.preventDefault();
        if (own.length === 0) setMissing(true);
        else onChosen(own);
      }}
    >
      {isMissing && <Notice tone="alarm">{t('vehicles.missing')}</Notice>}
      <VehiclePicker several label={t('vehicles.label')} vehicles={vehicles} chosen={chosen} onTick={tick} />
      <div>
        <Button type="submit">{t('vehicles.next')}</Button>
      </div>
    </form>
  );
}
