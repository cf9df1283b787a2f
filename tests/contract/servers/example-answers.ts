import { type AnswerOf, contractOf, isSuccess, type OperationId } from '../contract.ts';
import { operationExamples } from '../examples.ts';

/** Success answer of an operation: its example in the contract. */
export type Success = { status: number; body: unknown };

const examples = new Map(operationExamples.map(({ id, answers }) => [id, answers]));

function exampleOf(id: OperationId): Success {
  const status = Object.keys(contractOf(id).responses).map(Number).find(isSuccess) as number;
  return { status, body: examples.get(id)?.[status]?.[0] };
}

const bodyOf = <K extends OperationId>(id: K): AnswerOf<K> => exampleOf(id).body as AnswerOf<K>;

/** Lists whose single example lacks something that a plan needs: a guest, a trouble code, a dash cam, an add-on. */
const richer: { [K in OperationId]?: AnswerOf<K> } = {
  listUsers: withRows(bodyOf('listUsers'), (owner) => [
    owner,
    { ...owner, id: 102, username: 'nina@waymark.example', user_type: [{ type: 'vehicle_user', subscriber: 11 }] },
  ]),
  listVehicles: withRows(bodyOf('listVehicles'), (vehicle) => [
    {
      ...vehicle,
      dtc_codes: {
        P0171: { tech_definition: 'Lean', effect_on_vehicle: 'Some', system: 'Fuel', urgency_desc: 'Soon' },
      },
    },
  ]),
  listDevices: withRows(bodyOf('listDevices'), (device) => [
    {
      ...device,
      camera_settings: { ...bodyOf('updateCameraSettings'), cellular_data: { is_enabled: true } },
      plan_add_ons: [{ device_plan_add_on_id: 91, plan_add_on_id: 'streaming', expiration: null, auto_renew: true }],
    },
  ]),
};

function withRows<P extends { results: unknown[] }>(page: P, rowsOf: (row: P['results'][number]) => P['results']): P {
  return { ...page, results: rowsOf(page.results[0]) };
}

export function successOf(id: OperationId): Success {
  const example = exampleOf(id);
  return { ...example, body: richer[id] ?? example.body };
}
