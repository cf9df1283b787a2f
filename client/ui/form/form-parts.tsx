/** Parts of every form besides its fields. */
import { VisuallyHidden } from '@mantine/core';
import { useEffect, useId, useRef, useState } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { Notice } from '../notice.tsx';
import styles from './form.module.css';
import { LeaveQuestion } from './leave-question.tsx';
import { markUnsaved, useAsksForAll } from './unsaved.ts';
import type { ContractForm } from './use-contract-form.ts';

/** Errors that no field shows. Scrolls them into view, because the form may be long. */
export function Lines({ lines }: { lines: readonly string[] }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (lines.length > 0) place.current?.scrollIntoView({ block: 'nearest' });
  }, [lines]);
  if (lines.length === 0) return null;
  return (
    <div ref={place} className={styles.refusal}>
      <Notice tone="alarm">
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Notice>
    </div>
  );
}

/** Announces the error of the focused field: it appears without a change of focus. */
export function Spoken<Values extends FieldValues, Sent>({ form }: { form: ContractForm<Values, Sent> }) {
  const [words, setWords] = useState('');
  const attempts = useRef(0);
  const { subscribe, getFieldState } = form;
  useEffect(
    () =>
      subscribe({
        formState: { errors: true },
        callback: ({ isSubmitting = false, submitCount = 0 }) => {
          const name = document.activeElement?.getAttribute('name');
          // On submit the focus moves to the first error, which is announced with its field.
          const isSent = isSubmitting || submitCount > attempts.current;
          attempts.current = submitCount;
          if (name && !isSent) setWords(getFieldState(name as FieldPath<Values>).error?.message ?? '');
        },
      }),
    [subscribe, getFieldState],
  );
  return <VisuallyHidden component="output">{words}</VisuallyHidden>;
}

/** Tracks unsaved changes of the form, and confirms before they are lost. */
export function Guard<Values extends FieldValues, Sent>({
  form,
  subject,
}: {
  form: ContractForm<Values, Sent>;
  subject: string | undefined;
}) {
  const id = useId();
  const asks = useAsksForAll(id);
  const { subscribe } = form;
  useEffect(() => {
    const stop = subscribe({
      formState: { isDirty: true },
      callback: ({ isDirty }) => markUnsaved(id, isDirty ?? false),
    });
    return () => {
      stop();
      markUnsaved(id, false);
    };
  }, [subscribe, id]);
  return asks ? <LeaveQuestion subject={subject} /> : null;
}
