import '@mantine/core/styles/Switch.layer.css';
import { Switch, type SwitchProps } from '@mantine/core';
import styles from './rule-switch.module.css';

type Props = Pick<SwitchProps, 'label' | 'description' | 'aria-label' | 'aria-describedby'> & {
  isOn: boolean;
  isDisabled: boolean;
  onChange: () => void;
};

/** Switch that saves at once and shows what is saved. A disabled one keeps the focus. */
export function RuleSwitch({ isOn, isDisabled, onChange, ...rest }: Props) {
  return (
    <Switch
      {...rest}
      className={styles.switch}
      withThumbIndicator={false}
      aria-disabled={isDisabled}
      checked={isOn}
      onChange={() => {
        if (!isDisabled) onChange();
      }}
    />
  );
}
