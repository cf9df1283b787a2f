import { Profiler } from 'react';
import * as z from 'zod';
import { zPersonName } from '../../../client/api/schemas.ts';
import { Form, FormButtons, FormFooter } from '../../../client/ui/form/form.tsx';
import { TextField } from '../../../client/ui/form/text-field.tsx';
import { useContractForm } from '../../../client/ui/form/use-contract-form.ts';

const names = Array.from({ length: 50 }, (_, index) => `field_${index + 1}`);
const schema = z.object(Object.fromEntries(names.map((name) => [name, zPersonName])));
const values = Object.fromEntries(names.map((name) => [name, 'Riley']));

/** Number of renders of each field. */
declare global {
  interface Window {
    drawn: Record<string, number>;
  }
}
window.drawn = {};
const count = (name: string) => {
  window.drawn[name] = (window.drawn[name] ?? 0) + 1;
};

export function FiftyFields() {
  const form = useContractForm({ schema, values });
  return (
    <main>
      <h1>Fifty fields</h1>
      <Form form={form} onSubmit={() => Promise.resolve()} explain={(failure) => [String(failure)]}>
        {names.map((name) => (
          <Profiler key={name} id={name} onRender={count}>
            <TextField form={form} name={name} label={name} required />
          </Profiler>
        ))}
        <FormFooter>
          <FormButtons submit="Save" />
        </FormFooter>
      </Form>
    </main>
  );
}
