import '@mantine/dropzone/styles.layer.css';
import { Button, Input } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { useMergedRef } from '@mantine/hooks';
import { IconPhotoPlus, IconTrash } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { IMAGE_TYPES, imageProblem } from '../../rules/validation/images.ts';
import type { Problem } from '../../rules/validation/problem.ts';
import { lazyDialog } from '../lazy-dialog.tsx';
import type { ChosenImage } from './crop-dialog.tsx';
import styles from './image-field.module.css';
import { problemMessage } from './server-message.ts';
import { type FieldProps, useField } from './use-field.ts';
import { FieldError } from './wrapper.tsx';

const CropDialog = lazyDialog(() => import('./crop-dialog.tsx'), { onClose: ({ onClose }) => onClose() });

type Props<Values extends FieldValues, Sent> = Omit<FieldProps<Values, Sent, string | null>, 'takesFocus'> & {
  /** Aspect ratio of the crop: width by height. */
  aspect?: number;
  /** Shape of the image and its crop: round for a person. */
  shape?: 'rect' | 'round';
};

/**
 * An image: chosen or dropped, cropped, and removed. Its value is the data URL of a new crop, the address of the saved image,
 * or `null`.
 */
export function ImageField<Values extends FieldValues, Sent>({
  form,
  name,
  label,
  hint,
  required,
  disabled,
  aspect = 1,
  shape = 'rect',
}: Props<Values, Sent>) {
  const { t, i18n } = useTranslation('forms');
  const id = useId();
  const {
    value,
    change,
    control: { ref, ...input },
    error,
  } = useField<Values, Sent, string | null>({ form, name });
  const [chosen, setChosen] = useState<ChosenImage | null>(null);
  const [refusal, setRefusal] = useState<Problem | null>(null);
  /** Address of an image that failed to load. */
  const [broken, setBroken] = useState<string | null>(null);
  const openPicker = useRef<() => void>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  const chooserRef = useMergedRef(ref, chooser);

  const take = (files: readonly File[]) => {
    const [file] = files;
    if (!file) return;
    const problem = imageProblem(file);
    setRefusal(problem);
    if (!problem) setChosen({ type: file.type, address: URL.createObjectURL(file) });
  };
  /** The pressed button was removed with the dialog or the image. */
  const goToChooser = () => chooser.current?.focus();
  const close = () => {
    if (chosen) URL.revokeObjectURL(chosen.address);
    setChosen(null);
    goToChooser();
  };
  const use = (dataUrl: string | null) => {
    close();
    if (dataUrl === null) setRefusal({ text: 'imageUnreadable' });
    else change(dataUrl);
  };
  const remove = () => {
    change(null);
    goToChooser();
  };
  const message = refusal ? problemMessage(refusal, t, i18n.language) : error;
  const messageId = message ? `${id}-error` : undefined;
  const hintId = `${id}-hint`;
  return (
    // WebKit counts the legend of a fieldset twice if it is a flex item.
    <div>
      <fieldset disabled={disabled} aria-describedby={[messageId, hintId].filter(Boolean).join(' ')}>
        <legend>
          <Input.Label labelElement="div" required={required}>
            {label}
          </Input.Label>
        </legend>
        <Dropzone
          className={styles.zone}
          openRef={openPicker}
          onDrop={take}
          onReject={(rejected) => take(rejected.map(({ file: refused }) => refused))}
          accept={[...IMAGE_TYPES]}
          multiple={false}
          disabled={disabled}
          activateOnClick={false}
          enablePointerEvents
          inputProps={{ name: input.name, 'aria-label': label }}
          tabIndex={-1}
          data-error={message !== undefined}
        >
          {value === null || value === broken ? (
            <span className={styles.empty} data-shape={shape}>
              <IconPhotoPlus size={24} aria-hidden />
            </span>
          ) : (
            <img
              className={styles.picture}
              data-shape={shape}
              style={{ aspectRatio: aspect }}
              src={value}
              alt={t('image.chosen')}
              onError={() => setBroken(value)}
            />
          )}
          <div className={styles.words}>
            <div className={styles.buttons}>
              <Button
                ref={chooserRef}
                variant="default"
                classNames={{ label: styles.label }}
                disabled={disabled}
                aria-describedby={[messageId, hintId].filter(Boolean).join(' ')}
                onClick={() => openPicker.current?.()}
                onBlur={input.onBlur}
              >
                {t(value === null ? 'image.choose' : 'image.replace')}
              </Button>
              {value !== null && (
                <Button
                  variant="subtle"
                  classNames={{ label: styles.label }}
                  disabled={disabled}
                  leftSection={<IconTrash size={16} aria-hidden />}
                  onClick={remove}
                >
                  {t('image.remove')}
                </Button>
              )}
            </div>
            <Input.Description id={hintId}>
              <Dropzone.Idle>{hint ?? t('image.drop')}</Dropzone.Idle>
              <Dropzone.Accept>{t('image.dropNow')}</Dropzone.Accept>
              <Dropzone.Reject>{hint ?? t('image.drop')}</Dropzone.Reject>
            </Input.Description>
          </div>
        </Dropzone>
        {message && (
          <Input.Error id={messageId} className={styles.below} role={refusal ? 'alert' : undefined}>
            <FieldError>{message}</FieldError>
          </Input.Error>
        )}
        {chosen && <CropDialog image={chosen} aspect={aspect} shape={shape} onUse={use} onClose={close} />}
      </fieldset>
    </div>
  );
}
