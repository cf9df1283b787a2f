import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sendBulk, stopBulk, tellBulk, useBulk } from '../../data/vehicles/bulk.ts';
import type { BulkCommand } from '../../rules/bulk.ts';
import { type BulkFlow, failedOf, isRunning } from '../../rules/bulk-flow.ts';
import { SIZES } from '../../rules/constants.ts';
import { BulkFailures } from './bulk-failures.tsx';
import { BulkFooter } from './bulk-footer.tsx';
import styles from './bulk-form.module.css';
import { BulkList } from './bulk-list.tsx';
import { allowedIn, matchingRows, rowsFor } from './bulk-rows.ts';
import { BulkTools } from './bulk-tools.tsx';
import { CommandChoice } from './command-choice.tsx';
import { useBulkRows } from './use-bulk-rows.ts';

/** More vehicles than the list shows at once are searched. */
const SEARCHED_FROM = 8;

/** What is sent to whom, how far it is and what became of it (core 2.7, core 4). */
export function BulkForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('commands');
  const flow = useBulk();
  const { rows, viewer } = useBulkRows(flow.command);
  const [text, setText] = useState('');
  const [wantsFailed, setWantsFailed] = useState(false);
  const content = useRef<HTMLDivElement>(null);

  const isLocked = isRunning(flow) || flow.phase === 'success';
  // While it runs each answer changes the rows, and nobody is shown the failed alone.
  const settled = isLocked ? NO_ROWS : flow.rows;
  const failed = useMemo(() => failedOf({ rows: settled }), [settled]);
  const isFailedOnly = wantsFailed && failed.size > 0;
  const shown = useMemo(() => {
    const found = matchingRows(rows, text);
    return isFailedOnly ? found.filter(({ vehicle }) => failed.has(vehicle.id)) : found;
  }, [rows, text, isFailedOnly, failed]);
  const allowed = useMemo(() => allowedIn(rows), [rows]);
  const chosen = useMemo(() => allowed.filter((id) => flow.ticked.has(id)), [allowed, flow.ticked]);

  const choose = (command: BulkCommand) => {
    const next = rowsFor(
      rows.map(({ vehicle }) => vehicle).filter(({ id }) => flow.ticked.has(id)),
      { places: NO_PLACES, command, viewer },
    );
    tellBulk({ type: 'commandChosen', command, allowed: allowedIn(next) });
  };
  const [tick] = useState(() => (vehicleId: number, isOn: boolean) => {
    tellBulk({ type: 'ticked', vehicleIds: [vehicleId], isOn });
  });
  const send = (vehicleIds: readonly number[]) => {
    void sendBulk(vehicleIds);
    // Where something is missing, there is where to go on.
    const { missing } = useBulk.getState();
    const place = missing.command ? '[data-part="command"] input' : '[data-part="all"] input';
    if (missing.command || missing.vehicles) content.current?.querySelector<HTMLElement>(place)?.focus();
  };

  return (
    <div ref={content} className={styles.content}>
      <CommandChoice command={flow.command} isLocked={isLocked} isMissing={flow.missing.command} onChoose={choose} />
      <BulkTools
        search={rows.length > SEARCHED_FROM ? { text, onText: setText } : null}
        command={flow.command}
        shown={shown}
        chosen={chosen}
        canTake={allowed.length}
        ticked={flow.ticked}
        isLocked={isLocked}
        failed={rows.length > SEARCHED_FROM ? failed.size : 0}
        isFailedOnly={isFailedOnly}
        onFailedOnly={() => setWantsFailed(!isFailedOnly)}
      />
      {/* What failed takes its room from the list: nothing moves under the pointer. */}
      <div className={styles.middle} style={{ maxHeight: SIZES.bulkList }}>
        {shown.length > 0 ? (
          <BulkList listed={shown} flow={flow} isLocked={isLocked} onTick={tick} />
        ) : (
          <p className={styles.nothing}>{rows.length > 0 ? t('bulk.nothingFound') : t('bulk.empty')}</p>
        )}
        {flow.phase === 'idle' && (
          <BulkFailures failed={failed} ids={chosen.filter((id) => failed.has(id))} onRetry={send} />
        )}
      </div>
      <BulkFooter flow={flow} onCancel={onClose} onStop={() => stopBulk('canceled')} onSend={() => send(chosen)} />
    </div>
  );
}
const NO_PLACES: ReadonlyMap<number, number> = new Map();
const NO_ROWS: BulkFlow['rows'] = new Map();
