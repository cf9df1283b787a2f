import { Button } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { QRCodeSVG } from 'qrcode.react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { zPin } from '../../../api/schemas.ts';
import { turnOn } from '../../../data/users/two-factor.ts';
import { appAddress, secretGroups } from '../../../rules/access/two-factor.ts';
import { SUCCESS_ICON } from '../../../rules/constants/live-view.ts';
import { usePortal } from '../../../state/portal.ts';
import { useUser } from '../../../state/session.ts';
import { Dialog, DialogFooter } from '../../../ui/dialog.tsx';
import { CodeField } from '../../../ui/form/code-field.tsx';
import { Form, FormButtons } from '../../../ui/form/form.tsx';
import { useContractForm } from '../../../ui/form/use-contract-form.ts';
import { Notice } from '../../../ui/notice.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { FailureState } from '../../../ui/states.tsx';
import { useSingleFlight } from '../../../ui/use-single-flight.ts';
import { Refused } from '../refused.ts';
import { useRefused, useRefusedLines } from '../use-refused.ts';
import styles from './two-factor.module.css';

/** Side of the code in pixels. */
const SIZE = 176;

type Props = {
  /** An app is in use, and stays until the new one is verified. */
  isChange: boolean;
  onClose: () => void;
  onDone: () => void;
};

/** Sets up an authenticator app: a key by QR code or typed, then a code of it. The key exists in this dialog only. */
export default function AppDialog({ isChange, onClose, onDone }: Props) {
  const { t } = useTranslation('two-factor');
  const { identity } = usePortal();
  const answerOf = useRefused();
  const explain = useRefusedLines();
  const [secret, setSecret] = useState<string | null>(null);
  const [failure, setFailure] = useState<readonly string[] | null>(null);
  const load = useSingleFlight(async () => {
    setSecret(null);
    setFailure(null);
    try {
      setSecret(answerOf(await identity.account((calls) => calls.newAppSecret())).secret);
    } catch (error) {
      setFailure(explain(error));
    }
  });
  const isAsked = useRef(false);
  useEffect(() => {
    // Once, also in the strict mode of development: a second key would end the first.
    if (isAsked.current) return;
    isAsked.current = true;
    load(undefined);
  });
  return (
    <Dialog opened onClose={onClose} title={t('app.title')} size={560}>
      {failure && <FailureState title={t('app.failed')} lines={failure} onRetry={() => load(undefined)} />}
      {secret === null && failure === null && <SkeletonRows rows={3} />}
      {secret !== null && (
        <Setup
          key={secret}
          secret={secret}
          isChange={isChange}
          onClose={onClose}
          onDone={onDone}
          onStartAgain={() => load(undefined)}
        />
      )}
    </Dialog>
  );
}

const schema = z.object({ code: zPin });

type SetupProps = Props & { secret: string; onStartAgain: () => void };

function Setup({ secret, isChange, onClose, onDone, onStartAgain }: SetupProps) {
  const { t } = useTranslation('two-factor');
  const { identity, brand } = usePortal();
  const { email } = useUser();
  const answerOf = useRefused();
  const form = useContractForm({ schema, values: { code: '' } });
  const { setFocus } = form;
  useEffect(() => setFocus('code'), [setFocus]);
  const [wasWrong, setWrong] = useState(false);
  /** The service checks a key once. If turning it on fails afterwards, only that is repeated. */
  const isVerified = useRef(false);
  const verify = async ({ code }: { code: string }) => {
    setWrong(false);
    if (!isVerified.current) {
      const result = await identity.account((calls) => calls.verifyApp(code));
      if (result.kind === 'refused' && result.reason === 'code_mismatch') {
        setWrong(true);
        throw new Refused(t('app.wrong'), 'code');
      }
      answerOf(result, { code_expired: 'code' });
      isVerified.current = true;
    }
    return answerOf(await identity.account(turnOn('totp')));
  };
  return (
    <Form form={form} guard={false} onSubmit={verify} onDone={onDone} explain={useRefusedLines()}>
      <div className={styles.steps}>
        {isChange && <Notice tone="accent">{t('app.kept')}</Notice>}
        <p>{t('app.scan')}</p>
        <div className={styles.app}>
          <div className={styles.qr}>
            <QRCodeSVG
              value={appAddress({ brand: brand.name, email, secret })}
              size={SIZE}
              title={t('app.qr')}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an SVG drawn in place, which no address can have
              role="img"
            />
          </div>
          <div className={styles.key}>
            <p id="app-key-label">{t('app.typed')}</p>
            {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a text with a name, not controls */}
            <p className={styles.secret} aria-labelledby="app-key-label" role="group">
              {secretGroups(secret)}
            </p>
            <CopyKey secret={secret} />
          </div>
        </div>
        <CodeField form={form} name="code" label={t('app.code')} hint={t('app.codeHint')} takesFocus required />
        {wasWrong && (
          <div>
            <Button variant="subtle" onClick={onStartAgain}>
              {t('app.again')}
            </Button>
          </div>
        )}
      </div>
      <DialogFooter>
        <FormButtons submit={t(isChange ? 'app.submitChange' : 'app.submit')} busy={t('app.busy')} onCancel={onClose} />
      </DialogFooter>
    </Form>
  );
}

/** Says a failure beside it. An alert would keep the key in a store. */
function CopyKey({ secret }: { secret: string }) {
  const { t } = useTranslation('two-factor');
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret);
    } catch {
      setState('refused');
      return;
    }
    setState('copied');
    setTimeout(() => setState('idle'), SUCCESS_ICON);
  };
  const Icon = state === 'copied' ? IconCheck : IconCopy;
  return (
    <>
      <Button variant="default" leftSection={<Icon size={16} aria-hidden />} onClick={() => void copy()}>
        {t(state === 'copied' ? 'app.copied' : 'app.copy')}
      </Button>
      {state === 'refused' && (
        <p className={styles.small} role="alert">
          {t('app.notCopied')}
        </p>
      )}
    </>
  );
}
