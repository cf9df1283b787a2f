import '@fontsource-variable/inter/wght.css';
import './mantine.css';
import './base.css';
import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { theme } from './theme.ts';
import { cssVariables, printStyles } from './variables.ts';

/** Color scheme: follows the system until the user chooses. The browser stores the choice. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
      <style media="print">{printStyles}</style>
      {children}
    </MantineProvider>
  );
}
