import { options as catalog, type OptionSeed } from '../../../fixtures/catalog/options.ts';
import type { OptionTables, OptionTablesUpdate } from '../../../generated/contract/types.gen.ts';
import type { DeviceRow } from '../../world/rows.ts';
import { productCapabilities } from '../catalog.ts';
import { isUnreachable, type Refusal, settingsRefusal } from '../commands/gates.ts';
import { type CommandOrder, log } from '../commands/send.ts';
import { hasPin } from './pins.ts';

type Shown = { show_3_4?: boolean | undefined; keylocker?: boolean | undefined };
type Option = OptionTables['tables'][number]['options'][number];

/** Tables that `show_3_4` adds. */
const LATER = 3;

const keyOf = ({ table, option }: Pick<OptionSeed, 'table' | 'option'> | { table: number; option: number }) =>
  `option ${table} ${option}`;

function optionsOf(device: DeviceRow): readonly OptionSeed[] {
  const { option_tables: hasOptions, keylocker: hasKeylocker } = productCapabilities(device.product_name);
  return hasOptions ? catalog.filter(({ keylocker }) => hasKeylocker || !keylocker) : [];
}

/** What an option needs to be changed (commerce 5, commerce 8). */
function requirementOf({ installer, keylocker }: OptionSeed): 'installer' | 'pin' | null {
  if (installer) return 'installer';
  return keylocker ? 'pin' : null;
}

/** Tables of a device. Empty for products without options. */
export function optionTables(device: DeviceRow, { show_3_4 = false, keylocker = false }: Shown): OptionTables {
  const shown = optionsOf(device).filter(
    (option) => (show_3_4 || option.table < LATER) && (keylocker || !option.keylocker),
  );
  const tables = new Map<number, Option[]>();
  for (const seed of shown) {
    const { table, option, name, value, choices } = seed;
    const requires = requirementOf(seed);
    const current = Number(device.settings[keyOf(seed)] ?? value);
    tables.set(table, [
      ...(tables.get(table) ?? []),
      { option, name, ...(requires && { requires }), value: current, choices: [...choices] },
    ]);
  }
  return { tables: [...tables].map(([table, options]) => ({ table, options })) };
}

type Order = Pick<CommandOrder, 'world' | 'device' | 'vehicle' | 'user' | 'isInstaller' | 'now' | 'sentAt' | 'fault'>;
export type OptionsOutcome =
  | { kind: 'refused'; refusal: Refusal }
  | { kind: 'invalid'; errors: Record<string, string[]> }
  | { kind: 'unreachable' }
  | { kind: 'changed'; device: DeviceRow };

/** Changes options of a device, all or none. Logs it once, also if the device did not answer (commerce 8). */
export function changeOptions(order: Order, { options }: OptionTablesUpdate): OptionsOutcome {
  const { world, device, user, now, isInstaller = false } = order;
  const refusal = settingsRefusal(world, device, user, now, isInstaller);
  if (refusal) return { kind: 'refused', refusal };
  const known = new Map(optionsOf(device).map((seed) => [keyOf(seed), seed]));
  const errors: Record<string, string[]> = {};
  const named = new Set<string>();
  options.forEach((option, index) => {
    const seed = known.get(keyOf(option));
    const isAgain = named.has(keyOf(option));
    named.add(keyOf(option));
    if (isAgain) errors[`options.${index}.option`] = ['Is named twice'];
    else if (!seed) errors[`options.${index}.option`] = ['Unknown option'];
    else if (!seed.choices.includes(option.value)) {
      errors[`options.${index}.value`] = [`Must be one of ${seed.choices.join(', ')}`];
    }
  });
  if (Object.keys(errors).length > 0) return { kind: 'invalid', errors };
  if (!isInstaller && options.some((option) => known.get(keyOf(option))?.installer)) {
    return { kind: 'refused', refusal: 'INSTALLER_REQUIRED' };
  }
  if (!hasPin(device, now) && options.some((option) => known.get(keyOf(option))?.keylocker)) {
    return { kind: 'refused', refusal: 'PIN_REQUIRED' };
  }
  const outcome = isUnreachable(device, order.fault) ? 'unreachable' : 'done';
  log({ ...order, command: 'set_options' }, outcome);
  if (outcome === 'unreachable') return { kind: outcome };
  const values = Object.fromEntries(options.map((option) => [keyOf(option), option.value]));
  return {
    kind: 'changed',
    device: world.tables.devices.update(device.id, { settings: { ...device.settings, ...values } }),
  };
}
