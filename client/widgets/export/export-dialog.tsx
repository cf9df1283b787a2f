import { Progress as Bar, Button } from '@mantine/core';
import '@mantine/core/styles/Progress.layer.css';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorLines } from '../../api/error-lines.ts';
import { ListMovedError, type Progress } from '../../data/read-whole-list.ts';
import { sessionSignal } from '../../lib/session-signal.ts';
import { Dialog, DialogFooter } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './export-dialog.module.css';

type Props = {
  title: string;
  /** What the file will have. */
  text: string;
  /** Number of rows that are expected. */
  count: number;
  submit: string;
  progressText: (progress: Progress) => string;
  doneText: (count: number) => string;
  /** Text for rows that were added while it ran, each time. */
  moved: string;
  failed: string;
  /** Writes the file, and resolves with its number of rows. Saves none if the signal is aborted. */
  write: (options: { signal: AbortSignal; onProgress: (progress: Progress) => void }) => Promise<number>;
  onClose: () => void;
};

type State =
  | { step: 'ready' }
  | { step: 'running'; progress: Progress }
  | { step: 'done'; count: number }
  | { step: 'failed'; error: unknown };

/** Writes a file of many rows: says how many, shows the progress, and can be canceled. */
export function ExportDialog({ title, text, count, submit, write, onClose, ...texts }: Props) {
  const { t } = useTranslation();
  const errorLines = useErrorLines();
  const [state, setState] = useState<State>({ step: 'ready' });
  const running = useRef<AbortController | null>(null);
  const isRunning = state.step === 'running';
  const cancel = () => {
    running.current?.abort();
    onClose();
  };
  const start = async () => {
    // A second press comes before the button renders as busy.
    if (running.current) return;
    const stop = new AbortController();
    running.current = stop;
    const signal = AbortSignal.any([stop.signal, sessionSignal()]);
    setState({ step: 'running', progress: { done: 0, of: count } });
    try {
      const written = await write({
        signal,
        onProgress: (progress) => signal.aborted || setState({ step: 'running', progress }),
      });
      if (!signal.aborted) setState({ step: 'done', count: written });
    } catch (error) {
      if (!signal.aborted) setState({ step: 'failed', error });
    }
    running.current = null;
  };
  return (
    <Dialog opened onClose={cancel} title={title}>
      <div className={styles.content}>
        <p>{text}</p>
        {state.step === 'running' && (
          <div className={styles.progress}>
            <Bar value={state.progress.of === 0 ? 0 : (state.progress.done / state.progress.of) * 100} aria-hidden />
            <p className="tabular">{texts.progressText(state.progress)}</p>
          </div>
        )}
        {state.step === 'done' && <Notice tone="success">{texts.doneText(state.count)}</Notice>}
        {state.step === 'failed' && (
          <Notice tone="alarm">
            <p>{texts.failed}</p>
            {(state.error instanceof ListMovedError ? [texts.moved] : errorLines(state.error)).map((line) => (
              <p key={line}>{line}</p>
            ))}
          </Notice>
        )}
      </div>
      <DialogFooter>
        <Button variant="default" onClick={cancel} data-autofocus>
          {t(state.step === 'done' ? 'close' : 'cancel')}
        </Button>
        {state.step !== 'done' && (
          <Button loading={isRunning} onClick={() => void start()}>
            {submit}
          </Button>
        )}
      </DialogFooter>
    </Dialog>
  );
}
