import { Button } from '@mantine/core';
import { IconCloudOff, IconRefresh } from '@tabler/icons-react';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './states.module.css';
import { ToneDisc } from './tone-disc.tsx';

type Icon = ComponentType<{ size?: number; 'aria-hidden'?: boolean }>;

/** Describes an empty page or list, and offers the first step. */
export function EmptyState({
  icon,
  title,
  text,
  children,
}: {
  icon: Icon;
  title: string;
  text: string;
  children?: ReactNode;
}) {
  return (
    <div className={styles.state}>
      <ToneDisc icon={icon} tone="accent" size="large" />
      <h2>{title}</h2>
      <p>{text}</p>
      {children}
    </div>
  );
}

type FailureProps = {
  title: string;
  lines: readonly string[];
  onRetry: () => void;
  /** `h1` if the failure replaces the page. */
  heading?: 'h1' | 'h2';
  /** A way on if that does not help. */
  children?: ReactNode;
};

/** Describes what failed to load and why, with a retry button. */
export function FailureState({ title, lines, onRetry, heading: Heading = 'h2', children }: FailureProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.state} role="alert">
      <ToneDisc icon={IconCloudOff} tone="alarm" size="large" />
      <Heading>{title}</Heading>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <Button variant="default" leftSection={<IconRefresh size={16} aria-hidden />} onClick={onRetry}>
        {t('tryAgain')}
      </Button>
      {children}
    </div>
  );
}
