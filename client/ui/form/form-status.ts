import { createContext, useContext } from 'react';

/** Whether the form around is being sent. */
export const FormStatus = createContext<{ isBusy: boolean }>({ isBusy: false });

export const useFormStatus = () => useContext(FormStatus);
