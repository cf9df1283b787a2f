import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog, DialogFooter } from '../../ui/dialog.tsx';

type Asked = { email: string; answer: (isYes: boolean) => void };
type Props = {
  /** `null` if closed. */
  asked: Asked | null;
  name: string;
  isBusy: boolean;
};

/** Final confirmation before the new owner gets an e-mail. */
export function ConfirmOffer({ asked, name, isBusy }: Props) {
  const { t } = useTranslation(['transfer', 'common']);
  // Keeps the text while the dialog fades out.
  const [shown, setShown] = useState(asked);
  if (asked !== null && asked !== shown) setShown(asked);
  return (
    <Dialog opened={asked !== null} onClose={() => asked?.answer(false)} isBusy={isBusy} title={t('confirm.title')}>
      <p>{t('confirm.text', { email: shown?.email ?? '', name })}</p>
      <DialogFooter>
        <Button variant="default" disabled={isBusy} onClick={() => asked?.answer(false)}>
          {t('common:back')}
        </Button>
        <Button data-autofocus loading={isBusy} onClick={() => asked?.answer(true)}>
          {t('confirm.submit')}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
