import { Button, type ButtonProps } from '@mantine/core';
import styles from './danger-button.module.css';

type Props = Pick<ButtonProps, 'loading' | 'disabled' | 'children'> & { onClick: () => void };

/** Button that does what cannot be undone. */
export const DangerButton = (props: Props) => <Button className={styles.danger} {...props} />;
