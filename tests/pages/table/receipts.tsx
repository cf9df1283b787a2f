import { useState } from 'react';
import type { TableColumn } from '../../../client/ui/table/columns.ts';
import { RowButton } from '../../../client/ui/table/row-opener.tsx';
import { DataTable } from '../../../client/ui/table/table.tsx';
import './receipts.css';

type Receipt = { id: string; vehicle: string; amount: number | null };

const VEHICLES = ['Van 10', 'Émile’s van', 'van 9'];
const AMOUNTS = [20, null, 100];
const receipts = (count: number): Receipt[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `R-${index + 1}`,
    vehicle: VEHICLES[index] ?? `Van ${index + 10}`,
    amount: index < AMOUNTS.length ? (AMOUNTS[index] ?? null) : index,
  }));

/** A page with one table. `?rows=10000` sets its length. */
export function Receipts() {
  const [rows] = useState(() => receipts(Number(new URLSearchParams(location.search).get('rows') ?? 3)));
  const [opened, setOpened] = useState('');
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const [columns] = useState((): TableColumn<Receipt>[] => [
    {
      id: 'id',
      header: 'Number',
      render: ({ id }) => <RowButton onClick={() => setOpened(id)}>{id}</RowButton>,
      inCard: 'title',
    },
    { id: 'vehicle', header: 'Vehicle', render: ({ vehicle }) => vehicle, sortBy: ({ vehicle }) => vehicle },
    {
      id: 'amount',
      header: 'Amount',
      render: ({ amount }) => amount ?? 'None',
      sortBy: ({ amount }) => amount,
      isDescendingFirst: true,
      align: 'end',
      inCard: 'end',
    },
  ]);
  return (
    <main>
      <h1>Receipts</h1>
      <DataTable
        className="frame"
        label="Receipts"
        columns={columns}
        rows={rows}
        keyOf={({ id }) => id}
        selection={{
          keys,
          onChange: setKeys,
          labelOf: ({ id }) => `Select ${id}`,
          canSelect: ({ amount }) => amount !== null,
        }}
      />
      <p>Opened: {opened}</p>
      <p>Selected: {[...keys].join(' ')}</p>
    </main>
  );
}
