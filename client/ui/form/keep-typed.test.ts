import { createFormControl, type FieldValues } from 'react-hook-form';
import { expect, test } from 'vitest';
import { keepTyped } from './keep-typed.ts';
import type { ContractForm } from './use-contract-form.ts';

const SENT = { first_name: 'Ria', company: '', postal_code: 'k1a 0b1', phone: { country: 'CA', digits: '6135550148' } };

/** A submitted form with later edits in `typed`, and whether it has unsaved changes. */
function sentForm(typed: Partial<typeof SENT>) {
  const form = createFormControl<typeof SENT>({ defaultValues: { ...SENT, first_name: 'Riley' } });
  const dirty: boolean[] = [];
  form.subscribe({
    formState: { isDirty: true, dirtyFields: true },
    callback: ({ isDirty }) => dirty.push(isDirty ?? false),
  });
  form.setValue('first_name', 'Ria', { shouldDirty: true });
  for (const [name, value] of Object.entries(typed))
    form.setValue(name as keyof typeof SENT, value, { shouldDirty: true });
  form.resetDefaultValues(SENT);
  return { form: form as unknown as ContractForm<FieldValues>, hasChanges: () => dirty.at(-1) };
}

test('[core 8] edits made during a save stay and count as unsaved', () => {
  const { form, hasChanges } = sentForm({ company: 'Lakeside', phone: { country: 'CA', digits: '6135550149' } });
  expect(hasChanges()).toBe(true);
  keepTyped(form, { ...SENT, postal_code: 'K1A0B1' });
  expect(form.getValues()).toEqual({
    first_name: 'Ria',
    company: 'Lakeside',
    postal_code: 'K1A0B1',
    phone: { country: 'CA', digits: '6135550149' },
  });
  expect(hasChanges()).toBe(true);
  form.setValue('company', '', { shouldDirty: true });
  form.setValue('phone', SENT.phone, { shouldDirty: true });
  expect(hasChanges()).toBe(false);
});

test('[core 8] a save without later edits leaves nothing unsaved', () => {
  const { form, hasChanges } = sentForm({});
  keepTyped(form, { ...SENT, postal_code: 'K1A0B1' });
  expect(form.getValues('postal_code')).toBe('K1A0B1');
  expect(hasChanges()).toBe(false);
});
